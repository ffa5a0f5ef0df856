import Testing

/// What must not stand in any file of the project.
struct TextRuleTests {
  /// Spelled in two parts, so that this file does not break its own rule.
  private static let machinePaths = [
    "/wo" + "rk/", "/ho" + "me/", "/Us" + "ers/", "/ro" + "ot/", ".lib" + "rary/",
  ]
  private static let registries = [
    "pypi" + ".org", "python" + "hosted.org", "npm" + "js.", "crates" + ".io",
    "ruby" + "gems.org", "maven" + ".org", "proxy.go" + "lang.org", "nu" + "get.org",
    "deb.deb" + "ian.org",
  ]

  @Test(arguments: machinePaths)
  func noFileNamesAPlaceOfOneMachine(path: String) {
    #expect(Self.files(with: path) == [])
  }

  @Test(arguments: registries)
  func noFileNamesARegistry(host: String) {
    #expect(Self.files(with: host) == [])
  }

  @Test func onlyTheCheckScriptKnowsTheSharedFolder() {
    #expect(Self.files(with: "../sha" + "red") == [".ci/run"])
  }

  private static func files(with text: String) -> [String] {
    Repository.textFiles.filter { $0.text.contains(text) }.map(\.path)
  }
}
