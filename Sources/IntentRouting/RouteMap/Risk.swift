/// What a skill can do to the user's things; it decides what may run without asking.
public enum Risk: String, Codable, Sendable, CaseIterable {
  /// Looks something up and changes nothing.
  case readOnly = "read_only"
  /// Changes something that can be changed back.
  case mutating
  /// Changes something for good: deletes, sends, pays.
  case destructive
}

extension Risk {
  /// The largest share of wrong decisions among those routed to skills of this risk to aim at.
  public var maxMisrouteRate: Double {
    switch self {
    case .readOnly: 0.10
    case .mutating: 0.05
    case .destructive: 0.02
    }
  }
}
