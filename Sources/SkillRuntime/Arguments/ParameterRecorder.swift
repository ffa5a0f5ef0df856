/// Notes what a type reads while it is decoded. For one decoding on one thread.
final class ParameterRecorder {
  /// The kinds read, by path.
  private(set) var kinds: [ArgumentPath: SkillParameter.Kind] = [:]
  /// What the type does without.
  private(set) var optional: Set<ArgumentPath> = []
  /// What the type needs and the arguments do not hold.
  private(set) var missing: Set<ArgumentPath> = []

  func note(_ path: ArgumentPath, _ kind: SkillParameter.Kind) { kinds[path] = kind }
  func noteOptional(_ path: ArgumentPath) { optional.insert(path) }
  func noteMissing(_ path: ArgumentPath) { missing.insert(path) }

  /// Whether a path was looked at.
  func hasRead(_ path: ArgumentPath) -> Bool { kinds[path] != nil || optional.contains(path) }
}
