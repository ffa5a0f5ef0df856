/// What keeps a text from being JSON (RFC 8259).
public enum JSONFault: Hashable, Sendable {
  /// The file holds nothing, or only blanks.
  case emptyFile
  /// The bytes are not UTF-8, from this byte on.
  case invalidUTF8(byte: UInt8)
  /// The file begins with the byte-order mark of UTF-16.
  case utf16
  /// The file ends where a value should stand.
  case missingValue
  /// The file ends inside an object or array, which opens on the line.
  case unclosed(bracket: String, openedOnLine: Int)
  /// Something follows the outermost value.
  case textBehindEnd(found: String)
  /// A character stands where another one belongs.
  case unexpected(found: String, expected: String)
  /// A comma stands before a closing bracket.
  case trailingComma
  /// No comma stands between two entries.
  case missingComma
  /// JSON has no comments.
  case comment
  /// A string stands in single or curly quotes.
  case wrongQuotes(found: String)
  /// An object has a key twice.
  case duplicateKey(String, firstOnLine: Int)
  /// A word stands without quotes.
  case bareWord(String)
  /// A number is not written as JSON writes numbers.
  case badNumber(String)
  /// A number cannot be kept exactly enough as a 64-bit floating-point number.
  case numberOutOfRange(String)
  /// A string has no closing quote on its line.
  case unterminatedString
  /// A control character stands inside a string unescaped.
  case controlCharacter(UInt8)
  /// A backslash is not followed by a known escape.
  case badEscape(String)
  /// A `\u` escape is half of a surrogate pair.
  case loneSurrogate(String)
  /// Values are nested deeper than the limit.
  case tooDeep(limit: Int)
}

extension JSONFault: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .emptyFile: "the file is empty: begin with {\"version\": 1}"
    case .invalidUTF8(let byte):
      "not UTF-8 (byte 0x\(String(byte, radix: 16, uppercase: true))): save the file as UTF-8"
    case .utf16: "UTF-16, not UTF-8: save the file as UTF-8"
    case .missingValue: "the file ends where a value should stand: add the value"
    case .unclosed(let bracket, let line):
      "the file ends inside the \"\(bracket)\" opened on line \(line): "
        + "add the closing \"\(bracket == "{" ? "}" : "]")\""
    case .textBehindEnd(let found):
      "\(found) behind the end of the outermost value: remove what follows, "
        + "or the bracket that closes too early"
    case .unexpected(let found, let expected): "found \(found), expected \(expected)"
    case .trailingComma: "a comma behind the last entry: remove it"
    case .missingComma: "no comma between two entries: add one here"
    case .comment: "a comment, which JSON does not have: remove it"
    case .wrongQuotes(let found): "a string in \(found): use straight double quotes (\")"
    case .duplicateKey(let key, let line):
      "key \(Wording.quote(key)) is already on line \(line): remove or rename one of the two"
    case .bareWord(let word): Self.describe(bareWord: word)
    case .badNumber(let text):
      "\(Wording.shorten(text)) is not a JSON number: write it like 5, -5, 0.5 or 1e-3"
    case .numberOutOfRange(let text):
      "\(Wording.shorten(text)) cannot be kept exactly as a number: write it as a string"
    case .unterminatedString:
      "the string that begins here has no closing quote on its line: add one, or write \\n"
    case .controlCharacter(let byte):
      "a control character inside a string: write \(Wording.escape(Unicode.Scalar(byte)))"
    case .badEscape(let text):
      "\(text) is not an escape: use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four hex digits"
    case .loneSurrogate(let text):
      "\(text) is half of a surrogate pair: write the character itself, or both halves"
    case .tooDeep(let limit): "nested deeper than \(limit) levels: flatten it"
    }
  }

  private static func describe(bareWord word: String) -> String {
    switch word.lowercased() {
    case "true", "false", "null": "\(word) is not JSON: write \(word.lowercased())"
    case "none", "nil", "undefined": "\(word) is not JSON: write null"
    default: "\(Wording.shorten(word)) stands without quotes: put it into double quotes"
    }
  }
}
