import Testing

@testable import IntentCommandLine

@Suite struct ProgressBarTests {
  private let bar = ProgressBar(
    label: "training", fraction: 0.5, detail: "epoch 3/15 · validation 92.8 % · 4 s left")

  @Test func barShowsLabelShareAndDetail() {
    #expect(
      bar.rendered(width: 80)
        == "training ██████████░░░░░░░░░░░  50 %  epoch 3/15 · validation 92.8 % · 4 s left")
  }

  @Test func barIsNoLongerThanNeeded() {
    let bar = ProgressBar(label: "reading", fraction: 1)
    #expect(bar.rendered(width: 200) == "reading " + String(repeating: "█", count: 30) + " 100 %")
  }

  @Test func narrowTerminalCutsTheDetailAndThenTheBar() {
    #expect(bar.rendered(width: 40) == "training ████░░░░  50 %  epoch 3/15 · …")
    #expect(bar.rendered(width: 20) == "training 50 %")
    #expect(bar.rendered(width: 10) == "training…")
    #expect(bar.rendered(width: 0) == "")
  }

  @Test(arguments: 0...120)
  func lineStaysBelowTheWidth(_ width: Int) {
    for fraction in [0, 0.01, 0.999, 1] {
      let bar = ProgressBar(label: "训练", fraction: fraction, detail: "第 3 轮 · 4 s left")
      #expect(TextWidth.cells(of: bar.rendered(width: width)) <= max(0, width - 1))
    }
  }

  @Test(arguments: [(-0.1, 0.0), (1.1, 1.0), (Double.nan, 0.0), (.infinity, 1.0), (0.3, 0.3)])
  func fractionStaysBetweenZeroAndOne(_ given: Double, _ shown: Double) {
    #expect(ProgressBar(label: "", fraction: given).fraction == shown)
  }
}

@Suite struct ProgressPrinterTests {
  private let clock = ManualClock()
  private let printed = Locked<[String]>([])

  @Test func barsThatFollowTooSoonAreNotDrawn() {
    let printer = printer(.bar(width: 40))
    printer.update(bar(0.1))
    clock.advance(by: .milliseconds(99))
    printer.update(bar(0.2))
    clock.advance(by: .milliseconds(1))
    printer.update(bar(0.3))
    #expect(output.count == 2)
    #expect(output[1].contains("30 %"))
  }

  @Test func wholeStepIsAlwaysDrawnAndTheLineClearedAtTheEnd() {
    let printer = printer(.bar(width: 40))
    printer.update(bar(0.1))
    printer.completeStep(bar(0.5))
    printer.finish()
    printer.finish()
    #expect(output.count == 3)
    #expect(output[1].hasPrefix("\rtraining ") && output[1].hasSuffix("\u{1B}[K"))
    #expect(output[2] == "\r\u{1B}[K")
  }

  @Test func plainModePrintsALineForEachStepOnly() {
    let printer = printer(.plainLines)
    printer.update(bar(0.1))
    printer.completeStep(bar(0.5))
    printer.finish()
    #expect(output == ["training: epoch 1/2\n"])
  }

  @Test func silentModePrintsNothing() {
    let printer = printer(.silent)
    printer.update(bar(0.1))
    printer.completeStep(bar(1))
    printer.finish()
    #expect(output.isEmpty)
  }

  @Test func modeFollowsTerminalAndWishes() {
    typealias Mode = ProgressMode
    #expect(Mode.choose(quiet: false, plain: false, canRedraw: true, width: 99) == .bar(width: 99))
    #expect(Mode.choose(quiet: false, plain: true, canRedraw: true, width: nil) == .bar(width: 80))
    #expect(Mode.choose(quiet: true, plain: true, canRedraw: true, width: 99) == .silent)
    #expect(Mode.choose(quiet: false, plain: false, canRedraw: false, width: nil) == .silent)
    #expect(Mode.choose(quiet: false, plain: true, canRedraw: false, width: nil) == .plainLines)
  }

  private var output: [String] { printed.withLock { $0 } }

  private func bar(_ fraction: Double) -> ProgressBar {
    ProgressBar(label: "training", fraction: fraction, detail: "epoch 1/2")
  }

  private func printer(_ mode: ProgressMode) -> ProgressPrinter<ManualClock> {
    ProgressPrinter(mode: mode, clock: clock) { [printed] text in
      printed.withLock { $0.append(text) }
    }
  }
}
