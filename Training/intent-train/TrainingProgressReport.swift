import IntentCommandLine
import IntentCommandSupport
import IntentTraining

/// Shows the epoch, the validation accuracy and the time left.
final class TrainingProgressReport {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let printer: ProgressPrinter<ContinuousClock>

  init(_ command: ParsedCommand) {
    start = clock.now
    printer = ProgressPrinter(
      mode: .current(quiet: command.flag("quiet"), plain: command.flag("plain-progress")),
      clock: clock)
  }

  func show(_ progress: TrainingProgress) {
    let done = Double(progress.epoch) / Double(progress.epochs)
    let left = Int((elapsed / .seconds(1) * (1 - done) / done).rounded(.up))
    let accuracy = progress.validationAccuracy.map { " · validation \(Percent.text($0))" } ?? ""
    printer.completeStep(
      ProgressBar(
        label: "training", fraction: done,
        detail: "epoch \(progress.epoch)/\(progress.epochs)\(accuracy) · \(left) s left"))
  }

  /// The time since training began.
  var elapsed: Duration { start.duration(to: clock.now) }

  func show(_ progress: TuningProgress) {
    printer.completeStep(
      ProgressBar(
        label: "tuning", fraction: progress.share,
        detail: "trial \(progress.trials) · best \(Percent.text(progress.accuracy)) · given "
          + "\(Percent.text(progress.untunedAccuracy))"))
  }

  func finish() { printer.finish() }
}
