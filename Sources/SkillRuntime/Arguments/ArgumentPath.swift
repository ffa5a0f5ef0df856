/// Where a value stands among a call's arguments, such as `items[2].name`.
struct ArgumentPath: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case member(String)
    case element(Int)
  }

  private var steps: [Step] = []

  func appending(_ member: String) -> Self { adding(.member(member)) }
  func appending(index: Int) -> Self { adding(.element(index)) }

  /// The names from the root; nil inside a list.
  var memberNames: [String]? {
    var names: [String] = []
    for step in steps {
      guard case .member(let name) = step else { return nil }
      names.append(name)
    }
    return names
  }

  var keys: [any CodingKey] {
    steps.map { step in
      switch step {
      case .member(let name): Key(stringValue: name)
      case .element(let index): Key(intValue: index)
      }
    }
  }

  /// Returns what is wrong here, as an error.
  func problem(_ text: String) -> ArgumentProblem {
    ArgumentProblem(argument: description, problem: text)
  }

  private func adding(_ step: Step) -> Self {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init(intValue: Int) {
      stringValue = String(intValue)
      self.intValue = intValue
    }
  }
}

extension ArgumentPath: CustomStringConvertible {
  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .member(let name): text += text.isEmpty ? name : ".\(name)"
      case .element(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
