import Testing

/// The import rules of `docs/architecture.md`, over every Swift file.
struct ImportRuleTests {
  @Test func everyModuleHasARule() {
    #expect(Set(Repository.productFiles.map(\.module)) == Set(ModuleRules.all.keys))
  }

  @Test(arguments: ModuleRules.all.keys.sorted())
  func modulesImportOnlyWhatTheyMay(module: String) throws {
    let rules = try #require(ModuleRules.all[module])
    for file in Repository.productFiles where file.module == module {
      let forbidden = file.imports.filter { !rules.allows($0) }.sorted()
      #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.joined(separator: ", "))")
    }
  }

  @Test func nothingInSourcesImportsTheTrainer() {
    for file in Repository.swiftFiles where file.path.hasPrefix("Sources/") {
      #expect(
        file.imports.isDisjoint(with: ["IntentTraining", "COpenBLAS"]),
        "\(file.path) imports what only Training may")
    }
  }

  @Test func theCoreImportsWhatEveryAppHasAndItselfOnly() {
    for file in Repository.productFiles where ModuleRules.core.contains(file.module) {
      let foreign = file.imports.subtracting(ModuleRules.core.union(["Foundation", "Observation"]))
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign.sorted())")
    }
  }

  @Test func oneFileCallsEachSystemLibrary() {
    for file in Repository.productFiles {
      for module in file.imports {
        let isLibrary = module.hasPrefix("C") && module.dropFirst().first?.isUppercase == true
        guard isLibrary || ModuleRules.boundaries[module] != nil else { continue }
        #expect(
          ModuleRules.boundaries[module] == file.path,
          "\(file.path) imports \(module), which has one file of its own")
      }
    }
  }

  @Test func onlyBoundaryFilesHavePlatformConditions() {
    let boundaries = Set(ModuleRules.boundaries.values)
    let conditional = Repository.swiftFiles.filter(\.hasPlatformConditions).map(\.path)
    #expect(Set(conditional) == boundaries)
  }
}
