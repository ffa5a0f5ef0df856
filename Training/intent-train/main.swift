import IntentCommandSupport

CommandProgram(
  TrainerCommands.suite,
  actions: [
    "train": TrainCommand.run,
    "validate": ValidateCommand.run,
  ]
).run(Array(CommandLine.arguments.dropFirst()))
