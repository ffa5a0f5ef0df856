/// Something that the device can do: the shape of a tool, with typed arguments and a typed output.
///
/// A skill is a value without a user interface. It knows nothing of risk, thresholds or
/// confirmation: those stand in the route map. Calls of one session come one at a time, calls of
/// several sessions at the same time.
///
///     struct AddTodo: Skill {
///       struct Arguments: Codable, Sendable { var what: String }
///       let name = "add_todo"
///       let description = "Puts something on the to-do list."
///       static let parameters = [SkillParameter("what", .string, "What to do.", found: .wholeText)]
///       func call(arguments: Arguments, context: SkillContext) async throws -> String {
///         "On the list: \(arguments.what)"
///       }
///     }
public protocol Skill<Arguments, Output>: Sendable {
  associatedtype Arguments: Codable & Sendable
  associatedtype Output: Codable & Sendable

  /// The name in `verb_object` style, 1 to 64 of `A-Z a-z 0-9 _ -`, one skill a name: the route map
  /// and language models call it by this.
  var name: String { get }
  /// What it does and when to use it, for people and for language models.
  var description: String { get }
  /// The arguments, in the order in which they are asked for; registration holds them against
  /// ``Arguments``.
  static var parameters: [SkillParameter] { get }
  /// What the user must have allowed before it runs.
  var permissions: [SkillPermission] { get }

  /// Does it.
  ///
  /// Look at `Task.isCancelled` in long work and report progress: a skill that shows no sign of
  /// life for long is given up, and what it returns then is dropped.
  func call(arguments: Arguments, context: SkillContext) async throws -> Output
}

extension Skill {
  public static var parameters: [SkillParameter] { [] }
  public var permissions: [SkillPermission] { [] }
}

/// The arguments of a skill that takes none.
public struct NoArguments: Codable, Hashable, Sendable {
  public init() {}
}

/// Leave that the user gives the application once, such as to read the calendar.
public struct SkillPermission: Hashable, Sendable {
  /// Names it for the application's probe.
  public let name: String
  /// What it is needed for, for the user.
  public let purpose: String

  public init(_ name: String, purpose: String) {
    self.name = name
    self.purpose = purpose
  }
}
