import IntentClassification

/// Returns the scalars of a text in normal form: `==` of strings takes composed and decomposed
/// letters for the same, and that is what is to be told apart here.
func normalizedScalars(_ text: String) -> [Unicode.Scalar] {
  Array(TextNormalizer.normalize(text).unicodeScalars)
}
