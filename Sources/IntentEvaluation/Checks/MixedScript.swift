/// A word of Latin letters with Greek or Cyrillic ones among them that look the same: two words
/// for the model, one for the reader.
struct MixedScript {
  /// The Greek and Cyrillic letters that look like Latin ones, with those.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let foreign = "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅοανρυχιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
    let latin = "aeopcyxijshdqwABEKMHOPCTYXIJSoavpuxiABEZHIKMNOPTYX"
    return Dictionary(
      uniqueKeysWithValues: zip(foreign.unicodeScalars, latin.unicodeScalars))
  }()

  /// The word as it stands.
  let word: String
  /// The first letter of another script in it.
  let letter: Unicode.Scalar
  /// The Latin letter that it looks like.
  let latin: Unicode.Scalar

  var message: String {
    "\"\(word)\", in which \(OddCharacter.code(letter)) looks like the Latin \(latin): "
      + "write it with one alphabet"
  }

  /// Returns the first such word of a text.
  static func firstWord(in scalars: [Unicode.Scalar]) -> MixedScript? {
    guard scalars.contains(where: { lookalikes[$0] != nil }) else { return nil }
    return scalars.split { !isLetter($0) }.lazy.compactMap(mixed).first
  }

  private static func mixed(_ word: ArraySlice<Unicode.Scalar>) -> MixedScript? {
    guard word.contains(where: isLatin),
      let letter = word.first(where: { lookalikes[$0] != nil }), let latin = lookalikes[letter]
    else { return nil }
    return MixedScript(word: String(String.UnicodeScalarView(word)), letter: letter, latin: latin)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x0250 && scalar.properties.isAlphabetic
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic
  }
}
