import Testing

@testable import SkillRuntime

/// The arrows between the states of a session.
struct StateMachineTests {
  @Test func everyStateCanBeReachedAndLeft() {
    let reached = AssistantState.allCases.reduce(into: Set<AssistantState>()) {
      $0.formUnion($1.successors)
    }
    #expect(reached.union([.idle]) == Set(AssistantState.allCases))
    for state in AssistantState.allCases { #expect(!state.successors.isEmpty) }
  }

  @Test func nothingRunsWithoutADecisionAConfirmationOrAPermissionBeforeIt() {
    let before = AssistantState.allCases.filter { $0.successors.contains(.running) }
    #expect(
      Set(before) == [.deciding, .awaitingConfirmation, .awaitingPermission, .handedOver])
  }

  @Test func anArrowMovesTheMachine() {
    var machine = StateMachine()
    for state in [AssistantState.deciding, .awaitingConfirmation, .running, .completed, .deciding] {
      machine.move(to: state)
      #expect(machine.state == state)
    }
  }

  @Test func anImpossibleTransitionTraps() async {
    await #expect(processExitsWith: .failure) {
      var machine = StateMachine()
      machine.move(to: .running)
    }
  }
}
