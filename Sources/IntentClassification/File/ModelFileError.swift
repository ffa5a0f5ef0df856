/// Why a model file could not be read or written. Each case names the file.
public enum ModelFileError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case missing(path: String)
  /// The path names a directory.
  case isDirectory(path: String)
  /// The system refused to read the file.
  case unreadable(path: String, reason: String)
  /// The system refused to write the file; what stood there before is untouched.
  case unwritable(path: String, reason: String)
  /// The file does not begin as a model file does.
  case notAModel(path: String)
  /// The file's format is not one that this build reads.
  case unsupportedVersion(path: String, found: Int, supported: ClosedRange<Int>)
  /// The file's length is not the length that its header states.
  case wrongLength(path: String, found: Int, expected: Int)
  /// A part of the file does not match its checksum or holds what it must not.
  case damaged(path: String, part: String)
  /// The file is whole, but this build computes other predictions from it than were recorded.
  case irreproducible(path: String, utterance: String)
}

extension ModelFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): no such file: train a model with `intent train`, or name another path"
    case .isDirectory(let path):
      "\(path): a directory, not a model file: name the .intentmodel file inside it"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      "\(path): cannot be written: \(reason); nothing was changed there"
    case .notAModel(let path):
      "\(path): not an intent model (its first bytes are others): name a .intentmodel file"
    case .unsupportedVersion(let path, let found, let supported):
      "\(path): format version \(found), and this build reads \(Self.spell(supported)): "
        + "use a newer build, or train the model again"
    case .wrongLength(let path, let found, let expected):
      "\(path): \(found) bytes, where its header says \(expected): copy the file again"
    case .damaged(let path, let part):
      "\(path): damaged (\(part)): copy the file again, or train the model again"
    case .irreproducible(let path, let utterance):
      "\(path): this build does not reproduce the recorded prediction for \"\(utterance)\": "
        + "train the model again with this build"
    }
  }

  private static func spell(_ versions: ClosedRange<Int>) -> String {
    versions.count == 1
      ? "version \(versions.lowerBound)"
      : "versions \(versions.lowerBound) to \(versions.upperBound)"
  }
}
