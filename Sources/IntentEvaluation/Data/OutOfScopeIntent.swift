/// The reserved intent names that mark a row as out-of-scope.
public enum OutOfScopeIntent {
  /// The reserved names, in lower case.
  public static let names: Set<String> = ["oos", "out_of_scope", "none", "nlu_fallback"]

  /// Returns whether an intent is a reserved name, in upper or lower case.
  public static func contains(_ intent: String) -> Bool {
    // The lengths come first: lower-casing every intent of a large file costs more than reading it.
    switch intent.utf8.count {
    case 3, 4, 12: names.contains(intent.lowercased())
    default: false
    }
  }
}
