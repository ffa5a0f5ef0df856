import Foundation

/// What tells one state of a file from another without reading it; links are followed.
struct FileStamp: Hashable, Sendable {
  /// Where the path leads: another place is another file.
  let place: String
  private let number: UInt64?
  private let byteCount: UInt64?
  private let date: Date?

  /// Looks at a path; what is missing has a stamp too.
  init(_ path: String) {
    place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    number = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    byteCount = (attributes?[.size] as? NSNumber)?.uint64Value
    date = attributes?[.modificationDate] as? Date
  }
}
