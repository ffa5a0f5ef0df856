/// Division where the whole may be nothing.
enum Ratio {
  /// Returns the part's share of the whole, or nil where the whole is nothing.
  static func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }
}
