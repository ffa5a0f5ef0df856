/// Writes a JSON object whose keys stand in the order in which they were added.
struct JSONObjectWriter {
  private var members: [String] = []

  /// The object without line feeds.
  var json: String { "{" + members.joined(separator: ",") + "}" }

  /// Adds a member whose value is JSON already.
  mutating func add(_ key: String, _ json: String) {
    members.append(JSONValue.string(key).text + ":" + json)
  }

  mutating func add(_ key: String, string: String) {
    add(key, JSONValue.string(string).text)
  }

  /// Adds a number in single precision, which is what a model computes in: 0.987, not
  /// 0.9869999885559082.
  mutating func add(_ key: String, number: Double) {
    add(key, Float(number).description)
  }
}
