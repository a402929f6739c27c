import Foundation

/// A row that shows as many of its views as fit, from the leading edge; where some do not, the last view, which leads
/// to them, is shown too.
package struct _OverflowRow<Content: View>: View {
    package typealias Body = Never
    let spacing: CGFloat
    let overflow: BarOverflow
    let content: Content

    /// - Parameter content: the views, and last the one that is shown if some do not fit.
    package init(spacing: CGFloat, overflow: BarOverflow, @ViewBuilder content: () -> Content) {
        (self.spacing, self.overflow, self.content) = (spacing, overflow, content())
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        OverflowRowNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// The number of views that an overflow row shows.
@MainActor package final class BarOverflow {
    private let changes = DependencySource.make()
    private var stored = Int.max

    package init() {}

    /// The number of views that fit; a body that reads it runs again when it changes.
    package var shown: Int {
        changes.noteRead()
        return stored
    }

    func set(_ count: Int) {
        guard count != stored else { return }
        stored = count
        changes.noteChange("the width of a toolbar")
    }
}

/// Rule: a changed spacing is updated in place; then the content is updated.
final class OverflowRowNode<Content: View>: ContainerNode<_OverflowRow<Content>, Content> {
    private let row: OverflowRowLayoutNode

    init(_ view: _OverflowRow<Content>, in context: _NodeContext) {
        row = OverflowRowLayoutNode(tree: context.graph.layout)
        (row.spacing, row.overflow) = (view.spacing, view.overflow)
        super.init(empty: row, in: context)
        let wasInChoice = isInChoice
        isInChoice = true
        setContent(view.content)
        isInChoice = wasInChoice
        row.onChange = { [weak self] in self?.forEachChild { $0.tellVisibilityChanged() } }
    }

    override func apply(_ view: _OverflowRow<Content>) {
        (row.spacing, row.overflow) = (view.spacing, view.overflow)
        updateContent(view.content)
    }
}

/// The views that do not fit are measured but not placed: their parent is a node outside of the window.
@MainActor final class OverflowRowLayoutNode: ContainerLayoutNode {
    var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidate() } } }
    var overflow: BarOverflow?
    /// Called during layout when other children are shown.
    var onChange: (() -> Void)?
    private let outside: OutsideLayoutNode
    private var shown: ContiguousArray<LayoutNode> = []

    init(tree: LayoutTree) {
        outside = OutsideLayoutNode(tree: tree)
        super.init(kind: "OverflowRow", tree: tree)
        outside.inside = self
        traits.isImplicit = true
    }

    override func forEachChild(_ body: (LayoutNode) -> Void) { for child in shown { body(child) } }
    override func forEachPainted(_ body: (LayoutNode) -> Void) { forEachChild(body) }
    override func forEachHeld(_ body: (LayoutNode) -> Void) { for child in children { body(child) } }
    override var forwardedParent: LayoutNode? { parent }

    override func childrenInserted(_ range: Range<Int>) {
        for child in children[range] { child.parent = outside }
        super.childrenInserted(range)
        notifyParent()
    }

    override func childrenRemoved(_ range: Range<Int>) {
        shown.removeAll(where: \.isReleased)
        super.childrenRemoved(range)
        notifyParent()
    }

    override func childrenReordered(from start: Int, order: [Int]) {
        super.childrenReordered(from: start, order: order)
        notifyParent()
    }

    // MARK: Sizes

    /// The number of views that fit, without the last, and the width of what is shown.
    private func fitting(_ proposal: ProposedViewSize) -> (count: Int, size: CGSize) {
        guard let more = children.last else { return (0, .zero) }
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        let sizes = children.dropLast().map { $0.size(for: offer) }
        let height = sizes.reduce(0) { max($0, $1.height) }
        let room = proposal.width ?? .infinity
        var whole: CGFloat = 0
        for size in sizes { whole += size.width + spacing }
        whole = max(0, whole - spacing)
        if whole <= room { return (sizes.count, CGSize(width: whole, height: height)) }
        let last = more.size(for: offer)
        var (count, width) = (0, last.width)
        while count < sizes.count, width + spacing + sizes[count].width <= room {
            width += spacing + sizes[count].width
            count += 1
        }
        return (count, CGSize(width: width, height: max(height, last.height)))
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(fitting(proposal).size, for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let (count, size) = fitting(proposal)
        let isWhole = count == max(0, children.count - 1)
        var visible = ContiguousArray(children.prefix(count))
        if !isWhole, let more = children.last { visible.append(more) }
        show(visible)
        overflow?.set(isWhole ? .max : count)
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        var x: CGFloat = 0
        for child in shown {
            let answer = child.measurement(for: offer)
            child.place(at: CGPoint(x: x, y: ((size.height - answer.size.height) / 2).rounded()), proposal: offer)
            x += answer.size.width + spacing
        }
    }

    private func show(_ visible: ContiguousArray<LayoutNode>) {
        guard visible.count != shown.count || !zip(visible, shown).allSatisfy({ $0 === $1 }) else { return }
        let wanted = Set(visible.map { ObjectIdentifier($0) })
        for child in shown where !wanted.contains(ObjectIdentifier(child)) && child.parent === self {
            outside.take(child)
        }
        shown = visible
        for child in visible where child.parent !== self { outside.give(child, to: self) }
        tree.note([.subtree, .paintBounds], of: self)
        onChange?()
    }
}
