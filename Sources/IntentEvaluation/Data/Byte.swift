/// The bytes that file formats give a meaning to.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let hash = UInt8(ascii: "#")
  static let comma = UInt8(ascii: ",")
  static let dash = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")
  static let backslash = UInt8(ascii: "\\")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  /// U+FEFF in UTF-8, which some programs put before the first character.
  static let orderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns whether a byte is a blank inside a line.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Returns whether a byte is a blank or ends a line.
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == lineFeed || byte == carriageReturn
  }

  /// Returns whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
