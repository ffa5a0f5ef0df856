/// A decision read back from the line of JSON that a ``DecisionRecord`` wrote.
public struct RecordedDecision: Hashable, Sendable {
  /// What was decided.
  public enum Action: String, CaseIterable, Hashable, Sendable {
    case run
    case confirm
    case handOver = "hand_over"
  }

  /// The utterance.
  public let text: String
  /// The intent that was decided about.
  public let intent: String
  public let action: Action
  /// The skill, with `run` and `confirm`.
  public let skill: String?
  /// The arguments that the map had fixed, with `run` and `confirm`.
  public let arguments: JSONValue?
  /// Why it was handed over.
  public let reason: String?
  /// The score that decided, and what it was compared with.
  public let acceptance: Double
  public let threshold: Double
  /// The fingerprint of the model that decided, where the record has it.
  public let model: String?

  /// Reads a line; unknown keys are passed over, for a log may say more.
  ///
  /// Nil for a line that `intent route --jsonl` wrote in place of a decision, an object with
  /// `error`: it is whole, but there is nothing to decide again.
  public init?(json bytes: some Collection<UInt8>) throws(RecordedDecisionError) {
    let document = JSONDocument(bytes)
    if let problem = document.problems.first {
      throw RecordedDecisionError(
        column: problem.position.column, problem: problem.fault.description)
    }
    guard let root = document.root else {
      throw RecordedDecisionError(column: 1, problem: "nothing stands here")
    }
    let record = RecordReader(root)
    if case .object(let members) = root.content, members.map(\.key) == ["error"] { return nil }
    text = try record.string("text")
    intent = try record.object("intent").string("name")
    let decision = try record.object("decision")
    action = try decision.action()
    let receipt = try record.object("receipt")
    skill = action == .handOver ? nil : try decision.string("skill")
    arguments = action == .handOver ? nil : decision.member("arguments")?.value
    reason = action == .handOver ? try decision.string("reason") : nil
    acceptance = try receipt.number("acceptance")
    threshold = try receipt.number("threshold")
    model = try? receipt.string("model")
  }
}

/// Why a line is no decision record.
public struct RecordedDecisionError: Error, Hashable, Sendable {
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// What is wrong, and where it is certain, what to do.
  public let problem: String
}

/// Takes members out of a record; messages name the way to them.
private struct RecordReader {
  private let node: JSONNode
  private let path: String

  init(_ node: JSONNode, path: String = "") {
    self.node = node
    self.path = path
  }

  func member(_ key: String) -> JSONNode? {
    guard case .object(let members) = node.content else { return nil }
    return members.first { $0.key == key }?.value
  }

  func object(_ key: String) throws(RecordedDecisionError) -> RecordReader {
    let member = try needed(key)
    guard case .object = member.content else { throw wrong(key, member, "an object") }
    return RecordReader(member, path: path + key + ".")
  }

  func string(_ key: String) throws(RecordedDecisionError) -> String {
    let member = try needed(key)
    guard case .string(let text) = member.content else { throw wrong(key, member, "a string") }
    return text
  }

  func number(_ key: String) throws(RecordedDecisionError) -> Double {
    let member = try needed(key)
    guard case .number(let number) = member.content else { throw wrong(key, member, "a number") }
    return number
  }

  func action() throws(RecordedDecisionError) -> RecordedDecision.Action {
    let text = try string("action")
    if let action = RecordedDecision.Action(rawValue: text) { return action }
    throw RecordedDecisionError(
      column: node.position.column,
      problem: "\(path)action is \(Wording.quote(text)), not run, confirm or hand_over")
  }

  private func needed(_ key: String) throws(RecordedDecisionError) -> JSONNode {
    guard case .object = node.content else {
      throw RecordedDecisionError(
        column: node.position.column, problem: "not an object, so no decision record")
    }
    guard let member = member(key) else {
      throw RecordedDecisionError(
        column: node.position.column, problem: "no \"\(path)\(key)\", so no decision record")
    }
    return member
  }

  private func wrong(
    _ key: String, _ member: JSONNode, _ expected: String
  ) -> RecordedDecisionError {
    RecordedDecisionError(
      column: member.position.column, problem: "\"\(path)\(key)\" is not \(expected)")
  }
}
