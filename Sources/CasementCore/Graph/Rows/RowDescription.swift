import Foundation

/// The role of a row in its list.
package enum RowRole: Hashable, Sendable {
    case row, header, footer
}

/// The description of one row of a list, gathered from the list down to the row's own view, so that inner values win.
@MainActor package final class RowDescription {
    /// An element of a `ForEach` whose view contains the row, or is the row.
    package struct Element {
        let node: any RowElementSource
        /// Its index in the data.
        package let index: Int
        /// The index of the `ForEach`'s first displayable in the list.
        package let start: Int
        package let actions: RowActions
    }

    /// Its index in the list.
    package let index: Int
    /// The value that selects it: its tag, or its element's id.
    package var value: AnyHashable?
    package var isTagged = false
    /// Outermost first.
    package var elements: ContiguousArray<Element> = []
    /// The actions that modifiers around the next `ForEach` define for its elements.
    package var actions = RowActions()
    package var traits = RowTraits()
    package var role = RowRole.row
    /// Whether it is the first or the last row of its section; nil outside sections.
    package var section: (isFirst: Bool, isLast: Bool)?
    /// Whether a section begins or ends with it: with its header or footer, or with the row itself.
    package var opensSection = false
    package var closesSection = false
    /// The outermost node of this row alone, below all nodes that may have several rows.
    package var outermost: _Node?
    package var innermost: _Node?

    private var place = 0

    /// Describes the row at an index among the displayables of a node.
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

    /// Adds an element of a `ForEach`.
    func add(_ node: any RowElementSource, element: Int) {
        elements.append(Element(node: node, index: element, start: index - place, actions: actions))
        actions = RowActions()
    }
}

/// Actions on the elements of a `ForEach`.
package struct RowActions {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    package init() {}
}

/// A row's properties that modifiers set.
package struct RowTraits {
    package var insets: EdgeInsets? { didSet { edgeInsets = [] } }
    /// Insets of single edges, which are set after `insets`; the last of an edge counts.
    private var edgeInsets: [RowEdgeInsets] = []
    /// Setting it adds to them.
    package var newEdgeInsets: RowEdgeInsets {
        get { RowEdgeInsets(edges: [], length: nil) }
        set { edgeInsets.append(newValue) }
    }
    /// The margins of its section, beside its rows and above it.
    package var sectionMargin: CGFloat?
    package var sectionTopMargin: CGFloat?
    package var topSeparator = Visibility.automatic
    package var bottomSeparator = Visibility.automatic
    package var topTint: Color?
    package var bottomTint: Color?
    /// The lines at the start and the end of its section.
    package var sectionTop = Visibility.automatic
    package var sectionBottom = Visibility.automatic
    package var sectionTopTint: Color?
    package var sectionBottomTint: Color?
    /// What the row offers at its edges while the pointer is over it.
    var leadingActions: (any RowEdgeActions)?
    var trailingActions: (any RowEdgeActions)?
    /// The background view, and the node of the modifier that set it.
    package var background: (any View)?
    package var backgroundPlace: _Node?
    /// The number of expandable groups that contain the row.
    package var depth = 0
    /// Setting it adds to the depth.
    package var isDeeper: Int {
        get { 0 }
        set { depth += newValue }
    }
    package var expansion: RowExpansion?
    package var isDeleteDisabled = false
    package var isMoveDisabled = false
    package var isSelectionDisabled = false
    /// What is typed to select the row, in place of its first text; empty where typing does not select it.
    package var typedText: (any Equatable & Sendable)?
    /// The action of a press anywhere in the row, such as that of a link that is the row.
    package var activate: (() -> Void)?
    /// For a link beside the column that it fills: leaves what the action shows. With it, the action is performed
    /// whenever the row is selected, by keys and by the program too.
    package var leave: (() -> Void)?
    /// The value of a link that is the row: it selects the row in lists whose selection has values of its type.
    package var link: AnyHashable?
    package init() {}

    /// The insets of the row's content, where those of the style are as given.
    func insets(standard: EdgeInsets) -> EdgeInsets {
        edgeInsets.reduce(insets ?? standard) { insets, edge in
            var insets = insets
            for (set, place) in RowEdgeInsets.places where edge.edges.contains(set) {
                insets[keyPath: place] = edge.length ?? standard[keyPath: place]
            }
            return insets
        }
    }
}

/// A length for some edges of a row's insets; nil is the standard one.
package struct RowEdgeInsets: Equatable {
    let edges: Edge.Set
    let length: CGFloat?

    fileprivate static var places: [(Edge.Set, WritableKeyPath<EdgeInsets, CGFloat>)] {
        [(.top, \.top), (.leading, \.leading), (.bottom, \.bottom), (.trailing, \.trailing)]
    }
}

/// The actions at one edge of a row.
@MainActor protocol RowEdgeActions: AnyObject {}

/// The expansion state of a row, and the closure that sets it.
package struct RowExpansion {
    package var isExpanded: Bool
    package var set: (Bool) -> Void
    package init(isExpanded: Bool, set: @escaping (Bool) -> Void) { (self.isExpanded, self.set) = (isExpanded, set) }
}
