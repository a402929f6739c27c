import Foundation

/// Rule: the settings of the view and the environment are passed to the layout node; then the content is updated.
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
            .vertical, alignment: .horizontalCenter, spacing: nil, isScrolled: true, tree: tree)
        stack.traits.isImplicit = true
        scroll = ScrollLayoutNode(stack, axes: view.axes)
        scroll.isElement = true
        bars = ScrollBars(of: scroll, clock: context.graph.timetable.clock)
        report = ScrollReport(of: scroll)
        super.init(in: context)
        configure()
        // The modifiers of this scroll view do not apply to scroll views in it.
        let inner = EnvironmentScope(parent: context.scope) { $0.scrollTraits = ScrollTraits() }
        child = SecondaryContent(stack, view.content, in: self.context(scope: inner))
        count = 1
        bars.wantsTime = { [weak self] date in self.map { $0.graph.timetable.schedule($0, at: date) } }
        scroll.onMove = { [weak self] in self?.moved() }
        scroll.onPhase = { [weak self] in self.map { $0.report.phaseChanged($0) } }
        scroll.onResolve = { [weak self] in self.map { $0.report.update(from: $0) } }
    }

    /// How often the bars were to be shown.
    private var flashes = 0

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
                axes: view.axes, margins: traits.contentMargins, clips: !traits.isClipDisabled,
                anchors: traits.anchors)
            if isChanged { reportChange() }
            scroll.isEnabled = values.isScrollEnabled && values.isEnabled
            bars.configure(values, isShowing: view.showsIndicators)
            report.configure(traits, node: self)
            if traits.flashes != flashes {
                flashes = traits.flashes
                bars.show()
            }
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

    // Edits of the content do not affect the container.
    override func remove(_ ranges: [Range<Int>], of child: _Node) {}
    override func insert(_ insertions: [DisplayableInsertion], of child: _Node) {}

    override func tearDown() {
        graph.timetable.schedule(self, at: nil)
        super.tearDown()
        scroll.viewIsGone()
    }
}

/// A node that scrolls, independent of its content type.
@MainActor protocol ScrollSurface: _Node {
    var scroll: ScrollLayoutNode { get }
}
