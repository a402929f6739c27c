import Foundation

/// What a row of a list is in its list.
package enum RowRole: Hashable, Sendable {
    case row, header, footer
}

/// What is known of one row of a list: gathered on the way from the list down to the row's own view, so that what is said
/// further in holds.
@MainActor package final class RowDescription {
    /// One element of a `ForEach` whose view the row is, or a part of.
    package struct Element {
        let node: any RowElementSource
        /// Its place in the data.
        package let index: Int
        /// The place of the `ForEach`'s first displayable in the list.
        package let start: Int
        package let actions: RowActions
    }

    /// Its place in the list.
    package let index: Int
    /// By what it is selected: its tag, or its element's id.
    package var value: AnyHashable?
    package var isTagged = false
    /// Outermost first.
    package var elements: ContiguousArray<Element> = []
    /// What the modifiers around the next `ForEach` do with its elements.
    package var actions = RowActions()
    package var traits = RowTraits()
    package var role = RowRole.row
    /// Whether it is the first or the last row of its section; nil outside of sections.
    package var section: (isFirst: Bool, isLast: Bool)?
    /// The nodes on the way that may have several rows do not count: what is around this row alone.
    package var outermost: _Node?
    package var innermost: _Node?

    private var place = 0

    /// The row at a place among the displayables of a node.
    package init(at index: Int, of node: _Node?) {
        self.index = index
        var next = node.map { ($0, index) }
        while let (node, place) = next {
            self.place = place
            let source = node.rowSource
            source?.describe(self, at: place)
            let mayHaveMany = source?.mayHaveManyRows ?? false
            if mayHaveMany { outermost = nil } else if outermost == nil { outermost = node }
            innermost = mayHaveMany ? nil : node
            next = source?.child(containingDisplayable: place)
        }
    }

    /// A `ForEach` tells of its element.
    func add(_ node: any RowElementSource, element: Int) {
        elements.append(Element(node: node, index: element, start: index - place, actions: actions))
        actions = RowActions()
    }
}

/// What can be done with the elements of a `ForEach`.
package struct RowActions {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    package init() {}
}

/// What modifiers say of a row.
package struct RowTraits {
    package var insets: EdgeInsets?
    package var topSeparator = Visibility.automatic
    package var bottomSeparator = Visibility.automatic
    package var topTint: Color?
    package var bottomTint: Color?
    package var sectionSeparator = Visibility.automatic
    /// A view, and where it was said.
    package var background: Any?
    package var backgroundPlace: _Node?
    /// How many groups it stands in that open and close.
    package var depth = 0
    /// Writing it adds to the depth.
    package var isDeeper: Int {
        get { 0 }
        set { depth += newValue }
    }
    package var expansion: RowExpansion?
    package var isDeleteDisabled = false
    package var isMoveDisabled = false
    package var isSelectionDisabled = false
    package init() {}
}

/// What a row opens and closes.
package struct RowExpansion {
    package var isExpanded: Bool
    package var set: (Bool) -> Void
    package init(isExpanded: Bool, set: @escaping (Bool) -> Void) { (self.isExpanded, self.set) = (isExpanded, set) }
}
