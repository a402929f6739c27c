import CasementTesting
import Foundation

/// Names that a list shows, the selected ones, and what was done with them.
@MainActor @Observable final class Names {
    var all: [String]
    var one: String?
    var many: Set<String> = []
    var log: [String] = []
    /// Whether menus have one more item.
    var hasMore = false
    /// Shown beside the list.
    var count = 0

    init(_ all: [String] = ["Apple", "Cherry", "Mango", "Plum"]) { self.all = all }

    func delete(_ name: String) { all.removeAll { $0 == name } }
}

extension TestHost {
    /// The centre of a text, from the trailing end of its row.
    func middle(of text: String, x: CGFloat = 130) -> CGPoint? { find(text: text).map { CGPoint(x: x, y: $0.midY) } }

    /// The labels of the items of the open menu.
    var menuItems: [String] {
        accessibilityTree.all.filter { $0.role == "menuitem" }.compactMap(\.label)
    }
}
