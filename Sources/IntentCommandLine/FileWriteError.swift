/// Why a file wasn't written; what stood at the path before is untouched.
package enum FileWriteError: Error, Equatable, Sendable {
  /// The path is empty or `-`, which names no file.
  case notAFile(path: String)
  /// A folder stands at the path.
  case isFolder(path: String)
  /// The folder takes no new file: it is missing, or may not be written.
  case folderRefused(path: String, folder: String, reason: String)
  /// Writing failed on the way, for example since the disk is full.
  case writeFailed(path: String, reason: String)
  /// The new file is complete, but couldn't take the old one's place.
  case replaceFailed(path: String, reason: String)
}

extension FileWriteError: CommandFailure {
  /// `.usage` for a path that names no file, else `.inputOutput`.
  package var exitCode: ExitCode {
    if case .notAFile = self { .usage } else { .inputOutput }
  }

  /// Which file wasn't written, why, and what to do.
  package var description: String {
    switch self {
    case .notAFile(let path):
      "`\(path)` is not a file: this output is written whole or not at all; name a file"
    case .isFolder(let path): "\(path): is a folder; name a file, such as \(path)/NAME"
    case .folderRefused(let path, let folder, let reason):
      "\(path): not written, since no file can be made in \(folder): \(reason)"
    case .writeFailed(let path, let reason): "\(path): not written: \(reason)"
    case .replaceFailed(let path, let reason): "\(path): not replaced: \(reason)"
    }
  }
}
