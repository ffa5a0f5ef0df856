// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "IntentRouter",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "IntentClassification", targets: ["IntentClassification"]),
    .library(name: "IntentRouting", targets: ["IntentRouting"]),
    .library(name: "SkillRuntime", targets: ["SkillRuntime"]),
    .library(name: "ProgramSkills", targets: ["ProgramSkills"]),
    .library(name: "IntentEvaluation", targets: ["IntentEvaluation"]),
    .library(name: "IntentTraining", targets: ["IntentTraining"]),
    .executable(name: "intent", targets: ["intent"]),
    .executable(name: "intent-train", targets: ["intent-train"]),
  ],
  targets: [
    // Run time: what ships in an app or in the `intent` command.
    .target(name: "IntentClassification"),
    .target(name: "IntentRouting", dependencies: ["IntentClassification"]),
    .target(
      name: "IntentEvaluation",
      dependencies: ["IntentClassification", "IntentRouting"]),
    .target(name: "SkillRuntime", dependencies: ["IntentClassification", "IntentRouting"]),
    .target(name: "ProgramSkills", dependencies: ["IntentRouting", "SkillRuntime"]),
    .target(name: "IntentCommandLine"),
    .target(
      name: "IntentCommandSupport",
      dependencies: [
        "IntentClassification", "IntentRouting", "IntentEvaluation", "IntentCommandLine",
      ]),
    .executableTarget(
      name: "intent",
      dependencies: [
        "IntentClassification", "IntentRouting", "IntentEvaluation", "IntentCommandLine",
        "IntentCommandSupport", "SkillRuntime", "ProgramSkills",
      ]),

    // Train time: what makes a model.
    .systemLibrary(
      name: "COpenBLAS", path: "Training/COpenBLAS", pkgConfig: "openblas",
      providers: [.apt(["libopenblas-dev"])]),
    .target(
      name: "IntentTraining",
      dependencies: [
        "IntentClassification", "IntentRouting", "IntentEvaluation",
        .target(name: "COpenBLAS", condition: .when(platforms: [.linux])),
      ],
      path: "Training/IntentTraining",
      // Accelerate deprecates the classic CBLAS symbols without this define.
      cSettings: [.define("ACCELERATE_NEW_LAPACK", .when(platforms: [.macOS, .iOS]))]),
    .executableTarget(
      name: "intent-train",
      dependencies: [
        "IntentTraining", "IntentClassification", "IntentRouting", "IntentEvaluation",
        "IntentCommandLine", "IntentCommandSupport",
      ],
      path: "Training/intent-train"),

    // Tests: one target per module, plus what they share.
    .target(
      name: "TestSupport",
      dependencies: [
        "IntentClassification", "IntentRouting", "IntentEvaluation", "IntentTraining",
      ],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "IntentClassificationTests",
      dependencies: ["IntentClassification", "IntentTraining", "TestSupport"]),
    .testTarget(
      name: "IntentRoutingTests",
      dependencies: ["IntentRouting", "IntentClassification", "TestSupport"]),
    .testTarget(
      name: "IntentEvaluationTests",
      dependencies: ["IntentEvaluation", "IntentClassification", "IntentRouting", "TestSupport"]),
    .testTarget(
      name: "SkillRuntimeTests",
      dependencies: ["SkillRuntime", "IntentRouting", "IntentClassification", "TestSupport"]),
    .testTarget(
      name: "ProgramSkillsTests",
      dependencies: ["ProgramSkills", "IntentRouting", "SkillRuntime", "TestSupport"]),
    .testTarget(name: "IntentCommandLineTests", dependencies: ["IntentCommandLine"]),
    .testTarget(
      name: "IntentTrainingTests",
      dependencies: [
        "IntentTraining", "IntentClassification", "IntentRouting", "IntentEvaluation",
        "TestSupport",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["intent", "intent-train", "IntentClassification", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The same strict settings for every target that holds Swift code.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .treatAllWarnings(as: .error),
    ]
}
