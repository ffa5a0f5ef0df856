/// Which skill an intent runs: the checked content of a `routes.json`.
///
/// A map that exists is valid: every route names a skill that the map describes, every threshold
/// lies in 0...1, and the fallback skill changes nothing. `docs/routes-file.md` tells the format.
public struct RouteMap: Hashable, Sendable {
  /// The version of the format that this build reads.
  public static let supportedVersion = 1

  /// A local action as the map describes it.
  public struct Skill: Hashable, Sendable {
    /// The name, in `verb_object` style: 1 to 64 of `A-Z a-z 0-9 _ -`.
    public let name: String
    /// What the skill does, for people and for language models.
    public let description: String
    /// What the skill can do to the user's things.
    public let risk: Risk
    /// The local program that does it, where the map declares one.
    public let program: SkillProgram?
    /// The line of the file on which the skill begins.
    public let line: Int
  }

  /// What to do with a trusted intent whose skill can change something where the model's
  /// threshold carries no promise.
  public enum WithoutPromise: String, CaseIterable, Hashable, Sendable {
    /// Ask the user first.
    case confirm
    /// Leave it to a remote model.
    case handOver = "hand_over"
  }

  /// What an intent runs.
  public struct Route: Hashable, Sendable {
    /// The intent's name, as the model knows it.
    public let intent: String
    /// The skill that runs.
    public let skill: Skill
    /// The arguments that this intent fixes, by name; empty when the route fixes none.
    public let arguments: [String: JSONValue]
    /// The threshold of this intent alone, in 0...1, or nil.
    public let threshold: Double?
    /// The margin of this intent alone, in 0...1, or nil.
    public let margin: Double?
    /// The line of the file on which the route begins.
    public let line: Int
  }

  /// A phrase that must reach a skill as long as the map is in use.
  public struct Canary: Hashable, Sendable {
    /// How plainly a phrase asks for its skill.
    public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
      /// Names the wish outright. A map or model that loses it must not be used.
      case direct
      /// Says it around a corner.
      case hinted
      /// Leaves most of it unsaid.
      case vague
    }

    /// The skill that the phrase must reach.
    public let skill: Skill
    /// The phrase, as a user would say it.
    public let phrase: String
    /// How plainly it asks for the skill.
    public let kind: Kind
    /// The line of the file on which the phrase begins.
    public let line: Int
  }

  /// The path of the file, as the caller gave it; messages name it.
  public let path: String
  /// The acceptance score from which the map trusts an intent, in 0...1, or nil for the model's own.
  public let threshold: Double?
  /// How far the best intent must lie before the second, in 0...1, or nil for the model's own.
  public let margin: Double?
  /// The fingerprint of the model that the map's thresholds were chosen for, or nil.
  public let model: String?
  /// What to do where a skill can change something and the model makes no promise.
  public let withoutPromise: WithoutPromise
  /// The largest share of wrong decisions to aim at for skills of a risk, where the map sets one.
  let misrouteRates: [Risk: Double]
  /// The intents that are always handed over, even if they have a route.
  public let neverLocal: Set<String>
  /// The skill that runs when nothing else may, always a read-only one, or nil.
  public let fallbackSkill: Skill?
  /// The skills by name.
  public let skills: [String: Skill]
  /// The routes by intent.
  public let routes: [String: Route]
  /// The phrases that must reach their skills, in the order of the file.
  public let canaries: [Canary]
  let neverLocalLines: [String: Int]

  /// Returns the largest share of wrong decisions among those routed to skills of a risk to aim at.
  public func maxMisrouteRate(for risk: Risk) -> Double {
    misrouteRates[risk] ?? risk.maxMisrouteRate
  }

  /// Whether the map sets a threshold of its own anywhere.
  var hasThresholds: Bool {
    threshold != nil || routes.values.contains { $0.threshold != nil }
  }
}
