import CasementTesting

@testable import CasementCore

/// What ran; nobody observes it.
@MainActor final class RunLog {
    var value: [Int] = []
}

/// A row of a list that tells when its body runs.
struct LoggedRow: View {
    let number: Int
    let runs: RunLog

    var body: some View {
        let _ = runs.value.append(number)
        Text("\(number)").accessibilityIdentifier("\(number)")
    }
}

/// Numbers that tests change from outside, and what is selected of them.
@MainActor @Observable final class Numbered {
    var ids: [Int]
    var many: Set<Int> = []
    var one: Int?
    var deleted: [[Int]] = []
    var moved: [(from: [Int], to: Int)] = []

    init(_ count: Int) { ids = Array(0..<count) }

    /// A binding that reads and writes one of its properties.
    func binding<Value>(_ path: ReferenceWritableKeyPath<Numbered, Value>) -> Binding<Value> {
        Binding {
            self[keyPath: path]
        } set: {
            self[keyPath: path] = $0
        }
    }
}

extension TestHost {
    /// The lists' rows from top to bottom: the layout nodes around what programs write.
    var listRows: [ListRowLayoutNode] {
        var found: [ListRowLayoutNode] = []
        func visit(_ node: LayoutNode) {
            if let row = node as? ListRowLayoutNode { found.append(row) }
            node.forEachChild(visit)
        }
        if let root = pipeline.layout.root { visit(root) }
        return found
    }

    /// The rows that look selected, by the value that they are selected by.
    var highlighted: [AnyHashable] { listRows.filter { $0.appearance.highlight != nil }.compactMap(\.value) }
}
