import CoreTesting
import HostSupport

@testable import CasementCore

/// The bodies that ran; not observed.
@MainActor final class RunLog {
    var value: [Int] = []
}

/// A row of a list that logs each run of its body.
struct LoggedRow: View {
    let number: Int
    let runs: RunLog

    var body: some View {
        let _ = runs.value.append(number)
        Text("\(number)").accessibilityIdentifier("\(number)")
    }
}

extension TestHost {
    /// The lists' rows from top to bottom: the layout nodes around the program's views.
    var listRows: [ListRowLayoutNode] {
        var found: [ListRowLayoutNode] = []
        func visit(_ node: LayoutNode) {
            if let row = node as? ListRowLayoutNode { found.append(row) }
            node.forEachChild(visit)
        }
        if let root = pipeline.layout.root { visit(root) }
        return found
    }

    /// The rows that look selected, by their selection values.
    var highlighted: [AnyHashable] { listRows.filter { $0.appearance.highlight != nil }.compactMap(\.value) }
}
