public import Foundation
public import IntentRouting
public import SkillRuntime

/// The skills of a route map that are local programs.
///
/// A program is started without a shell, in the map's folder, with a clean environment: `PATH`,
/// `LANG`, `INTENT_STORE` (the folder for what it keeps), and what the map adds. What it writes is
/// what the user is told: text, or a JSON object with `text`, and if it likes `items` (each with an
/// `id`), `changed` and `undo`. `docs/skills.md` tells the whole protocol.
public enum ProgramSkills {
  /// Returns the programs of a map as a group of skills, to be registered with others.
  ///
  /// - Parameter store: the folder in which the programs keep their things; they make it.
  public static func group(for map: RouteMap, store: URL) -> SkillGroup {
    let skills = map.skills.values.sorted { $0.line < $1.line }.compactMap { skill in
      skill.program.map { program in
        ProgramSkill(
          name: skill.name, description: skill.description, program: program,
          folder: folder(of: map.path), store: store.path
        ).registered
      }
    }
    return SkillGroup("programs of \(map.path)", registered: skills)
  }

  /// The folder in which a file stands, by hand: Foundation's path functions trap on short paths.
  private static func folder(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
  }
}
