import Foundation

/// A row that shows as many of its views as fit, from the leading edge. For those that follow there may be room in
/// another bar; where some have none there either, the last view, which leads to them, is shown too.
package struct _OverflowRow<Content: View>: View {
    package typealias Body = Never
    let spacing: CGFloat
    let overflow: BarOverflow
    let keepsLast: Bool
    let roomBeyond: CGFloat
    let content: Content

    /// - Parameters:
    ///   - keepsLast: whether the last view is shown even if all others fit.
    ///   - roomBeyond: the width that another bar has for views that do not fit, in points.
    ///   - content: the views, and last the one that is shown if some do not fit.
    package init(
        spacing: CGFloat, overflow: BarOverflow, keepsLast: Bool = false, roomBeyond: CGFloat = 0,
        @ViewBuilder content: () -> Content
    ) {
        (self.spacing, self.overflow, self.keepsLast, self.content) = (spacing, overflow, keepsLast, content())
        self.roomBeyond = roomBeyond
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        OverflowRowNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// The number of views that an overflow row shows, and of those that another bar shows for it.
@MainActor package final class BarOverflow {
    private let changes = DependencySource.make()
    private var stored = Int.max
    private var storedLent = 0
    /// Called during layout when the row has placed its views, with both numbers.
    package var placed: ((_ shown: Int, _ lent: Int) -> Void)?

    package init() {}

    /// The number of views that fit; a body that reads it runs again when it changes.
    package var shown: Int {
        changes.noteRead()
        return stored
    }

    /// The number of views after these for which another bar has room.
    package var lent: Int {
        changes.noteRead()
        return storedLent
    }

    func set(_ count: Int, lent: Int) {
        placed?(count, lent)
        guard count != stored || lent != storedLent else { return }
        stored = count
        storedLent = lent
        changes.noteChange("the width of a toolbar")
    }
}

/// Rule: a changed spacing is updated in place; then the content is updated.
final class OverflowRowNode<Content: View>: ContainerNode<_OverflowRow<Content>, Content> {
    private let row: OverflowRowLayoutNode

    init(_ view: _OverflowRow<Content>, in context: _NodeContext) {
        row = OverflowRowLayoutNode(tree: context.graph.layout)
        (row.spacing, row.overflow, row.keepsLast) = (view.spacing, view.overflow, view.keepsLast)
        row.roomBeyond = view.roomBeyond
        super.init(empty: row, in: context)
        let wasInChoice = isInChoice
        isInChoice = true
        setContent(view.content)
        isInChoice = wasInChoice
        row.onChange = { [weak self] in self?.forEachChild { $0.notifyVisibilityChanged() } }
    }

    override func apply(_ view: _OverflowRow<Content>) {
        (row.spacing, row.overflow, row.keepsLast) = (view.spacing, view.overflow, view.keepsLast)
        row.roomBeyond = view.roomBeyond
        updateContent(view.content)
    }
}

/// The views that do not fit are measured but not placed: their parent is a node outside of the window.
@MainActor final class OverflowRowLayoutNode: NamedContainerLayoutNode {
    var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidate() } } }
    var overflow: BarOverflow?
    var keepsLast = false { didSet { if keepsLast != oldValue { invalidate() } } }
    var roomBeyond: CGFloat = 0 { didSet { if roomBeyond != oldValue { invalidate() } } }
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

    /// What fits: the number of views in the row, without the last, and of those after them in another bar; the size of
    /// the row. Views beyond are not measured.
    private struct Fit {
        var count = 0
        var lent = 0
        var showsLast = false
        var size = CGSize.zero
    }

    private func fit(_ proposal: ProposedViewSize) -> Fit {
        guard let more = children.last else { return Fit() }
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        let room = min(proposal.width ?? Self.widest, Self.widest)
        let last = more.size(for: offer)
        var (width, height): (CGFloat, CGFloat) = (0, 0)
        // With the last view, and as far as there is room without it.
        var withLast = Fit(showsLast: true, size: last)
        var alone = Fit()
        for index in 0..<children.count - 1 {
            let next = children[index].size(for: offer)
            width += next.width + (index > 0 ? spacing : 0)
            height = max(height, next.height)
            if width > room { break }
            alone.count = index + 1
            alone.size = CGSize(width: width, height: height)
            guard width + spacing + last.width <= room else { continue }
            withLast.count = index + 1
            withLast.size = CGSize(width: width + spacing + last.width, height: max(height, last.height))
        }
        alone.lent = lent(after: alone.count, offer)
        if !keepsLast, alone.count + alone.lent >= children.count - 1 { return alone }
        withLast.lent = lent(after: withLast.count, offer)
        return withLast
    }

    /// The number of views for which another bar has room, after those in the row.
    private func lent(after count: Int, _ offer: ProposedViewSize) -> Int {
        guard roomBeyond > 0 else { return 0 }
        var (index, width): (Int, CGFloat) = (count, 0)
        while index < children.count - 1 {
            width += children[index].size(for: offer).width + (index > count ? spacing : 0)
            if width > roomBeyond { break }
            index += 1
        }
        return index - count
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(fit(proposal).size, for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let fit = fit(proposal)
        var visible = ContiguousArray(children.prefix(fit.count))
        if fit.showsLast, let more = children.last { visible.append(more) }
        show(visible)
        overflow?.set(fit.count >= children.count - 1 ? .max : fit.count, lent: fit.lent)
        let offer = ProposedViewSize(width: nil, height: proposal.height)
        var x: CGFloat = 0
        for child in shown {
            let answer = child.measurement(for: offer)
            child.place(at: CGPoint(x: x, y: ((fit.size.height - answer.size.height) / 2).rounded()), proposal: offer)
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
