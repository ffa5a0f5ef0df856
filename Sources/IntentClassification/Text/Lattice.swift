/// The cheapest way to each piece of a word, a piece being one that ends at a given byte.
struct Lattice {
  private var nodes: [LatticeNode]
  /// The nodes that end at each byte.
  private var ending: [[Int]]

  /// Begins with the word before, which ends where the text begins.
  init(previous: UInt64, length: Int) {
    nodes = [LatticeNode(hash: previous, start: 0, previous: 0, cost: 0)]
    ending = [[0]] + [[Int]](repeating: [], count: length)
  }

  mutating func add(_ node: LatticeNode, at end: Int) {
    ending[end].append(nodes.count)
    nodes.append(node)
  }

  /// Returns the unknown piece that ends at a byte.
  func unknown(at end: Int) -> LatticeNode? {
    ending[end].lazy.map { nodes[$0] }.first { $0.hash == nil }
  }

  /// Returns the cheapest node that ends at a byte, with its cost and the price of going on from
  /// it; a price of nil rules a node out. The first of equals wins.
  func cheapest(at end: Int, price: (UInt64?) -> Int?) -> (node: Int, cost: Int) {
    var best = (node: 0, cost: Int.max)
    for index in ending[end] {
      guard let price = price(nodes[index].hash) else { continue }
      if nodes[index].cost + price < best.cost { best = (index, nodes[index].cost + price) }
    }
    return best
  }

  /// Returns where the pieces on the way to a node begin, the first one's left out.
  func starts(endingWith node: Int) -> [Int] {
    var starts: [Int] = []
    var index = node
    while nodes[index].start > 0 {
      starts.append(nodes[index].start)
      index = nodes[index].previous
    }
    return starts.reversed()
  }
}

/// A piece of a word, and the cheapest way that leads to it.
struct LatticeNode {
  /// Nil for a piece that is no known word.
  let hash: UInt64?
  let start: Int
  let previous: Int
  var cost: Int
}
