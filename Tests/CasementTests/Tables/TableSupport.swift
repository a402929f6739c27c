import CasementTesting
import Foundation
import SwiftUI
import Testing

struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
    var town: String
}

@MainActor @Observable final class People {
    var list: [Person]
    var order = [KeyPathComparator(\Person.name)]
    var one: Int?
    var many: Set<Int> = []
    var isWide = true
    /// The number of runs of a cell's body.
    @ObservationIgnored var runs = 0

    init(_ count: Int = 4) {
        let names = ["Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald"]
        list = (0..<count).map {
            Person(id: $0, name: names[$0 % 6], age: 20 + ($0 * 7) % 60, town: "Town \($0 % 9)")
        }
    }
}

struct LiveTable<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

/// A host whose content runs again when a value that it read changes.
@MainActor func liveTable<Content: View>(
    width: CGFloat = 400, height: CGFloat = 300, @ViewBuilder _ content: @escaping () -> Content
) -> TestHost {
    TestHost(width: width, height: height) { LiveTable(content: content) }
}

extension TestHost {
    var texts: [String] {
        func collect(_ node: AccessibilitySnapshot) -> [String] {
            (node.label.map { [$0] } ?? []) + node.children.flatMap(collect)
        }
        return accessibilityTree.children.flatMap(collect)
    }

    /// A press in the middle of a text, which must exist.
    func press(text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let frame = find(text: text) else {
            Issue.record("no text \"\(text)\"", sourceLocation: sourceLocation)
            return
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
}
