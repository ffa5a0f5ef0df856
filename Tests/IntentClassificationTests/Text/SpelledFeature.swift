import Testing

@testable import IntentClassification

/// A feature as a reader would write it: its kind and the text that it spans.
///
/// A pair with an edge of the text spans its one word; a character n-gram spans what it has
/// between the blanks of its padding.
struct SpelledFeature: Hashable, CustomTestStringConvertible {
  let kind: FeatureKind
  let text: String

  var testDescription: String { "\(kind) \(text)" }

  /// Returns the features of a text, which is normalised first, in the order of the walk.
  static func all(
    in text: String, configuration: FeatureConfiguration = FeatureConfiguration()
  ) -> [SpelledFeature] {
    TextNormalizer.withNormalizedBytes(of: text) { bytes in
      var features: [SpelledFeature] = []
      FeatureWalk(bytes, configuration: configuration).forEachFeature { _, kind, range in
        features.append(
          SpelledFeature(kind: kind, text: String(decoding: bytes[range], as: UTF8.self)))
      }
      return features
    }
  }

  /// Returns the spelled texts of one kind of features.
  static func texts(
    _ kind: FeatureKind, in text: String,
    configuration: FeatureConfiguration = FeatureConfiguration()
  ) -> [String] {
    all(in: text, configuration: configuration).filter { $0.kind == kind }.map(\.text)
  }
}
