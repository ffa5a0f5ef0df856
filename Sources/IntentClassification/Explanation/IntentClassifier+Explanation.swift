extension IntentClassifier {
  /// Explains the scores of an utterance, for an intent or, without one, for the most probable.
  ///
  /// The numbers are those of ``classify(_:)``, taken apart. An intent that the model does not
  /// know counts as none. Costs some hundred microseconds.
  public func explain(_ utterance: String, intent: Intent? = nil) -> Explanation {
    extractor.withFeatures(of: utterance, memory: acceptance) { features, reading in
      let (probabilities, softmax) = probabilities(features)
      let outputs = ComparedOutputs(
        probabilities, intent: intent.flatMap { intents.firstIndex(of: $0) } ?? softmax.best)
      let texts = extractor.walkedTexts(of: utterance, memory: acceptance)
      var tally = GramTally(texts, bucketBits: configuration.features.bucketBits)
      tally.weigh(features.map { weights(network.hiddenTerms($0), outputs) })
      let logits = logits(utterance)
      func score(_ index: Int) -> Explanation.Score {
        Explanation.Score(
          intent: intents[index], logit: Double(logits[index]),
          confidence: Double(probabilities[index]))
      }
      return Explanation(
        utterance: utterance, normalizedText: texts[0].string,
        correctedText: texts.count > 1 ? texts[1].string : nil,
        reading: TextReading(reading, longestUtterance: configuration.longestUtterance),
        intent: score(outputs.intent), other: outputs.other.map(score),
        bias: weights(network.hiddenBias, outputs) + headBias(outputs), grams: tally.grams,
        parts: PartBuilder.parts(texts, tally),
        temperature: configuration.temperature,
        acceptance: acceptanceExplanation(
          softmax, reading, texts[0].occurrences,
          confidence: Double(probabilities[softmax.best])))
    }
  }

  /// Returns what an utterance's features add to the hidden units: `hiddenSize` numbers, all 0 for
  /// a text without a feature.
  package func sentenceVector(of utterance: String) -> [Float] {
    extractor.withFeatures(of: utterance) { features, _ in
      var vector = [Float](unsafeUninitializedCapacity: network.shape.hiddenSize) {
        network.computeHidden(features, into: $0)
        $1 = network.shape.hiddenSize
      }
      for unit in vector.indices { vector[unit] -= network.hiddenBias[unit] }
      // Without a feature what is left is rounding, which has a direction but no meaning.
      return features.isEmpty ? [Float](repeating: 0, count: vector.count) : vector
    }
  }

  private func weights(_ hidden: [Float], _ outputs: ComparedOutputs) -> Explanation.Weights {
    Explanation.Weights(
      intent: network.headSum(hidden, output: outputs.intent),
      other: outputs.other.map { network.headSum(hidden, output: $0) } ?? 0)
  }

  private func headBias(_ outputs: ComparedOutputs) -> Explanation.Weights {
    Explanation.Weights(
      intent: Double(network.headBias[outputs.intent]),
      other: outputs.other.map { Double(network.headBias[$0]) } ?? 0)
  }

  private func acceptanceExplanation(
    _ softmax: SoftmaxSummary, _ reading: Reading, _ occurrences: [GramOccurrence],
    confidence: Double
  ) -> AcceptanceExplanation {
    let evidence = evidence(softmax, reading)
    let view = acceptance.commandView
    return AcceptanceExplanation(
      value: acceptance.score?.score(evidence) ?? confidence,
      terms: acceptance.score?.terms(evidence) ?? [], bias: acceptance.score?.bias ?? 0,
      commandLogOdds: view?.logOdds(codeSum: reading.commandCodes),
      commandBias: Double(view?.bias ?? 0),
      commandWords: view.map { Self.commandWords(occurrences, $0) } ?? [])
  }

  private static func commandWords(
    _ occurrences: [GramOccurrence], _ view: CommandView
  ) -> [AcceptanceExplanation.CommandWord] {
    var order: [String] = []
    var codes: [String: Int] = [:]
    for occurrence in occurrences where occurrence.kind != .characters {
      if codes[occurrence.text] == nil { order.append(occurrence.text) }
      codes[occurrence.text, default: 0] += view.code(occurrence.hash)
    }
    return order.compactMap { text in
      guard let code = codes[text], code != 0 else { return nil }
      return AcceptanceExplanation.CommandWord(
        text: text, weight: Double(code) * Double(view.scale))
    }
  }
}

/// The two outputs of a network that are compared.
private struct ComparedOutputs {
  let intent: Int
  /// The most probable other one; of equal ones the first.
  let other: Int?

  init(_ probabilities: [Float], intent: Int) {
    self.intent = intent
    var other: Int?
    for index in probabilities.indices where index != intent {
      if other.map({ probabilities[index] > probabilities[$0] }) ?? true { other = index }
    }
    self.other = other
  }
}
