import Foundation

/// Rule: what the view and the environment say is handed to the layout node; then the content is updated.
final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>>, ScrollSurface {
    let scroll: ScrollLayoutNode
    private var view: ScrollView<Content>
    private var child: SecondaryContent<Content>?
    private let bars: ScrollBars
    private let report: ScrollReport

    init(_ view: ScrollView<Content>, in context: _NodeContext) {
        self.view = view
        let tree = context.graph.layout
        let stack = StackLayoutNode(
            .vertical, kind: "ScrollView", alignment: .horizontalCenter, spacing: nil, tree: tree)
        stack.isUnwritten = true
        scroll = ScrollLayoutNode(stack, axes: view.axes)
        scroll.isElement = true
        bars = ScrollBars(of: scroll, clock: context.graph.timetable.clock)
        report = ScrollReport(of: scroll)
        super.init(in: context)
        configure()
        // What is said of this view holds for no other one in it.
        let inner = EnvironmentScope(parent: context.scope) { $0.scrollTraits = ScrollTraits() }
        child = SecondaryContent(stack, view.content, in: self.context(scope: inner))
        count = 1
        bars.wantsTime = { [weak self] date in self.map { $0.graph.timetable.schedule($0, at: date) } }
        scroll.onMove = { [weak self] in self?.moved() }
        scroll.onArrival = { [weak self] in self.map { $0.report.arrive($0) } }
        scroll.onResolve = { [weak self] in self.map { $0.report.update(from: $0) } }
    }

    private func moved() {
        bars.show()
        report.move(self)
        graph.requestFrame()
    }

    private func configure() {
        scroll.isMirrored = isRightToLeft
        readEnvironment { values in
            let traits = values.scrollTraits
            let isChanged = scroll.set(
                axes: view.axes, margins: traits.contentMargins, clips: !traits.isClipDisabled, anchor: traits.anchor)
            if isChanged { reportChange() }
            scroll.isEnabled = values.isScrollEnabled && values.isEnabled
            bars.configure(values, isShowing: view.showsIndicators)
            report.configure(traits, node: self)
        }
    }

    override func apply(_ new: ScrollView<Content>) {
        view = new
        _ = takeDirty()
        refresh()
        child?.update(to: SecondaryView(content: new.content))
    }

    override func refresh() {
        environmentReads = 0
        configure()
        bars.timePassed()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    override func appendDisplayables(to list: inout [Displayable]) { list.append(scroll) }

    // What changes inside stays inside.
    override func remove(_ ranges: [Range<Int>], of child: _Node) {}
    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {}

    override func tearDown() {
        graph.timetable.schedule(self, at: nil)
        super.tearDown()
        scroll.viewIsGone()
    }
}

/// A node that scrolls, whatever its content.
@MainActor protocol ScrollSurface: _Node {
    var scroll: ScrollLayoutNode { get }
}
