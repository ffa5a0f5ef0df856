// swift-tools-version: 6.2
import PackageDescription

// Measures speed and memory through the public API alone, as an app would see it; `latency` runs
// fastText's library (Debian: libfasttext-dev) over the same texts in the same process.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "IntentRouter", path: "..")],
  targets: [
    .target(name: "CFastText", linkerSettings: [.linkedLibrary("fasttext")]),
    .target(name: "BenchmarkSupport"),
    .executableTarget(
      name: "latency",
      dependencies: [
        "BenchmarkSupport", "CFastText",
        .product(name: "IntentClassification", package: "IntentRouter"),
        .product(name: "IntentRouting", package: "IntentRouter"),
      ]),
    .executableTarget(
      name: "footprint",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "IntentClassification", package: "IntentRouter"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

for target in package.targets where target.name != "CFastText" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
