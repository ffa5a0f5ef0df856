/// Which columns of a table hold the text and the intent.
struct ColumnLayout: Equatable {
  let text: Int
  /// None in an out-of-scope file that has texts only.
  let intent: Int?
  /// The number of fields that each row must have.
  let width: Int
  let firstRowIsHeader: Bool
}
