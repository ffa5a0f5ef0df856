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
      ours: ["IntentClassification", "IntentRouting"],
      system: ["Observation", "Dispatch", "Glibc", "Musl"]),
    "ProgramSkills": ModuleRules(
      ours: ["IntentRouting", "SkillRuntime"], system: ["Dispatch"]),
    "IntentCommandLine": ModuleRules(ours: [], system: ["Glibc", "Musl", "Darwin", "Dispatch"]),
    "IntentCommandSupport": ModuleRules(
      ours: ["IntentClassification", "IntentRouting", "IntentEvaluation", "IntentCommandLine"]),
    "intent": ModuleRules(
      ours: [
        "IntentClassification", "IntentRouting", "IntentEvaluation", "IntentCommandLine",
        "IntentCommandSupport", "SkillRuntime", "ProgramSkills",
      ], system: ["Dispatch"]),
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

  /// The files that call each C library or system library, one in a module.
  static let boundaries: [String: Set<String>] = [
    "COpenBLAS": ["Training/IntentTraining/Network/BLAS.swift"],
    "Accelerate": ["Training/IntentTraining/Network/BLAS.swift"],
    "Glibc": [terminal, folderWatch],
    "Musl": [terminal, folderWatch],
    "Darwin": [terminal],
  ]
  private static let terminal = "Sources/IntentCommandLine/Terminal.swift"
  private static let folderWatch = "Sources/SkillRuntime/Live/FolderWatch.swift"

  func allows(_ module: String) -> Bool {
    module == "Foundation" || ours.contains(module) || system.contains(module)
  }
}
