import IntentCommandSupport

CommandProgram(
  IntentCommands.suite,
  actions: [
    "classify": ClassifyCommand.run,
    "route": RouteCommand.run,
    "run": RunCommand.run,
    "predict": PredictCommand.run,
    "evaluate": EvaluateCommand.run,
    "inspect": InspectCommand.run,
    "explain": ExplainCommand.run,
    "diff": DiffCommand.run,
    "replay": ReplayCommand.run,
  ]
).run(Array(CommandLine.arguments.dropFirst()))
