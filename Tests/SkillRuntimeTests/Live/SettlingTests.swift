import Testing

@testable import SkillRuntime

struct SettlingTests {
  private let start = ContinuousClock.now

  private func settling() -> Settling<String> {
    Settling(rest: .milliseconds(50), longestWait: .milliseconds(200))
  }

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func theFirstStateIsReadOnceItRests() {
    var settling = settling()
    #expect(settling.look("a", at: time(0)) == .wait(.milliseconds(50)))
    #expect(settling.look("a", at: time(20)) == .wait(.milliseconds(30)))
    #expect(settling.look("a", at: time(50)) == .read(atRest: true))
    #expect(settling.look("a", at: time(51)) == .nothing)
    #expect(settling.look("a", at: time(5000)) == .nothing)
  }

  @Test func eachChangeBeginsTheRestAnew() {
    var settling = settling()
    _ = settling.look("a", at: time(0))
    #expect(settling.look("b", at: time(40)) == .wait(.milliseconds(50)))
    #expect(settling.look("b", at: time(60)) == .wait(.milliseconds(30)))
    #expect(settling.look("b", at: time(90)) == .read(atRest: true))
  }

  @Test func whatChangesAllTheTimeIsReadAllTheSameAndAgainAtRest() {
    var settling = settling()
    var reads = 0
    for step in 0...60 {
      let answer = settling.look("\(step)", at: time(step * 10))
      if answer == .read(atRest: false) { reads += 1 }
    }
    #expect(reads == 3)
    #expect(settling.look("60", at: time(610)) == .wait(.milliseconds(40)))
    #expect(settling.look("60", at: time(650)) == .read(atRest: true))
    #expect(settling.look("60", at: time(651)) == .nothing)
  }

  @Test func aStateThatComesBackNeedsNoReading() {
    var settling = settling()
    _ = settling.look("a", at: time(0))
    _ = settling.look("a", at: time(50))
    _ = settling.look("b", at: time(60))
    #expect(settling.look("a", at: time(70)) == .nothing)
    #expect(settling.look("b", at: time(200)) == .wait(.milliseconds(50)))
  }
}
