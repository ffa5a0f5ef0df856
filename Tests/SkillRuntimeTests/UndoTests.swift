import Foundation
import IntentRouting
import TestSupport
import Testing

@testable import SkillRuntime

/// Taking back what was done: once, only while it fits, and after a restart as well.
struct UndoTests {
  private let shelf = Shelf()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appending(path: "undo.json") }

  @Test func undoTakesTheLastCallBackOnce() async throws {
    let assistant = try assistant()
    _ = try await names(assistant.respond(to: "lamp"))
    _ = try await names(assistant.respond(to: "chair"))
    #expect(
      try await names(assistant.respond(to: "undo"))
        == ["decided", "started undo_action", "undone took off chair", "done"])
    #expect(shelf.items == ["lamp"])
    #expect(try await names(assistant.respond(to: "undo")).contains("undone took off lamp"))
    let third = try await names(assistant.respond(to: "undo"))
    #expect(third.last == "failed there is nothing to take back")
    #expect(shelf.items.isEmpty)
  }

  /// A map may say that taking back is to be confirmed, by its risk or where there is no promise.
  @Test func undoPassesTheSameGateAsASkill() async throws {
    let actions: [String: Decision.Action] = [
      "lamp": .run("add_thing"), "undo": .confirm("undo_action"),
      "undo at once": .run("undo_action", [:], .destructive),
    ]
    let assistant = Assistant(
      router: ScriptedRouter(actions: actions),
      skills: try SkillRegistry([SkillGroup("sample", [AddThing(shelf: shelf)])]),
      ledger: try UndoLedger(file: file),
      confirmations: ConfirmationDesk(timeToAnswer: .seconds(86_400)))
    _ = try await names(assistant.respond(to: "lamp"))
    #expect(try await names(assistant.respond(to: "undo at once")).last != "done")
    var question: ConfirmationDesk.Question?
    for try await event in assistant.respond(to: "undo") {
      if case .confirmationNeeded(let asked) = event { question = asked }
    }
    #expect(shelf.items == ["lamp"])
    let token = try #require(question).token
    #expect(try await names(assistant.confirm(token)).contains("undone took off lamp"))
    #expect(shelf.items.isEmpty)
  }

  @Test func undoAfterAChangeByHandIsRefused() async throws {
    let assistant = try assistant()
    _ = try await names(assistant.respond(to: "lamp"))
    shelf.change { $0[0] = "painted lamp" }
    let events = try await names(assistant.respond(to: "undo"))
    #expect(events.last?.contains("has been changed since") == true)
    #expect(shelf.items == ["painted lamp"])
  }

  @Test func undoWorksAfterARestart() async throws {
    _ = try await names(try assistant().respond(to: "lamp"))
    #expect(try await names(try assistant().respond(to: "undo")).contains("undone took off lamp"))
    #expect(try await names(try assistant().respond(to: "undo")).last?.contains("nothing") == true)
  }

  @Test func theLedgerKeepsTheLastCallsAlone() async throws {
    let ledger = try UndoLedger(file: file)
    let assistant = try assistant(ledger)
    for _ in 0..<UndoLedger.capacity + 5 { _ = try await names(assistant.respond(to: "lamp")) }
    #expect(await ledger.undoable.count == UndoLedger.capacity)
    #expect(try await UndoLedger(file: file).undoable.count == UndoLedger.capacity)
  }

  @Test(arguments: ["", "{", "[1, 2]", "{\"version\": 9}", "\u{0}\u{1}"])
  func aDamagedLedgerIsPutAsideAndNotLost(content: String) async throws {
    try Data(content.utf8).write(to: file)
    let ledger = try UndoLedger(file: file)
    #expect(await ledger.undoable.isEmpty)
    let aside = try #require(ledger.damagedFile)
    #expect(try String(contentsOf: aside, encoding: .utf8) == content)
    _ = try await names(try assistant(ledger).respond(to: "lamp"))
    #expect(try await UndoLedger(file: file).undoable.count == 1)
  }

  @Test func aLedgerThatCannotBeWrittenTakesOnlyTheWayBack() async throws {
    let nowhere = folder.url.appending(path: "no/such/folder/undo.json")
    let assistant = try assistant(try UndoLedger(file: nowhere))
    var result: SkillResult?
    for try await event in assistant.respond(to: "lamp") {
      if case .skillFinished(let finished) = event { result = finished }
    }
    #expect(result?.canBeUndone == false)
    #expect(shelf.items == ["lamp"])
  }

  @Test func aSkillThatIsGoneCannotTakeBack() async throws {
    _ = try await names(try assistant().respond(to: "lamp"))
    let others = try SkillRegistry([SkillGroup("other", [EmptyShelf(shelf: shelf)])])
    let assistant = Assistant(
      router: ScriptedRouter(actions: ["undo": .run("undo_action")]), skills: others,
      ledger: try UndoLedger(file: file))
    let events = try await names(assistant.respond(to: "undo"))
    #expect(events.last?.contains("cannot take anything back") == true)
  }

  @Test func aResultSaysWhatChangedAndWhetherItCanBeUndone() async throws {
    let assistant = try assistant()
    var result: SkillResult?
    for try await event in assistant.respond(to: "lamp") {
      if case .skillFinished(let finished) = event { result = finished }
    }
    #expect(result?.canBeUndone == true)
    #expect(result?.identifiers == ["thing-0"])
    #expect(result?.changes == ["things": .number(1)])
    #expect(result?.output == .object(["place": .number(0), "left": .number(1)]))
  }

  private func assistant(_ ledger: UndoLedger? = nil) throws -> Assistant {
    let actions: [String: Decision.Action] = [
      "lamp": .run("add_thing"), "chair": .run("add_thing"), "undo": .run("undo_action"),
    ]
    return Assistant(
      router: ScriptedRouter(actions: actions),
      skills: try SkillRegistry([SkillGroup("sample", [AddThing(shelf: shelf)])]),
      ledger: try ledger ?? UndoLedger(file: file))
  }
}
