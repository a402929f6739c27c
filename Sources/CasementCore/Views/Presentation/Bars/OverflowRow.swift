import Foundation

/// A row that shows as many of its views as fit, from the leading edge; where some do not, the last view, which leads
/// to them, is shown too.
package struct _OverflowRow<Content: View>: View {
    package typealias Body = Never
    let spacing: CGFloat
    let overflow: BarOverflow
    let keepsLast: Bool
    let content: Content

    /// - Parameters:
    ///   - keepsLast: whether the last view is shown even if all others fit.
    ///   - content: the views, and last the one that is shown if some do not fit.
    package init(spacing: CGFloat, overflow: BarOverflow, keepsLast: Bool = false, @ViewBuilder content: () -> Content)
    {
        (self.spacing, self.overflow, self.keepsLast, self.content) = (spacing, overflow, keepsLast, content())
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
        (row.spacing, row.overflow, row.keepsLast) = (view.spacing, view.overflow, view.keepsLast)
        super.init(empty: row, in: context)
        let wasInChoice = isInChoice
        isInChoice = true
        setContent(view.content)
        isInChoice = wasInChoice
        row.onChange = { [weak self] in self?.forEachChild { $0.notifyVisibilityChanged() } }
    }

    override func apply(_ view: _OverflowRow<Content>) {
        (row.spacing, row.overflow, row.keepsLast) = (view.spacing, view.overflow, view.keepsLast)
        updateContent(view.content)
    }
}

/// The views that do not fit are measured but not placed: their parent is a node outside of the window.
@MainActor final class OverflowRowLayoutNode: ContainerLayoutNode {
    var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidate() } } }
    var overflow: BarOverflow?
    var keepsLast = false { didSet { if keepsLast != oldValue { invalidate() } } }
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

    /// A row without a proposal is not wider than this, so that it need not measure any number of views.
    private static let widest: CGFloat = 4000

    /// The number of views that fit, without the last, and the size of what is shown. Views beyond are not measured.
    private func fitting(_ proposal: ProposedViewSize) -> (count: Int, size: CGSize) {
        guard let more = children.last else { return (0, .zero) }
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        let room = min(proposal.width ?? Self.widest, Self.widest)
        let last = more.size(for: offer)
        var (width, height): (CGFloat, CGFloat) = (0, 0)
        // As far as there is room for the last view, too.
        var (count, size) = (0, last)
        for index in 0..<children.count - 1 {
            let next = children[index].size(for: offer)
            width += next.width + (index > 0 ? spacing : 0)
            height = max(height, next.height)
            if width > room { return (count, size) }
            guard width + spacing + last.width <= room else { continue }
            (count, size) = (index + 1, CGSize(width: width + spacing + last.width, height: max(height, last.height)))
        }
        return keepsLast ? (count, size) : (children.count - 1, CGSize(width: width, height: height))
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(fitting(proposal).size, for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let (count, size) = fitting(proposal)
        let isWhole = count == max(0, children.count - 1)
        var visible = ContiguousArray(children.prefix(count))
        if !isWhole || keepsLast, let more = children.last { visible.append(more) }
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
