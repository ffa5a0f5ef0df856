/// Why nothing was taken back.
public enum UndoError: Error, Hashable, Sendable {
  /// There is no call that could be.
  case nothingToUndo
  /// What the call changed has been changed since.
  case stateMovedOn(skill: String, utterance: String)
  /// The skill of the call is not registered any more, or cannot undo any more.
  case noSuchSkill(String)
  /// The ledger's file cannot be read or written.
  case ledger(path: String, reason: String)
}

extension UndoError: CustomStringConvertible {
  /// What, why, and what to do.
  public var description: String {
    switch self {
    case .nothingToUndo: "there is nothing to take back"
    case .stateMovedOn(let skill, let utterance):
      "\"\(utterance)\" (\(skill)) was not taken back: what it changed has been changed since"
    case .noSuchSkill(let name):
      "the skill \"\(name)\" cannot take anything back: it is not registered or has no undo"
    case .ledger(let path, let reason): "\(path): \(reason)"
    }
  }
}
