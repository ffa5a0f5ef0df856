/// The text of one example in Rasa's data, with annotations such as `[Paris](city)`.
///
/// As in Rasa, an annotation is words in brackets and, right behind them, an entity in parentheses
/// (`(city)`, `(city:paris)`), an object in braces or a list in brackets. Anything else is text.
struct RasaExample {
  private let source: SourceText
  private let range: Range<Int>

  /// Where each closing byte was last found, so that a long text of brackets is read once.
  private var closings: [UInt8: Int] = [:]

  init(_ source: SourceText, in range: Range<Int>) {
    self.source = source
    self.range = range
  }

  /// Returns the text with each annotation reduced to its words.
  mutating func words() -> String {
    guard source.bytes[range].contains(Byte.openBracket) else { return source.string(range) }
    var kept: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if let annotation = annotation(at: place) {
        kept += source.bytes[annotation.words]
        place = annotation.end
      } else {
        kept.append(source.bytes[place])
        place += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private mutating func annotation(at place: Int) -> (words: Range<Int>, end: Int)? {
    guard source.bytes[place] == Byte.openBracket,
      let closing = firstIndex(of: Byte.closeBracket, from: place + 1), closing > place + 1,
      let end = endOfEntity(at: closing + 1)
    else { return nil }
    return (place + 1..<closing, end)
  }

  /// Where the entity ends that begins right behind an annotation's words.
  private mutating func endOfEntity(at start: Int) -> Int? {
    guard start < range.upperBound, let closer = Self.closer(of: source.bytes[start]),
      let closing = firstIndex(of: closer, from: start + 1)
    else { return nil }
    let inside = source.bytes[start + 1..<closing]
    guard closer == Byte.closeBracket || !inside.isEmpty else { return nil }
    guard closer != Byte.closeParenthesis || Self.namesEntity(inside) else { return nil }
    return closing + 1
  }

  private static func closer(of opener: UInt8) -> UInt8? {
    switch opener {
    case Byte.openParenthesis: Byte.closeParenthesis
    case Byte.openBrace: Byte.closeBrace
    case Byte.openBracket: Byte.closeBracket
    default: nil
    }
  }

  /// Whether parentheses hold an entity, or an entity and a value with a colon between.
  private static func namesEntity(_ inside: ArraySlice<UInt8>) -> Bool {
    let name = inside.prefix { $0 != Byte.colon }
    return !name.isEmpty && inside.count != name.count + 1
  }

  private mutating func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    if let known = closings[byte], known >= start { return known < range.upperBound ? known : nil }
    let rest = source.bytes[min(start, range.upperBound)..<range.upperBound]
    let found = rest.firstIndex(of: byte)
    closings[byte] = found ?? range.upperBound
    return found
  }
}
