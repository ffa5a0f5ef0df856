import Testing

/// The README's test is worth what its comparison is worth.
struct OutputComparisonTests {
  private func matches(_ shown: [String], _ printed: [String], figuresVary: Bool = false) -> Bool {
    OutputComparison(figuresVary: figuresVary).matches(shown: shown, printed: printed)
  }

  @Test func linesAreComparedOneByOne() {
    #expect(matches(["a", "b"], ["a", "b"]))
    #expect(matches(["a"], ["a", ""]))
    #expect(!matches(["a"], ["a", "b"]))
    #expect(!matches(["a", "b"], ["a"]))
    #expect(!matches(["a 1"], ["a 2"]))
  }

  @Test func aGapStandsForAnyLines() {
    #expect(matches(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(matches(["a", "…"], ["a"]))
    #expect(!matches(["a", "…", "d"], ["a", "b"]))
  }

  @Test func timesAreNeverComparedAndFiguresWhereTheyVary() {
    #expect(matches(["p50 4.50 µs"], ["p50 12.01 µs"]))
    #expect(matches(["accuracy  97.1 %"], ["accuracy 100.0 %"], figuresVary: true))
    #expect(matches(["model 4e8eeaa8d46d1b65"], ["model e0859e486a1f4257"], figuresVary: true))
    #expect(!matches(["accuracy 97.1 %"], ["F1 97.1 %"], figuresVary: true))
  }

  @Test func anObjectMayBeLaidOut() {
    #expect(matches(["{", "\"a\": 1", "}"], ["{\"a\":1}"]))
    #expect(!matches(["{", "\"a\": 1", "}"], ["{\"a\":2}"]))
    #expect(matches(["{", "\"a\": 0.12", "}"], ["{\"a\":0.34}"], figuresVary: true))
  }
}
