/// What a model counted in a text before it decided: the numbers of the router's guards.
public struct TextReading: Hashable, Sendable {
  /// Words, ideographs and marks.
  public let words: Int
  /// Those among them that no training row has.
  public let unknownWords: Int
  /// Words as a person would count them: a file name is one, a bare mark none.
  public let spokenWords: Int
  /// More words than this are more than a command has.
  public let longestUtterance: Int
  /// Whether the text was longer than a model reads.
  public let wasCut: Bool

  init(_ reading: Reading, longestUtterance: Int) {
    words = reading.words
    unknownWords = reading.unknownWords
    spokenWords = reading.spoken.total
    self.longestUtterance = longestUtterance
    wasCut = reading.wasCut
  }
}
