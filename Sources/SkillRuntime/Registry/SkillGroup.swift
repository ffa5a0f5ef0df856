/// Skills that are registered together.
public struct SkillGroup: Sendable {
  /// Names the group in messages.
  public let name: String
  let skills: [RegisteredSkill]

  /// Groups skills, in the order in which they are listed.
  public init(_ name: String, _ skills: [any Skill]) {
    self.name = name
    self.skills = skills.map { RegisteredSkill($0) }
  }

  package init(_ name: String, registered skills: [RegisteredSkill]) {
    self.name = name
    self.skills = skills
  }
}
