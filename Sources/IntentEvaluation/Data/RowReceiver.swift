/// Takes the rows of a file one by one, so that a file need not stand in memory as rows.
package protocol RowReceiver: AnyObject {
  /// Takes a row; rows come in file order.
  func take(_ row: LabeledUtterance)

  /// Takes a fault that spoils one row only; returning reads on behind it, throwing ends the file.
  func take(_ fault: DataError) throws(DataError)
}

/// Gathers rows in a list, and takes no fault.
final class RowList: RowReceiver {
  private(set) var rows: [LabeledUtterance] = []

  func take(_ row: LabeledUtterance) { rows.append(row) }

  func take(_ fault: DataError) throws(DataError) { throw fault }
}

/// Shows each row to a closure, and takes no fault.
final class RowVisitor: RowReceiver {
  private let visit: (LabeledUtterance) -> Void

  init(_ visit: @escaping (LabeledUtterance) -> Void) { self.visit = visit }

  func take(_ row: LabeledUtterance) { visit(row) }

  func take(_ fault: DataError) throws(DataError) { throw fault }
}
