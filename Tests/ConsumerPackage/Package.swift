// swift-tools-version: 6.2
import PackageDescription

// An app that uses the core alone. CI builds it, so the core's libraries must build and link
// without the trainer and without OpenBLAS; its program is the README's Swift snippet.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "IntentRouter", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "IntentClassification", package: "IntentRouter"),
        .product(name: "IntentRouting", package: "IntentRouter"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
