import Foundation
import IntentRouting

/// What a program wrote: a JSON object with `text`, or plain text. Untrusted either way.
struct ProgramAnswer {
  let text: String
  /// The object, or the text as a JSON string.
  let json: JSONValue
  private let members: [String: JSONValue]

  init(_ output: [UInt8]) {
    let plain = String(decoding: output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if let json = try? JSONDecoder().decode(JSONValue.self, from: Data(output)),
      case .object(let members) = json, case .string(let text) = members["text"]
    {
      (self.text, self.json, self.members) = (text, json, members)
    } else {
      (text, json, members) = (plain, .string(plain), [:])
    }
  }

  /// The identifiers of the items that it made or found.
  var identifiers: [String] {
    guard case .array(let items) = members["items"] else { return [] }
    return items.compactMap { item in
      guard case .object(let item) = item, let identifier = item["id"] else { return nil }
      if case .string(let text) = identifier { return text }
      return identifier.text
    }
  }

  /// What is different now.
  var changes: [String: JSONValue] {
    guard case .object(let changes) = members["changed"] else { return [:] }
    return changes
  }

  /// What takes the call back, for the program alone to understand.
  var undo: JSONValue? { members["undo"].flatMap { $0 == .null ? nil : $0 } }
}
