/// Who may import whom: the same table as in `docs/architecture.md`.
struct ModuleRules {
  /// The modules of this package that a module may import.
  let ours: Set<String>
  /// What it may import besides `Foundation`.
  var system: Set<String> = []

  static let all: [String: ModuleRules] = [
    "IntentClassification": ModuleRules(ours: []),
    "IntentRouting": ModuleRules(ours: ["IntentClassification"]),
    "IntentEvaluation": ModuleRules(ours: ["IntentClassification", "IntentRouting"]),
    "SkillRuntime": ModuleRules(
      ours: ["IntentClassification", "IntentRouting"], system: ["Observation"]),
    "ProgramSkills": ModuleRules(ours: [], system: ["Dispatch"]),
    "IntentCommandLine": ModuleRules(ours: [], system: ["Glibc", "Musl", "Darwin", "Dispatch"]),
    "IntentCommandSupport": ModuleRules(
      ours: ["IntentClassification", "IntentRouting", "IntentEvaluation", "IntentCommandLine"]),
    "intent": ModuleRules(
      ours: [
        "IntentClassification", "IntentRouting", "IntentEvaluation", "IntentCommandLine",
        "IntentCommandSupport",
      ]),
    "IntentTraining": ModuleRules(
      ours: ["IntentClassification", "IntentRouting", "IntentEvaluation"],
      system: ["COpenBLAS", "Accelerate", "Dispatch"]),
    "intent-train": ModuleRules(
      ours: [
        "IntentTraining", "IntentClassification", "IntentRouting", "IntentEvaluation",
        "IntentCommandLine", "IntentCommandSupport",
      ]),
  ]

  /// What an app may link without the trainer, a network, a database or a C library.
  static let core: Set<String> = ["IntentClassification", "IntentRouting", "SkillRuntime"]

  /// The one file that calls each C library or system library.
  static let boundaries: [String: String] = [
    "COpenBLAS": "Training/IntentTraining/Network/BLAS.swift",
    "Accelerate": "Training/IntentTraining/Network/BLAS.swift",
    "Glibc": "Sources/IntentCommandLine/Terminal.swift",
    "Musl": "Sources/IntentCommandLine/Terminal.swift",
    "Darwin": "Sources/IntentCommandLine/Terminal.swift",
  ]

  func allows(_ module: String) -> Bool {
    module == "Foundation" || ours.contains(module) || system.contains(module)
  }
}
