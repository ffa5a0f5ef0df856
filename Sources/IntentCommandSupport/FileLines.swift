import Foundation
package import IntentCommandLine

/// Reads a file line by line without holding it.
package enum FileLines {
  /// Opens a file.
  package static func reader(_ path: String) throws(FileReadError) -> LineReader {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw FileReadError(path: path, problem: "no such file: check the path")
    }
    guard !isDirectory.boolValue else {
      throw FileReadError(path: path, problem: "is a directory: name a file in it")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw FileReadError(
        path: path, problem: "cannot be opened: check the file and its permissions")
    }
    return LineReader(name: path) { buffer throws(InputError) in
      try read(handle, into: buffer, path)
    }
  }

  private static func read(
    _ handle: FileHandle, into buffer: UnsafeMutableRawBufferPointer, _ path: String
  ) throws(InputError) -> Int {
    do {
      let piece = try handle.read(upToCount: buffer.count) ?? Data()
      _ = piece.copyBytes(to: buffer.bindMemory(to: UInt8.self))
      return piece.count
    } catch {
      throw .readFailed(source: path, reason: error.localizedDescription)
    }
  }
}

/// A file that cannot be opened.
package struct FileReadError: CommandFailure {
  package let path: String
  package let problem: String

  package var exitCode: ExitCode { .missingInput }
  package var description: String { "\(path): \(problem)" }
}
