/// A text read strictly as JSON (RFC 8259), with the place of every key and value.
///
/// Reading never fails halfway: what is wrong stands in `problems`. A byte-order mark is accepted.
package struct JSONDocument: Hashable, Sendable {
  /// The outermost value, or nil when the text could not be read to its end.
  ///
  /// After a slip that leaves no doubt about the value (a trailing or missing comma, a comment,
  /// single quotes, a repeated key) the root is there, beside the problem.
  package let root: JSONNode?
  /// What is not JSON, in the order of the text; empty for a proper document.
  package let problems: [JSONProblem]

  /// Reads UTF-8 bytes.
  package init(_ bytes: some Collection<UInt8>) {
    do {
      var parser = JSONParser(try JSONCursor(bytes))
      root = parser.parseDocument()
      problems = parser.problems
    } catch {
      root = nil
      problems = [error]
    }
  }
}

/// A fault together with its place.
package struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong.
  package let fault: JSONFault
  /// Where it is.
  package let position: JSONPosition
}
