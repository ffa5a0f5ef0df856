/// What a labelled file is for, which settles what its rows may look like.
public enum DataRole: String, CaseIterable, Sendable {
  /// Rows to learn from: each has an intent.
  case training

  /// Rows to measure with: each has an intent. CLINC's JSON gives its `test` split.
  case test

  /// Rows that no intent applies to: an intent may be empty or its column missing, and every row
  /// counts as out-of-scope whatever its intent says.
  case outOfScope

  /// Rows to decide on: an intent may be empty or its column missing, and then nothing is known of
  /// the row.
  case unlabelled

  /// Whether a row may come without an intent.
  var intentsMayBeEmpty: Bool { self == .outOfScope || self == .unlabelled }

  /// The split of CLINC's JSON that is read when none is named.
  var defaultSplit: String { self == .test || self == .unlabelled ? "test" : "train" }
}
