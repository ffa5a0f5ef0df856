import Foundation
import IntentRouting
import TestSupport
import Testing

@testable import SkillRuntime

/// Skills that do not end, and turns that overlap.
struct MisbehavingSkillTests {
  private let fixture = AssistantFixture()

  private var shelf: Shelf { fixture.shelf }

  // MARK: Skills that misbehave

  @Test func aSkillThatNeverReturnsIsGivenUp() async throws {
    var policy = AssistantPolicy()
    policy.totalTime = .milliseconds(80)
    let assistant = try fixture.assistant(
      ["go": .run("do_script"), "lamp": .run("add_thing")], policy
    ) { _ in
      await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in
        // Never resumed, deaf to cancellation: kept, so that nothing complains.
      }
      return "never"
    }
    let events = try await names(assistant.respond(to: "go"))
    #expect(events.last == "failed do_script was given up after 0.08 seconds")
    #expect(try await names(assistant.respond(to: "lamp")).last == "done")
  }

  @Test func aSkillWithoutASignOfLifeIsGivenUpAndOneWithIsNot() async throws {
    var policy = AssistantPolicy()
    policy.idleTime = .milliseconds(300)
    let silent = try fixture.assistant(["go": .run("do_script")], policy) { _ in
      try await Task.sleep(for: .seconds(60))
      return ""
    }
    let events = try await names(silent.respond(to: "go"))
    #expect(events.last?.contains("no sign of life") == true)
    let lively = try fixture.assistant(["go": .run("do_script")], policy) { context in
      for _ in 0..<20 {
        try await Task.sleep(for: .milliseconds(30))
        context.report()
      }
      return "ready"
    }
    #expect(try await names(lively.respond(to: "go")).contains("finished ready"))
  }

  @Test func whatASkillReportsOrReturnsAfterItsEndIsDropped() async throws {
    var policy = AssistantPolicy()
    policy.totalTime = .milliseconds(50)
    let late = Flag()
    let assistant = try fixture.assistant(["go": .run("do_script")], policy) { context in
      // Deaf to cancellation.
      await Task.detached { try? await Task.sleep(for: .milliseconds(200)) }.value
      context.report("late")
      late.raise()
      return "late"
    }
    let events = try await names(assistant.respond(to: "go"))
    while !late.isRaised { try await Task.sleep(for: .milliseconds(10)) }
    #expect(events.filter { $0.contains("late") }.isEmpty)
    #expect(await assistant.transcript.turns.count == 1)
    #expect(await assistant.state == .failed)
  }

  // MARK: Cancelling and overlap

  @Test func cancellingStopsTheSkillAndLeavesOneWholeTurn() async throws {
    let stopped = Flag()
    let assistant = try fixture.assistant(["go": .run("do_script")]) { _ in
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        stopped.raise()
        throw error
      }
      return ""
    }
    let events = assistant.respond(to: "go")
    for try await event in events {
      if case .skillStarted = event { await assistant.cancel() }
    }
    while !stopped.isRaised { try await Task.sleep(for: .milliseconds(5)) }
    #expect(await assistant.state == .cancelled)
    #expect(await assistant.transcript.turns.count == 1)
  }

  @Test func lettingGoOfTheStreamCancelsTheTurn() async throws {
    let stopped = Flag()
    let assistant = try fixture.assistant(["go": .run("do_script")]) { _ in
      try? await Task.sleep(for: .seconds(60))
      stopped.raise()
      return ""
    }
    let listener = Task {
      for try await event in assistant.respond(to: "go") {
        if case .skillStarted = event { return }
      }
    }
    try await listener.value
    while !stopped.isRaised { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func aTurnDuringAnotherIsRefusedByPolicy() async throws {
    let (assistant, release) = try fixture.blocked(.refuse)
    let first = Task { try await names(assistant.respond(to: "go")) }
    while await assistant.state != .running { await Task.yield() }
    await #expect(throws: AssistantError.self) { try await names(assistant.respond(to: "lamp")) }
    release.raise()
    #expect(try await first.value.last == "done")
    #expect(shelf.items.isEmpty)
  }

  @Test func turnsDuringAnotherWaitInTheirOrderByPolicy() async throws {
    let (assistant, release) = try fixture.blocked(.queue)
    let streams = ["go", "lamp", "chair", "table"].map { assistant.respond(to: $0) }
    release.raise()
    for stream in streams { #expect(try await names(stream).last == "done") }
    #expect(shelf.items == ["lamp", "chair", "table"])
    #expect(await assistant.transcript.turns.map(\.utterance) == ["go", "lamp", "chair", "table"])
  }

  @Test func aTurnDuringAnotherTakesItsPlaceByPolicy() async throws {
    let (assistant, _) = try fixture.blocked(.replace)
    let first = Task { try await names(assistant.respond(to: "go")) }
    while await assistant.state != .running { await Task.yield() }
    #expect(try await names(assistant.respond(to: "lamp")).last == "done")
    #expect(try await first.value.last == "failed do_script was cancelled")
    #expect(shelf.items == ["lamp"])
  }

  @Test func theTranscriptIsBounded() async throws {
    var policy = AssistantPolicy()
    policy.transcriptLength = 3
    let assistant = try fixture.assistant([:], policy)
    for number in 0..<10 { _ = try await names(assistant.respond(to: "\(number)")) }
    #expect(await assistant.transcript.turns.map(\.utterance) == ["7", "8", "9"])
  }

  // MARK: Many at once

  @Test func manySessionsSideBySideLoseNoEvent() async throws {
    let skills = try fixture.registry()
    let router = ScriptedRouter(actions: ["lamp": .run("add_thing")])
    let (sessions, turns) = (100, 20)
    let events = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<sessions {
        group.addTask {
          let assistant = Assistant(router: router, skills: skills)
          var count = 0
          for _ in 0..<turns { count += try await names(assistant.respond(to: "lamp")).count }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(events == sessions * turns * 4)
    #expect(shelf.items.count == sessions * turns)
  }
}
