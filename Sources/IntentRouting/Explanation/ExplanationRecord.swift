import IntentClassification

/// An explanation as one line of JSON: the keys of a ``DecisionRecord``, and behind them why.
///
/// `docs/explain.md` fixes the shape.
public struct ExplanationRecord: Sendable {
  private let explanation: DecisionExplanation
  private let rankingLength: Int

  /// Prepares an explanation for writing, with so many candidates of its ranking.
  public init(_ explanation: DecisionExplanation, rankingLength: Int = 5) {
    self.explanation = explanation
    self.rankingLength = rankingLength
  }

  /// One JSON object without line feeds; keys stand in a fixed order.
  public var json: String { json(adding: []) }

  /// Returns the object with more members at its end, each a key and JSON.
  package func json(adding members: [(key: String, json: String)]) -> String {
    var object = DecisionRecord(explanation.decision, rankingLength: rankingLength).object
    let scores = explanation.scores
    object.add("normalized_text", string: scores.normalizedText)
    if let corrected = scores.correctedText { object.add("corrected_text", string: corrected) }
    object.add("compared", Self.list(Self.compared(scores)))
    object.add("temperature", number: scores.temperature)
    object.add("parts", Self.list(scores.parts.map(Self.part)))
    object.add("acceptance", Self.acceptance(scores.acceptance))
    object.add("checks", Self.list(explanation.checks.map(Self.check)))
    object.add("command_parts", Self.list(explanation.commandParts.map(Self.commandPart)))
    object.add("changes", Self.list(explanation.changes.map(Self.change)))
    for member in members { object.add(member.key, member.json) }
    return object.json
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// The one or two intents, in the order of every list of weights.
  private static func compared(_ scores: Explanation) -> [String] {
    var rows = [score(scores.intent, bias: scores.bias.intent, sum: scores.sum.intent)]
    if let other = scores.other {
      rows.append(score(other, bias: scores.bias.other, sum: scores.sum.other))
    }
    return rows
  }

  private static func score(_ score: Explanation.Score, bias: Double, sum: Double) -> String {
    var object = JSONObjectWriter()
    object.add("name", string: score.intent.name)
    object.add("logit", number: score.logit)
    object.add("bias", number: bias)
    object.add("sum", number: sum)
    object.add("confidence", number: score.confidence)
    return object.json
  }

  private static func part(_ part: Explanation.Part) -> String {
    var object = JSONObjectWriter()
    object.add("text", string: part.text)
    object.add("kind", string: part.kind.rawValue)
    object.add("weights", weights(part.weights))
    object.add("grams", list(part.grams.map(gram)))
    return object.json
  }

  private static func gram(_ gram: Explanation.Gram) -> String {
    var object = JSONObjectWriter()
    object.add("texts", JSONValue.array(gram.texts.map { .string($0) }).text)
    object.add("kind", string: gram.kind.rawValue)
    object.add("count", JSONValue.number(Double(gram.count)).text)
    object.add("weights", weights(gram.weights))
    return object.json
  }

  private static func weights(_ weights: Explanation.Weights) -> String {
    "[\(Float(weights.intent)),\(Float(weights.other))]"
  }

  private static func acceptance(_ acceptance: AcceptanceExplanation) -> String {
    var object = JSONObjectWriter()
    object.add("value", number: acceptance.value)
    object.add("log_odds", number: acceptance.logOdds)
    object.add("bias", number: acceptance.bias)
    object.add("terms", list(acceptance.terms.map(term)))
    if let command = acceptance.commandLogOdds {
      object.add("command_log_odds", number: command)
      object.add("command_bias", number: acceptance.commandBias)
      let words = acceptance.commandWords.map { word in
        var object = JSONObjectWriter()
        object.add("text", string: word.text)
        object.add("weight", number: word.weight)
        return object.json
      }
      object.add("command_words", list(words))
    }
    return object.json
  }

  private static func term(_ term: AcceptanceExplanation.Term) -> String {
    var object = JSONObjectWriter()
    object.add("name", string: term.name)
    object.add("value", number: term.value)
    object.add("counted_value", number: term.countedValue)
    object.add("weight", number: term.weight)
    return object.json
  }

  private static func check(_ check: RoutingCheck) -> String {
    var object = JSONObjectWriter()
    object.add("reason", string: check.reason.rawValue)
    object.add("state", string: check.state.rawValue)
    object.add("comparison", string: check.comparison)
    if let value = check.value { object.add("value", number: value) }
    if let bound = check.bound { object.add("bound", number: bound) }
    return object.json
  }

  private static func commandPart(_ part: CommandPart) -> String {
    var object = JSONObjectWriter()
    object.add("text", string: part.text)
    object.add("intent", string: part.intent.name)
    object.add("acceptance", number: part.acceptance)
    object.add("trusted", part.isTrusted ? "true" : "false")
    return object.json
  }

  private static func change(_ change: DecisionChange) -> String {
    var object = JSONObjectWriter()
    object.add("kind", string: change.kind.rawValue)
    object.add("condition", string: change.condition)
    object.add("outcome", string: change.outcome)
    if let decision = change.decision {
      object.add("intent", string: decision.intent.name)
      object.add("decision", DecisionRecord.action(decision.action).json)
    }
    return object.json
  }
}
