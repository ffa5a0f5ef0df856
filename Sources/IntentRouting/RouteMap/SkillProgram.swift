/// A local program that does what a skill promises, as the route map declares it.
///
/// Nothing here is a shell's: each element of ``command`` reaches the program as one argument.
public struct SkillProgram: Hashable, Sendable {
  /// What the program gets on standard input.
  public enum Input: String, CaseIterable, Hashable, Sendable {
    case nothing = "none"
    /// One JSON object: the skill, the text and the arguments.
    case json
  }

  /// The placeholder for the text that was decided on.
  public static let textPlaceholder = "{text}"
  /// What a placeholder for an argument begins with; the argument's name and `}` follow.
  public static let argumentPlaceholder = "{argument."

  /// The program and its arguments, with placeholders in all but the first.
  public let command: [String]
  public let input: Input
  /// Variables beside the few that every program gets.
  public let environment: [String: String]
  /// How long it may run, in seconds.
  public let timeLimit: Double
  /// How many bytes it may write.
  public let outputLimit: Int
}
