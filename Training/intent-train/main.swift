import IntentCommandSupport

CommandProgram(
  TrainerCommands.suite,
  actions: [
    "train": TrainCommand.run,
    "calibrate": CalibrateCommand.run,
    "cross-validate": CrossValidateCommand.run,
    "validate": ValidateCommand.run,
  ]
).run(Array(CommandLine.arguments.dropFirst()))
