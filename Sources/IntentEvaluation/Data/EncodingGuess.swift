/// What a file that is not UTF-8 text seems to be.
public enum EncodingGuess: String, Sendable {
  /// UTF-16, as some spreadsheets export it.
  case utf16

  /// A compressed file: gzip or zip, spreadsheets included.
  case compressed

  /// Guesses from a file's first bytes; nil when they say nothing.
  init?(firstBytesOf bytes: [UInt8]) {
    if Self.startsLikeUTF16(bytes) {
      self = .utf16
    } else if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = .compressed
    } else {
      return nil
    }
  }

  /// Looks for a UTF-16 byte-order mark, or for a zero in every other of the first bytes.
  private static func startsLikeUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let head = Array(bytes.prefix(8))
    guard head.count >= 4 else { return false }
    return [0, 1].contains { parity in
      head.indices.allSatisfy { (head[$0] == 0) == ($0 % 2 == parity) }
    }
  }

  /// What to do about it, as the end of a message.
  var advice: String {
    switch self {
    case .utf16: "it looks like UTF-16: save it as UTF-8"
    case .compressed: "it looks like a compressed file or a spreadsheet: export it as UTF-8 text"
    }
  }
}
