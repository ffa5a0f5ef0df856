import Foundation
import IntentCommandLine
import IntentCommandSupport
import IntentRouting
import ProgramSkills
import SkillRuntime

/// `intent run`: decides on each utterance and runs the program that the map declares for it.
enum RunCommand {
  static func run(_ command: ParsedCommand, _ console: Console) throws -> ExitCode {
    let router = try RouterLoading.router(command, console)
    guard let map = router.map else { throw RunError.noMap }
    let store = try storeFolder(command)
    let ledger = try UndoLedger(file: store.appending(path: "undo.json"))
    if let damaged = ledger.damagedFile {
      console.tell("warning: the undo ledger could not be read and was put aside: \(damaged.path)")
    }
    let assistant = Assistant(
      router: router, skills: try SkillRegistry([ProgramSkills.group(for: map, store: store)]),
      ledger: ledger)
    let turns = RunTurns(assistant, command, console)
    var worst = ExitCode.success
    let code = try UtteranceSource(command, console).visit { utterance in
      let ended = try turns.follow(utterance)
      if ended != .success { worst = ended }
    }
    return worst == .success ? code : worst
  }

  /// The folder of the programs' store, made if it is not there.
  private static func storeFolder(_ command: ParsedCommand) throws -> URL {
    let path = command.string("store") ?? defaultStore
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw RunError.noStore(path: path, reason: error.localizedDescription)
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private static var defaultStore: String {
    let home = Terminal.environment("HOME") ?? "."
    return (Terminal.environment("XDG_DATA_HOME") ?? "\(home)/.local/share") + "/intent"
  }
}

/// Why nothing can be run.
enum RunError: CommandFailure {
  case noMap
  case noStore(path: String, reason: String)

  var exitCode: ExitCode {
    if case .noMap = self { .missingInput } else { .inputOutput }
  }

  var description: String {
    switch self {
    case .noMap:
      "there is no route map: name one with --routes, or put routes.json beside the model"
    case .noStore(let path, let reason):
      "\(path): cannot be the folder of the store: \(reason); name another with --store"
    }
  }
}
