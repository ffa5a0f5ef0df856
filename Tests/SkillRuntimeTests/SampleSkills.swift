import Foundation
import IntentRouting
import SkillRuntime

/// The things that the sample skills change.
final class Shelf: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var stored: [String] = []

  var items: [String] { lock.withLock { stored } }

  func change<Result>(_ body: (inout [String]) -> Result) -> Result {
    lock.withLock { body(&stored) }
  }
}

/// Puts a thing on the shelf, and can take it off again.
struct AddThing: UndoableSkill {
  struct Arguments: Codable, Sendable {
    var what: String
    var count: Int = 1

    private enum CodingKeys: String, CodingKey { case what, count }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      what = try container.decode(String.self, forKey: .what)
      count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 1
    }
  }

  struct Output: Codable, SkillReport {
    var place: Int
    var left: Int

    var text: String { "\(left) on the shelf" }
    var identifiers: [String] { ["thing-\(place)"] }
    var changes: [String: JSONValue] { ["things": .number(Double(left))] }
  }

  struct Place: Codable, Sendable {
    var place: Int
  }

  static let parameters = [
    SkillParameter("what", .string, "The thing.", found: .wholeText),
    SkillParameter("count", .integer, "How many.", isRequired: false, example: .number(2)),
  ]

  let name = "add_thing"
  let description = "Puts a thing on the shelf."
  let shelf: Shelf

  func call(arguments: Arguments, context: SkillContext) async throws -> Output {
    shelf.change { items in
      items += [String](repeating: arguments.what, count: arguments.count)
      return Output(place: items.count - 1, left: items.count)
    }
  }

  func undoRecord(for output: Output, of arguments: Arguments) -> Place? {
    Place(place: output.place)
  }

  func fingerprint(for record: Place) async throws -> String { shelf.items.joined(separator: "|") }

  func undo(_ record: Place, context: SkillContext) async throws -> String {
    "took off \(shelf.change { $0.remove(at: record.place) })"
  }
}

/// Empties the shelf for good.
struct EmptyShelf: Skill {
  let name = "empty_shelf"
  let description = "Throws everything on the shelf away."
  let shelf: Shelf

  func call(arguments: NoArguments, context: SkillContext) async throws -> Int {
    shelf.change { items in
      defer { items = [] }
      return items.count
    }
  }
}

/// Does what a test gives it to do.
struct ScriptedSkill: Skill {
  var name = "do_script"
  let description = "Does what a test says."
  var permissions: [SkillPermission] = []
  let body: @Sendable (SkillContext) async throws -> String

  func call(arguments: NoArguments, context: SkillContext) async throws -> String {
    try await body(context)
  }
}

struct Unable: Error, CustomStringConvertible {
  let description: String
}
