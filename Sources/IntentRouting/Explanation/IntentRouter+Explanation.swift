import IntentClassification

extension IntentRouter {
  /// Explains a decision; it is the one that ``route(_:)`` gives.
  ///
  /// Costs a few decisions more than there are words: each word is left out once to see what it
  /// decides.
  public func explain(_ utterance: String) -> DecisionExplanation {
    let decision = route(utterance)
    let scores = classifier.explain(utterance, intent: decision.intent)
    let parts = commandParts(of: utterance)
    return DecisionExplanation(
      decision: decision, scores: scores,
      checks: RoutingChecks(
        policy: policy, decision: decision, reading: scores.reading, parts: parts,
        holdsSeveralCommands: { holdsSeveralCommands(utterance, isTrusted: $0) }
      ).all,
      commandParts: parts,
      changes: DecisionChanges(router: self, decision: decision, scores: scores, parts: parts).all)
  }

  /// The parts at the joints that surely join commands, or where there are none, at all joints.
  private func commandParts(of utterance: String) -> [CommandPart] {
    let strong = CommandSplitter.parts(of: utterance, at: .strong)
    let texts = strong.isEmpty ? CommandSplitter.parts(of: utterance, at: .all) : strong
    return texts.map { text in
      let classification = classifier.classify(text)
      return CommandPart(
        text: text, intent: policy.matter(classification).intent,
        acceptance: classification.acceptance,
        isTrusted: policy.trustedIntent(classification) != nil)
    }
  }

  /// Returns a router that trusts every intent from a threshold, whatever the map and the model
  /// say.
  public func overriding(threshold: Double) -> IntentRouter {
    var router = self
    router.policy.overrides.append(RoutingPolicy.Override(threshold: threshold))
    return router
  }

  /// Returns the decision if the map set other numbers for an intent.
  func route(_ utterance: String, with override: RoutingPolicy.Override) -> Decision {
    var router = self
    router.policy.overrides.append(override)
    return router.route(utterance)
  }
}
