import Foundation

/// Arranges the items of a menu vertically, with lines between its sections and headers that are not items.
package struct MenuRows<Content: View>: View {
    package typealias Body = Never
    let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        MenuRowsNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// Rule: the theme's colour is passed to the layout node; then the content is updated.
final class MenuRowsNode<Content: View>: ContainerNode<MenuRows<Content>, Content>, SectionSource, RowContainer {
    private let rows: MenuRowsLayoutNode

    init(_ view: MenuRows<Content>, in context: _NodeContext) {
        rows = MenuRowsLayoutNode(tree: context.graph.layout)
        super.init(rows, in: context) { _ in view.content }
        rows.source = self
        configure()
    }

    private func configure() { rows.line = readEnvironment { SystemColor.separator.resolve(in: $0.themeVariant) } }

    override func apply(_ view: MenuRows<Content>) { updateContent(view.content) }

    override func refresh() {
        super.refresh()
        configure()
    }

    var sections: [LazySection] { sectionPlaces }

    override var rowAccess: RowAccess? { .container(self) }

    var rowEnvironment: RowEnvironment? {
        { role in
            guard role != .row else { return nil }
            return { values in
                values.font = .subheadline.weight(.semibold)
                values.foreground = StyleInUse(style: HierarchicalShapeStyle.secondary)
            }
        }
    }
}

@MainActor final class MenuRowsLayoutNode: NamedContainerLayoutNode {
    weak var source: (any SectionSource)?
    private var lines: ContiguousArray<FlexibleLayoutNode> = []
    private var solution: (width: CGFloat?, arrangement: MenuArrangement)?

    init(tree: LayoutTree) {
        super.init(kind: "MenuRows", tree: tree)
        traits.isImplicit = true
    }

    /// The colour of the lines.
    var line = ResolvedColor.clear {
        didSet { if line != oldValue { for node in lines { _ = node.setFill(line) } } }
    }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        super.forEachChild(body)
        for line in lines { body(line) }
    }

    override func forEachHeld(_ body: (LayoutNode) -> Void) {
        super.forEachHeld(body)
        for line in lines { body(line) }
    }

    override func forEachPainted(_ body: (LayoutNode) -> Void) {
        super.forEachPainted(body)
        for line in lines { body(line) }
    }

    /// The headers of sections are headings.
    override func accessibilityElements() -> [AccessibilityElement] {
        let headers = IndexSet(source?.sections.flatMap { Array($0.header) } ?? [])
        return children.indices.flatMap { index in
            let elements = children[index].accessibleElements()
            return headers.contains(index) ? elements.asHeadings : elements
        }
    }

    override func invalidate() {
        solution = nil
        super.invalidate()
    }

    private func solved(_ proposal: ProposedViewSize) -> MenuArrangement {
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        if let solution, solution.width == width { return solution.arrangement }
        let arrangement = MenuArrangement(children.array, source?.sections ?? [], width: width)
        solution = (width, arrangement)
        return arrangement
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(solved(proposal).size, for: proposal, widths: AxisRange(exactly: proposal.width), heights: .all)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let arrangement = solved(proposal)
        for (child, frame) in zip(children, arrangement.frames) {
            child.place(at: frame.origin, proposal: ProposedViewSize(width: frame.width, height: nil))
        }
        while lines.count > arrangement.lines.count { lines.removeLast().detach() }
        while lines.count < arrangement.lines.count {
            let node = FlexibleLayoutNode(kind: "separator", tree: tree)
            lines.append(node)
            adopt(node)
            _ = node.setFill(line)
            tree.note(.paintBounds, of: self)
        }
        for (node, frame) in zip(lines, arrangement.lines) {
            node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The positions of the items of a menu, and of the lines between its sections, in points.
@MainActor struct MenuArrangement {
    private(set) var frames: [CGRect] = []
    private(set) var lines: [CGRect] = []
    private(set) var size = CGSize.zero

    private static let spacing: CGFloat = 1
    /// The space above and below a line.
    private static let margin: CGFloat = 4
    /// The inset of the items' labels.
    private static let inset: CGFloat = 10

    init(_ children: ContiguousArray<LayoutNode>, _ sections: [LazySection], width: CGFloat?) {
        let headers = IndexSet(sections.flatMap { Array($0.header) + Array($0.footer) })
        let bounds = IndexSet(sections.flatMap { $0.all.isEmpty ? [] : [$0.all.lowerBound, $0.all.upperBound] })
        var y: CGFloat = 0
        for (index, child) in children.enumerated() {
            let isDivider = child is DividerLayoutNode
            if index > 0 {
                let isAtDivider = isDivider || children[index - 1] is DividerLayoutNode
                if isAtDivider {
                    y += Self.margin
                } else if bounds.contains(index) {
                    lines.append(CGRect(x: 0, y: y + Self.margin, width: 0, height: 1))
                    y += 2 * Self.margin + 1
                } else {
                    y += Self.spacing
                }
            }
            let isHeader = headers.contains(index)
            if isHeader { y += 3 }
            let inset = isHeader || isDivider ? Self.inset : 0
            let offer = ProposedViewSize(width: width.map { max(0, $0 - 2 * inset) }, height: nil)
            let extent = child.size(for: offer)
            frames.append(CGRect(x: inset, y: y, width: offer.width ?? extent.width, height: extent.height))
            if !isDivider { size.width = max(size.width, extent.width + 2 * inset) }
            y += extent.height + (isHeader ? 2 : 0)
        }
        size.height = y
        for index in lines.indices {
            lines[index].origin.x = Self.inset
            lines[index].size.width = max(0, (width ?? size.width) - 2 * Self.inset)
        }
    }
}
