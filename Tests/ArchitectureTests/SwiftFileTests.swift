import Testing

/// The rules are worth what the reading of Swift files is worth.
struct SwiftFileTests {
  @Test func importsAreFoundInEveryForm() {
    let text = """
      @testable import One
      public import Two
      import enum Three.Name
        import Four
      // import Five
      let text = "import Six"
      """
    #expect(SwiftFile(path: "a", text: text).imports == ["One", "Two", "Three", "Four"])
  }

  @Test(arguments: [
    (#"a "{" b"#, "a     b"),
    (#"a "\(f("}"))" b"#, "a             b"),
    (##"a #"{\"# b"##, "a        b"),
    ("a /* { /* } */ { */ b", "a                   b"),
    ("a // {\nb", "a     \nb"),
    ("a \"\"\"\n{\n\"\"\" b", "a    \n \n    b"),
  ])
  func stringsAndCommentsAreBlanked(source: String, code: String) {
    #expect(SourceMask.code(of: source) == code)
  }

  @Test func functionsAreMeasuredFromTheirFirstLineToTheirLast() {
    let text = """
      struct Type {
        static func long(
          _ number: Int
        ) -> Int {
          if number > 0 {
            return 1
          }
          return 0
        }

        var short: Int { 1 }
      }
      """
    let file = SwiftFile(path: "a", text: text)
    #expect(file.blocks(longerThan: 7) == ["a:2: 8 lines"])
    #expect(file.blocks(longerThan: 8).isEmpty)
  }

  @Test func aTableBeforeAFunctionIsNoPartOfIt() {
    let text = """
      enum Type {
        static let table = [
          (1, .init("one")),
          (2, .init("two")),
        ]

        static func short<Element>(_ element: Element) -> Int
        where Element: Hashable {
          table.map { $0.0 }.count
        }
      }
      """
    #expect(SwiftFile(path: "a", text: text).blocks(longerThan: 3) == ["a:7: 4 lines"])
  }

  @Test func platformConditionsAreFound() {
    #expect(SwiftFile(path: "a", text: "  #if os(Linux)\n#endif").hasPlatformConditions)
    #expect(!SwiftFile(path: "a", text: "// #if os(Linux)").hasPlatformConditions)
  }
}
