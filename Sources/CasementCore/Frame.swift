import Foundation

/// One window from input to pixels. `frame(to:at:)` is the whole program: `updateUntilStable()` brings graph and layout
/// up to date, `updateDamage()` finds what must be painted, `paint(to:)` paints it, `present(to:)` shows it.
///
/// State that is set while a frame is made (by an `onAppear`, a preference, a list that makes rows) belongs to that
/// frame. So the update is loops within loops, each bounded, and a program that never comes to rest still has frames:
///
/// 1. rounds, which end with the actions that wait for the layout: `maximumRounds`, 8. What they change after the last
///    waits for the next frame, with a warning.
/// 2. a pass for each transaction that an action made changes under: `TransactionQueue.maximumSteps`, 16.
/// 3. in each pass, the graph lets readers of preferences take new values: `ViewGraph.maximumResolutions`, 16; then the
///    layout lets nodes that depend on their place look again: `LayoutTree.maximumPlaceRounds`, 8.
/// 4. in each of those, lazy content makes what is in view: `LayoutTree.maximumVisibleContentRounds`, 24.
///
/// The window's loop calls `frame` while `needsFrame`. A change either marks something dirty, which is `hasWork`, or
/// calls `graph.requestFrame()`.
@MainActor package final class FramePipeline {
    package let graph: ViewGraph
    package let layout: LayoutTree
    package let graphics: SceneGraphics
    package let input: InputRouter
    let environment: WindowEnvironment
    let window: RootLayoutNode
    let makeRoot: (_NodeContext, RootLayoutNode) -> _Node
    var isTornDown = false
    /// The moment of the last frame, where it had one.
    private var moment: FrameMoment?
    /// Measures frames; nil in programs.
    package var timer: FrameTimer?

    private static let maximumRounds = 8

    /// A window of `size` points, with the root view that `content` makes. `clock` tells the time of day.
    package init<Content: View>(
        size: CGSize, scale: CGFloat, environment values: EnvironmentValues, textEngine: any TextEngine,
        rasteriser: any Rasteriser, clock: @escaping () -> Date, content: @escaping () -> Content
    ) {
        let store = TextureStore(textEngine: textEngine, rasteriser: rasteriser)
        let context = WindowContext(textures: store)
        layout = context.layout
        graph = ViewGraph(in: context, clock: clock)
        graphics = SceneGraphics(tree: layout, store: store)
        input = InputRouter(in: context) { [timetable = graph.timetable] in timetable.clock() }
        window = RootLayoutNode(tree: layout)
        environment = WindowEnvironment(values, focus: context.focus)
        makeRoot = { context, window in RootNode(window, RootView(content: content), in: context) }
        setSize(size, scale: scale)
    }

    isolated deinit { tearDown() }

    package func handle(_ event: InputEvent) {
        // What is presented has the keys. Where one closed it, or sent the focus away, and no frame came in between,
        // the next is for the responders that have them then.
        if case .keyDown = event, graph.isDirty, layout.topmost != nil || graph.focus.isResigned {
            updateUntilStable()
        }
        graph.focus.undoManager?.endEvent()
        input.handle(event)
    }

    /// Brings the window up to date: state, graph, layout, damage, pixels. True where something was shown. What is
    /// animated is shown as of `moment`, by default now.
    @discardableResult package func frame(to presenter: any Presenter, at moment: FrameMoment? = nil) -> Bool {
        begin(moment)
        defer { graph.runLaterActions() }
        updateUntilStable()
        updateDamage()
        guard paint(to: presenter) else { return false }
        present(to: presenter)
        return true
    }

    private func begin(_ moment: FrameMoment?) {
        self.moment = moment
        graph.ranCode = false
        input.ranCode = false
        timer?.beginFrame()
        input.timePassed()
    }

    /// Brings graph and layout up to date, round by round, without pixels.
    package func updateUntilStable() {
        graph.timetable.beginFrame(at: moment?.date)
        graph.clock.beginFrame(at: moment?.seconds ?? graph.timetable.now.timeIntervalSinceReferenceDate)
        buildIfNeeded()
        ValueStore.checkForChanges()
        var round = 0
        repeat {
            round += 1
            if round > Self.maximumRounds - 2 { graph.watchForCycle() }
            updateTransactions()
            // What layout made may set preferences, and what it placed may be read: all comes to rest before any action
            // runs.
            if !graph.isDirty || round == Self.maximumRounds { timed(.update) { graph.runActions() } }
        } while hasWork && round < Self.maximumRounds
        graph.frameRequestServed()
        let cycle = graph.takeCycle()
        if round == Self.maximumRounds, graph.isDirty { warn(of: cycle) }
    }

    /// One pass over graph and layout for each transaction that changes wait in.
    private func updateTransactions() {
        repeat {
            timed(.update) { graph.update() }
            timed(.layout) {
                layout.update()
                graph.transactions.endPass()
            }
        } while graph.transactionQueue.advance()
        timed(.layout) { layout.checkFacts() }
    }

    /// Finds the damage, and what the pointer is over: only now is known how far new content reaches. What changes with
    /// that belongs to this frame.
    private func updateDamage() {
        timed(.graphics) { graphics.update() }
        let isLeftOver = hasWork
        input.contentChanged()
        if hasWork, !isLeftOver { updateUntilStable() }
        // A scroll bar shows itself to the pointer without a layout.
        timed(.graphics) { graphics.update() }
    }

    private func paint(to presenter: any Presenter) -> Bool {
        guard graphics.needsFrame else { return false }
        return timed(.paint) { graphics.paint(to: presenter, statistics: &graph.statistics) }
    }

    private func present(to presenter: any Presenter) {
        timed(.present) { graphics.present(to: presenter, statistics: &graph.statistics) }
    }

    // MARK: When there is a frame

    /// Whether the graph or the layout is to be brought up to date.
    private var hasWork: Bool {
        graph.isDirty || layout.isDirty || graph.hasActions || graph.transactionQueue.hasWaiting
    }

    /// Whether the next frame has anything to do. Asked by the window's loop after each turn.
    package var needsFrame: Bool {
        guard !isTornDown else { return false }
        if graph.root == nil || graph.isFrameRequested || hasWork { return true }
        if !layout.changes.isEmpty || !layout.vacated.isEmpty || graphics.needsFrame { return true }
        return graph.timetable.isDue || graph.clock.isRunning || input.isDue
    }
}
