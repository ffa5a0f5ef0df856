/// A piece of a page. What is interpolated into a literal is escaped unless it is itself `HTML`,
/// so that nobody's text can become markup.
package struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The markup itself.
  package private(set) var markup: String

  /// Takes the literal for markup.
  package init(stringLiteral markup: String) { self.markup = markup }

  package init(stringInterpolation pieces: StringInterpolation) { markup = pieces.markup }

  /// Joins pieces, one behind the other.
  package init(_ pieces: some Sequence<HTML>) {
    markup = pieces.reduce(into: "") { $0 += $1.markup }
  }

  /// Nothing.
  package static let nothing: HTML = ""

  package static func + (left: HTML, right: HTML) -> HTML { HTML([left, right]) }

  /// Gathers a literal's pieces.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) { markup += literal }

    package mutating func appendInterpolation(_ text: String) {
      markup += HTMLEscaping.escaped(text)
    }

    package mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

    package mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { markup += piece.markup }
    }

    package mutating func appendInterpolation(_ number: Int) { markup += "\(number)" }

    /// Adds a coordinate of a drawing, in tenths.
    package mutating func appendInterpolation(_ number: Double) {
      let tenths = Int((number * 10).rounded())
      markup += tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
    }
  }
}
