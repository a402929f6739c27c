import Foundation

/// Arranges the rows of a form, and draws the cards and lines behind and between them.
@MainActor final class FormLayoutNode: NamedContainerLayoutNode {
    weak var source: (any SectionSource)?
    private let appearance: FormAppearance
    private var theme = ThemeVariant.light
    /// The arrangement for the last proposal.
    private var solution: (width: CGFloat?, arrangement: FormArrangement)?
    private var cards: ContiguousArray<FlexibleLayoutNode> = []
    private var lines: ContiguousArray<FlexibleLayoutNode> = []

    init(_ appearance: FormAppearance, tree: LayoutTree) {
        self.appearance = appearance
        super.init(kind: "FormRows", tree: tree)
    }

    override func forEachChild(_ body: (LayoutNode) -> Void) {
        for card in cards { body(card) }
        super.forEachChild(body)
        for line in lines { body(line) }
    }

    /// The headers of sections are headings.
    override func accessibilityElements() -> [AccessibilityElement] {
        let headers = IndexSet(source?.sections.flatMap { Array($0.header) } ?? [])
        var found: [AccessibilityElement] = []
        for index in children.indices {
            let elements = children[index].accessibleElements()
            found += headers.contains(index) ? elements.asHeadings : elements
        }
        return found
    }

    override func forEachHeld(_ body: (LayoutNode) -> Void) {
        for card in cards { body(card) }
        super.forEachHeld(body)
        for line in lines { body(line) }
    }

    override func forEachPainted(_ body: (LayoutNode) -> Void) {
        for card in cards { body(card) }
        super.forEachPainted(body)
        for line in lines { body(line) }
    }

    override func invalidate() {
        solution = nil
        super.invalidate()
    }

    private func solved(_ width: CGFloat?) -> FormArrangement {
        if let solution, solution.width == width { return solution.arrangement }
        let groups = FormGroup.groups(of: source?.sections ?? [], count: children.count)
        let arrangement =
            appearance == .grouped
            ? FormArrangement.grouped(children.array, groups, width: width)
            : FormArrangement.columns(children.array, groups, width: width)
        solution = (width, arrangement)
        return arrangement
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        return Measurement(
            solved(width).size, for: proposal, widths: AxisRange(exactly: proposal.width), heights: .all)
    }

    override var alignsByGuides: Bool { appearance == .columns }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let arrangement = solved(proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil })
        for index in children.indices {
            let place = arrangement.places[index]
            children[index].place(at: place.origin, proposal: place.offer)
        }
        place(&cards, kind: "card", at: arrangement.cards)
        place(&lines, kind: "separator", at: arrangement.lines)
    }

    // MARK: Cards and lines

    private func place(_ nodes: inout ContiguousArray<FlexibleLayoutNode>, kind: String, at frames: [CGRect]) {
        while nodes.count > frames.count { nodes.removeLast().detach() }
        while nodes.count < frames.count {
            let node = FlexibleLayoutNode(kind: kind, tree: tree)
            nodes.append(node)
            adopt(node)
            paint(node)
            tree.note(.paintBounds, of: self)
        }
        for (node, frame) in zip(nodes, frames) {
            node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    /// Sets the colours for a light or dark theme.
    func paint(_ theme: ThemeVariant) {
        guard theme != self.theme else { return }
        self.theme = theme
        for node in cards { paint(node) }
        for node in lines { paint(node) }
    }

    private func paint(_ node: FlexibleLayoutNode) {
        guard node.kind == "card" else {
            _ = node.setFill(SystemColor.separator.resolve(in: theme))
            return
        }
        let paint = Paint.color(SystemColor.card.resolve(in: theme))
        if let graphic = node.content as? ShapeGraphic {
            graphic.paint = paint
        } else {
            node.replaceGraphic(
                ShapeGraphic(paint, store: tree.textures) { rect in
                    _ShapeOutline(Path(roundedRect: rect, cornerRadius: FormArrangement.cornerRadius))
                })
        }
        tree.note(.content, of: node)
    }
}
