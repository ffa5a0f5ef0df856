import Foundation

/// Brings a file's bytes into memory.
enum DataFile {
  /// What locations call standard input.
  static let standardInputName = "<stdin>"

  /// Returns the bytes of a file, or of standard input for `-`.
  static func bytes(at path: String) throws(DataError) -> [UInt8] {
    path == "-" ? try standardInput() : try file(at: path)
  }

  private static func standardInput() throws(DataError) -> [UInt8] {
    try allBytes(named: standardInputName) { FileHandle.standardInput }
  }

  private static func file(at path: String) throws(DataError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .fileNotFound(path: path)
    }
    guard !isDirectory.boolValue else { throw .isDirectory(path: path) }
    return try allBytes(named: path) { try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) }
  }

  /// Reads by a handle, since `Data(contentsOf:)` refuses pipes such as the shell's `<(…)`.
  private static func allBytes(
    named name: String, from open: () throws -> FileHandle
  ) throws(DataError) -> [UInt8] {
    do {
      let handle = try open()
      var bytes: [UInt8] = []
      // Piece by piece: all at once would stand in memory twice.
      while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty { bytes += piece }
      return bytes
    } catch {
      throw .unreadable(path: name, reason: reason(for: error))
    }
  }

  /// What the system said, which Foundation wraps.
  private static func reason(for error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    guard let code = POSIXErrorCode(rawValue: Int32((cause as NSError).code)),
      (cause as NSError).domain == NSPOSIXErrorDomain
    else { return error.localizedDescription }
    return String(cString: strerror(code.rawValue))
  }
}
