/// Leave to run one skill once.
///
/// Whatever runs skills takes a permit and nothing else, and consumes it: the compiler sees to it
/// that one permit is one run. There are three ways to get one, and no other: from the gate
/// (``Decision/permit()``), for a confirmation that the user gave
/// (``ConfirmationDesk/redeem(_:)``), and by the operator's explicit command
/// (``Permit/byOperator(_:utterance:)``). Text has no way to one: neither what the user says, nor
/// what a skill returns, nor what a language model writes.
public struct Permit: ~Copyable, Sendable {
  /// Who gave leave.
  public enum Source: String, Hashable, Sendable {
    /// The router trusted the intent, and the skill is not destructive.
    case gate
    /// The user was asked, and the application redeemed the token of the question.
    case confirmation
    /// Somebody named the skill itself, not a text about it.
    case operatorCommand = "operator_command"
  }

  /// The skill to run, with the arguments that the route map fixes.
  public let call: SkillCall
  /// The text that it is about; empty where there is none.
  public let utterance: String
  public let source: Source

  fileprivate init(_ call: SkillCall, utterance: String, source: Source) {
    self.call = call
    self.utterance = utterance
    self.source = source
  }

  /// Gives leave to run a skill that an operator names: a button of the application, a command line.
  ///
  /// Never call this with a skill that a text or a model chose; that is what the gate is for.
  public static func byOperator(_ call: SkillCall, utterance: String = "") -> Permit {
    Permit(call, utterance: utterance, source: .operatorCommand)
  }
}

extension Decision {
  /// Returns leave to run the decided skill, or nil where the decision is not to run it.
  ///
  /// Never for a destructive skill, whatever the decision says: that takes a confirmation.
  public func permit() -> Permit? {
    guard case .run(let call) = action, call.risk != .destructive else { return nil }
    return Permit(call, utterance: utterance, source: .gate)
  }

  /// Returns leave to run the map's fallback skill for what is handed over where there is no remote
  /// model, or nil where the map names none. The fallback changes nothing: the map sees to that.
  public func fallbackPermit() -> Permit? {
    guard case .handOver(_, let fallback?) = action, fallback.risk == .readOnly else { return nil }
    return Permit(fallback, utterance: utterance, source: .gate)
  }
}

extension ConfirmationDesk {
  /// Returns leave for what the user has confirmed, once.
  ///
  /// Throws when the desk does not know the token, has redeemed it before, or too late.
  public func redeem(_ token: ConfirmationToken) throws(ConfirmationError) -> Permit {
    let question = try take(token)
    return Permit(question.call, utterance: question.utterance, source: .confirmation)
  }
}
