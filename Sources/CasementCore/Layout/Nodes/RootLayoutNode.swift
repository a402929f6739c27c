import Foundation

/// The window: proposes its size to its content and centres it. Several displayables at the root are in an
/// implicit vertical stack.
@MainActor package final class RootLayoutNode: LayoutNode {
    package let stack: ContainerLayoutNode

    package override init(tree: LayoutTree) {
        stack = StackLayoutNode(.vertical, alignment: .horizontalCenter, spacing: nil, tree: tree)
        super.init(tree: tree)
        traits.isSizingContainer = true
        adopt(stack)
        tree.setRoot(self)
        // A window without a size, which is never resized, is laid out too.
        invalidate()
    }

    package override var kind: String { "Window" }

    package override func accessibilityElements() -> [AccessibilityElement] {
        guard let dialog = presentations.lastIndex(where: \.isDialog) else {
            return [AccessibilityElement(.window, on: self, children: accessibleElementsBelow())]
        }
        let reachable = presentations[dialog...].flatMap { $0.accessibleElements() }
        return [AccessibilityElement(.window, on: self, children: reachable)]
    }

    package override func forEachChild(_ body: (LayoutNode) -> Void) {
        if let menuBar { body(menuBar) }
        if let bars { body(bars.top) }
        body(stack)
        if let bars { body(bars.bottom) }
        if let frame {
            body(frame.titleBar)
            body(frame.edges)
        }
        for presentation in presentations { body(presentation) }
    }

    // MARK: The window's own frame

    /// The title bar above all other bars, and what is drawn along the edges; nil where the desktop draws them.
    private var frame: (titleBar: LayeredLayoutNode, edges: LayeredLayoutNode)?

    func setFrame(titleBar: LayeredLayoutNode, edges: LayeredLayoutNode) {
        frame = (titleBar, edges)
        adopt(titleBar)
        adopt(edges)
        tree.note([.subtree, .paintBounds], of: self)
        invalidate()
    }

    /// The height of the title bar in a window of this width, in points.
    func titleBarHeight(_ width: CGFloat?) -> CGFloat {
        frame?.titleBar.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    // MARK: Bars

    /// The bars above and below the content, if it has any.
    private var bars: (top: LayeredLayoutNode, bottom: LayeredLayoutNode)?

    func setBars(top: LayeredLayoutNode, bottom: LayeredLayoutNode) {
        bars = (top, bottom)
        adopt(top)
        adopt(bottom)
        tree.note([.subtree, .paintBounds], of: self)
        invalidate()
    }

    /// The menu bar above the other bars, if the window shows one.
    private var menuBar: LayeredLayoutNode?

    func setMenuBar(_ bar: LayeredLayoutNode) {
        menuBar = bar
        adopt(bar)
        tree.note([.subtree, .paintBounds], of: self)
        invalidate()
    }

    /// The height of the menu bar in a window of this width, in points.
    func menuBarHeight(_ width: CGFloat?) -> CGFloat {
        menuBar?.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
    }

    private var hasBars: Bool { bars != nil || menuBar != nil || frame != nil }

    /// The heights of the bars in a window of this width.
    private func barHeights(_ width: CGFloat?) -> (top: CGFloat, bottom: CGFloat) {
        let above = titleBarHeight(width) + menuBarHeight(width)
        guard let bars else { return (above, 0) }
        let proposal = ProposedViewSize(width: width, height: nil)
        return (above + bars.top.size(for: proposal).height, bars.bottom.size(for: proposal).height)
    }

    /// The size of the window for the content's.
    private func adding(_ content: CGSize) -> CGSize {
        guard hasBars else { return content }
        let (top, bottom) = barHeights(content.width)
        return CGSize(width: content.width, height: content.height + top + bottom)
    }

    // MARK: Presentations

    /// The views presented above the content, the topmost last.
    @exclusivity(unchecked) package private(set) var presentations: [PresentedLayoutNode] = []

    /// Where popups are placed that do not fit into the window; nil where they cannot leave it.
    package var popupScreen: PopupScreen?

    package func present(_ node: PresentedLayoutNode) {
        presentations.append(node)
        adopt(node)
        tree.note(.paintBounds, of: self)
        invalidate()
    }

    package func dismiss(_ node: PresentedLayoutNode) {
        guard let index = presentations.firstIndex(where: { $0 === node }) else { return }
        presentations.remove(at: index)
        node.detach()
        tree.note(.paintBounds, of: self)
    }

    /// A presentation always has the window's size.
    override func childChanged(_ child: LayoutNode) { invalidate() }

    /// Lays out for a window of this size, in points.
    package func resize(to size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        tree.note([.subtree, .paintBounds], of: self)
        invalidate()
    }

    /// How often the content was placed: what depends on its sizes is asked again when this changes.
    package private(set) var placements = 0

    /// Whether the content was larger than its room when it was placed.
    private(set) var overflows = false

    /// The size of a window in which the content is as small as it can be.
    package var leastSize: CGSize { adding(stack.size(for: .zero)) }

    /// The size of a window in which the content is as large as it can be.
    package var largestSize: CGSize { adding(stack.size(for: ProposedViewSize(width: .infinity, height: .infinity))) }

    /// The content's ideal size.
    package var idealSize: CGSize { adding(stack.size(for: .unspecified)) }

    /// The content's size for a proposal.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize { stack.size(for: proposal.plausible) }

    /// Releases all resources of its graphics.
    package func tearDown() { release() }

    override func placeChildren(_ proposal: ProposedViewSize) {
        placements &+= 1
        let (top, bottom) = barHeights(size.width)
        let room = max(0, size.height - top - bottom)
        let inside = !hasBars ? proposal : ProposedViewSize(width: size.width, height: room)
        let content = stack.measurement(for: inside).size
        overflows = content.width > size.width || content.height > room
        stack.place(
            at: CGPoint(x: (size.width - content.width) / 2, y: top + (room - content.height) / 2), proposal: inside)
        let width = ProposedViewSize(width: size.width, height: nil)
        let titleHeight = titleBarHeight(size.width)
        if let frame {
            frame.titleBar.place(at: .zero, proposal: width)
            frame.edges.place(at: .zero, proposal: ProposedViewSize(size))
        }
        menuBar?.place(at: CGPoint(x: 0, y: titleHeight), proposal: width)
        if let bars {
            bars.top.place(at: CGPoint(x: 0, y: titleHeight + menuBarHeight(size.width)), proposal: width)
            bars.bottom.place(at: CGPoint(x: 0, y: size.height - bottom), proposal: width)
        }
        for presentation in presentations { presentation.place(at: .zero, proposal: ProposedViewSize(size)) }
        tree.note(.paintBounds, of: self)
    }
}
