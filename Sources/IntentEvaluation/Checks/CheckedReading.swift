/// Reads labelled files for a check: rows into a table, and rows that cannot be read into findings.
package final class CheckedReading: RowReceiver {
  /// A file with more rows that cannot be read is read as the wrong format.
  private static let mostFaults = 100

  /// The rows that could be read, file by file.
  package private(set) var table = RowTable()
  /// The rows that could not.
  package private(set) var findings: FindingList
  private var faults = 0

  package init(findings: FindingList = FindingList()) { self.findings = findings }

  /// Reads files, the next behind the last; a file that cannot be read at all is an error.
  package func read(_ paths: [String], by reader: DatasetReader) throws(DataError) {
    for path in paths {
      faults = 0
      do throws(DataError) {
        try reader.read(contentsOf: path, into: self)
      } catch {
        guard faults > Self.mostFaults else { throw error }
      }
    }
  }

  package func take(_ row: LabeledUtterance) { table.append(row) }

  package func take(_ fault: DataError) throws(DataError) {
    faults += 1
    guard faults <= Self.mostFaults else {
      findings.add(
        DataFinding(
          kind: .malformed, severity: .error, place: fault.place,
          message: "more than \(Self.mostFaults) rows cannot be read, and the rest is not looked "
            + "at: is it the right --format?"))
      throw fault
    }
    findings.add(
      DataFinding(
        kind: .malformed, severity: .error, place: fault.place, message: fault.message))
  }
}
