import Foundation
public import IntentRouting

/// The skills of an application, by name. Nothing is registered by itself, and there is no shared
/// registry. Safe from any thread.
///
///     let skills = try SkillRegistry([SkillGroup("lists", [AddTodo(), ListTodos()])])
public final class SkillRegistry: Sendable {
  /// What a person or a language model may know of a skill.
  public struct Listing: Hashable, Sendable {
    public let name: String
    public let description: String
    /// The JSON Schema of the arguments.
    public let schema: JSONValue
    public let permissions: [SkillPermission]
    public let isOn: Bool
  }

  let dependencies: Dependencies
  private let skills: [String: RegisteredSkill]
  private let order: [String]
  private let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private var switchedOff: Set<String> = []

  /// Registers skills; throws everything that is wrong with them at once.
  public init(
    _ groups: [SkillGroup], dependencies: Dependencies = Dependencies()
  ) throws(RegistrationError) {
    let problems = Self.problems(groups)
    guard problems.isEmpty else { throw RegistrationError(problems: problems) }
    let all = groups.flatMap(\.skills)
    self.dependencies = dependencies
    order = all.map(\.name)
    skills = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  /// Switches a skill on or off; a call that runs goes on. Throws for a name that is not registered.
  public func setOn(_ isOn: Bool, _ name: String) throws(SkillError) {
    guard skills[name] != nil else { throw .unknownSkill(name, known: order) }
    lock.withLock {
      if isOn { switchedOff.remove(name) } else { switchedOff.insert(name) }
    }
  }

  /// The skills in the order of registration.
  public var listings: [Listing] {
    let off = lock.withLock { switchedOff }
    return order.compactMap { skills[$0] }.map { skill in
      Listing(
        name: skill.name, description: skill.description,
        schema: SkillSchema.object(skill.parameters), permissions: skill.permissions,
        isOn: !off.contains(skill.name))
    }
  }

  /// Returns the skills that a map routes to and that are not registered: renamed in code but not in
  /// the map, or the other way about. Each line tells where, and what may have been meant.
  public func mismatches(with map: RouteMap) -> [String] {
    Set(map.routes.values.map(\.skill)).filter { skills[$0.name] == nil }
      .sorted { $0.line < $1.line }
      .map { skill in
        let place = "\(map.path):\(skill.line): skill \"\(skill.name)\" is not registered"
        guard let near = NameSuggestion.nearest(to: skill.name, among: order) else {
          return "\(place) (have: \(order.joined(separator: ", ")))"
        }
        return "\(place); did you mean \"\(near)\"?"
      }
  }

  /// Returns a skill that may run now.
  func skill(_ name: String) throws(SkillError) -> RegisteredSkill {
    guard let skill = skills[name] else { throw .unknownSkill(name, known: order) }
    guard lock.withLock({ !switchedOff.contains(name) }) else { throw .switchedOff(name) }
    return skill
  }

  /// Runs what a permit gives leave for; `call` is the permit's with the arguments filled in.
  ///
  /// The only way to run a skill in this module.
  func run(
    _ permit: consuming Permit, arguments: [String: JSONValue], context: SkillContext
  ) async throws -> RegisteredSkill.Outcome {
    let call = SkillCall(
      skill: permit.call.skill, arguments: arguments, risk: permit.call.risk)
    return try await skill(call.skill).call(call, context)
  }

  private static func problems(_ groups: [SkillGroup]) -> [RegistrationError.Problem] {
    var groupsByName: [String: [String]] = [:]
    for group in groups {
      for skill in group.skills { groupsByName[skill.name, default: []].append(group.name) }
    }
    var seen: Set<String> = []
    return groups.flatMap { group in
      group.skills.flatMap { skill -> [RegistrationError.Problem] in
        guard seen.insert(skill.name).inserted else {
          return [.duplicateName(skill.name, groups: groupsByName[skill.name] ?? [])]
        }
        return problems(skill, group.name)
      }
    }
  }

  private static func problems(
    _ skill: RegisteredSkill, _ group: String
  ) -> [RegistrationError.Problem] {
    var problems: [RegistrationError.Problem] = []
    if !isName(skill.name) { problems.append(.badName(skill.name, group: group)) }
    if skill.description.allSatisfy(\.isWhitespace) { problems.append(.noDescription(skill.name)) }
    return problems
      + skill.parameterProblems.map { .parameters(skill: skill.name, problem: $0) }
  }

  private static func isName(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        let letter = (byte | 0x20) &- UInt8(ascii: "a") < 26
        return letter || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: "-")
      }
  }
}
