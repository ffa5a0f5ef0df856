import IntentCommandSupport

CommandProgram(
  TrainerCommands.suite,
  actions: [
    "train": TrainCommand.run,
    "calibrate": CalibrateCommand.run,
    "validate": ValidateCommand.run,
  ]
).run(Array(CommandLine.arguments.dropFirst()))
