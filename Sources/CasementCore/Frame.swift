import Foundation

/// The pipeline of one window from input to pixels.
///
/// `frame(to:at:)` runs it: `updateUntilStable()` updates graph and layout, `updateDamage()` finds what must be
/// repainted, `paint(to:)` paints it, `present(to:)` shows it.
///
/// State that is set while a frame is made (by an `onAppear`, a preference, a list that creates rows) belongs
/// to that frame. So the update consists of nested loops, each bounded, and a program that never becomes
/// stable still has frames:
///
/// 1. rounds, which end with the actions that wait for the layout: `maximumRounds`, 12. Changes they make after the
///    last wait for the next frame, with a warning.
/// 2. a pass for each transaction under which an action made changes: `TransactionQueue.maximumSteps`, 16.
/// 3. in each pass, the graph updates readers of preferences: `ViewGraph.maximumResolutions`, 16; then the layout
///    updates nodes that depend on their position: `LayoutTree.maximumPlaceRounds`, 8.
/// 4. in each of those, lazy containers create their visible content: `LayoutTree.maximumVisibleContentRounds`, 24.
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
    let makeRoot: (_NodeContext, RootLayoutNode) -> any WindowRequestSource
    // Here and in what each frame asks, as in `_Node`: without the run-time check of exclusive access.
    @exclusivity(unchecked) package internal(set) var isTornDown = false
    /// Whether the graph, the layout and their actions run.
    @exclusivity(unchecked) package private(set) var isUpdating = false
    /// The moment of the last frame, if it had one.
    @exclusivity(unchecked) private var moment: FrameMoment?
    /// Measures frames; nil except in measurements.
    @exclusivity(unchecked) package var timer: FrameTimer?

    private static let maximumRounds = 12

    /// A window of `size` points with `scale` pixels per point, and the root view made by `content`. `clock`
    /// returns the current date.
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

    /// Sees each event of all windows before their content does, and returns whether that may have it; nil while the
    /// program watches none.
    package static var monitor: ((InputEvent, FramePipeline) -> Bool)?

    /// The last event of all windows, and which pipeline it was for.
    @exclusivity(unchecked) package private(set) static var lastEvent: InputEvent?
    @exclusivity(unchecked) package private(set) static var lastHandler: ObjectIdentifier?

    package func handle(_ event: InputEvent) {
        Self.lastEvent = event
        Self.lastHandler = ObjectIdentifier(self)
        if let monitor = Self.monitor, !monitor(event, self) { return }
        // On a busy machine several events come in one frame: a key is for the menu that the last click has opened, and
        // for the field that the last key has moved the focus to.
        if case .keyDown = event, graph.isDirty { updateUntilStable() }
        graph.focus.undoManager?.noteInput(event.isAction)
        input.handle(event)
    }

    /// Updates the window: state, graph, layout, damage, pixels. True where something was presented. Animations are
    /// shown as of `moment`, by default now.
    @discardableResult package func frame(to presenter: any Presenter, at moment: FrameMoment? = nil) -> Bool {
        begin(moment)
        defer { graph.runLaterActions() }
        updateUntilStable()
        updateDamage()
        let hasPopups = isPresenting && timed(.paint) { paintPopups() }
        guard paint(to: presenter) else {
            if hasPopups { graphics.store.didPresent() }
            return false
        }
        present(to: presenter)
        return true
    }

    private func begin(_ moment: FrameMoment?) {
        self.moment = moment
        graph.codeRun = .nothing
        input.ranCode = false
        timer?.beginFrame()
        input.timePassed()
    }

    /// Updates graph and layout, round by round, without pixels.
    package func updateUntilStable() {
        // An action may run the program's loop until a dialog is answered.
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        graph.timetable.beginFrame(at: moment?.date)
        graph.clock.beginFrame(at: moment?.seconds ?? graph.timetable.now.timeIntervalSinceReferenceDate)
        buildIfNeeded()
        ValueStore.checkForChanges()
        var round = 0
        repeat {
            round += 1
            if round > Self.maximumRounds - 2 { graph.watchForCycle() }
            layout.motion.isAfterActions = round > 1
            updateTransactions()
            // An animation may end while a body shows its last step.
            AnimationTicket.runWaiting()
            // Layout may have set preferences and changed layout facts: all becomes stable before actions run.
            if !graph.isDirty || round == Self.maximumRounds { timed(.update) { graph.runActions() } }
        } while hasWork && round < Self.maximumRounds
        layout.matched?.frameEnded()
        graph.frameRequestServed()
        let cycle = graph.takeCycle()
        if round == Self.maximumRounds, graph.isDirty { warn(of: cycle) }
    }

    /// Runs a pass over graph and layout for each waiting transaction.
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

    /// Finds the damage and the views under the pointer: only now are the paint bounds of new content known. Changes
    /// made by hovering belong to this frame.
    private func updateDamage() {
        timed(.graphics) { graphics.update() }
        let isLeftOver = hasWork
        input.contentChanged()
        if hasWork, !isLeftOver { updateUntilStable() }
        // A scroll bar appears on hover without a layout.
        timed(.graphics) { graphics.update() }
    }

    private func paint(to presenter: any Presenter) -> Bool {
        guard graphics.needsFrame else { return false }
        return timed(.paint) { graphics.paint(to: presenter, statistics: &graph.statistics) }
    }

    private func present(to presenter: any Presenter) {
        timed(.present) { graphics.present(to: presenter, statistics: &graph.statistics) }
    }

    // MARK: Frame requests

    /// Whether the graph or the layout must be updated.
    private var hasWork: Bool {
        graph.isDirty || layout.isDirty || graph.hasActions || graph.transactionQueue.hasWaiting
    }

    /// Whether a next frame is necessary. Called by the window's loop after each turn.
    package var needsFrame: Bool {
        guard !isTornDown, !isUpdating else { return false }
        if graph.root == nil || graph.isFrameRequested || hasWork { return true }
        if !layout.changes.isEmpty || !layout.vacated.isEmpty || graphics.needsFrame { return true }
        return graph.timetable.isDue || graph.clock.isRunning || input.isDue
    }
}
