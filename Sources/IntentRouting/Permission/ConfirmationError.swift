/// Why a confirmation gives no leave.
public enum ConfirmationError: Error, Hashable, Sendable {
  /// The desk did not ask this, or it was answered, withdrawn, or redeemed before.
  case unknown
  /// The answer came later than the question stands.
  case expired
}

extension ConfirmationError: CustomStringConvertible {
  /// What, and what to do.
  public var description: String {
    switch self {
    case .unknown: "there is no such open question: it was answered, or never asked; ask again"
    case .expired: "the question has expired: ask again"
    }
  }
}
