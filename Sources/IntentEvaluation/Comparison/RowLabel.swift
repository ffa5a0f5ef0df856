/// What a file says about a row.
public enum RowLabel: Hashable, Sendable {
  /// Nothing: the file has no labels.
  case none
  /// The intent that is right.
  case intent(String)
  /// That no intent applies.
  case outOfScope

  /// Takes a row's label.
  public init(_ row: LabeledUtterance) {
    self = row.isOutOfScope ? .outOfScope : row.intent.isEmpty ? .none : .intent(row.intent)
  }

  /// Whether a decision is right: the intent in scope, and out of scope no intent at all.
  func isRight(_ side: DecisionSide) -> Bool? {
    switch self {
    case .none: nil
    case .intent(let intent): side.intent == intent
    case .outOfScope: !side.isLocal
    }
  }

  /// How good a decision is: wrong on the device below handed over below right on the device.
  func value(of side: DecisionSide) -> Int? {
    guard let isRight = isRight(side) else { return nil }
    return side.isLocal ? (isRight ? 2 : 0) : 1
  }
}
