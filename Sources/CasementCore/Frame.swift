import Foundation

/// One window's way from input to pixels. Read `frame(to:)`: it is the whole program.
@MainActor package final class FramePipeline {
    package let graph: ViewGraph
    package let layout: LayoutTree
    package let graphics: SceneGraphics
    package let input: InputRouter
    private let environment: EnvironmentScope
    /// The colour scheme that comes from outside, and the one that a view prefers to it.
    private var desktopScheme: ColorScheme
    private var preferredScheme: ColorScheme?
    private let window: RootLayoutNode
    private let makeRoot: (_NodeContext, RootLayoutNode) -> _Node

    /// Called when a frame becomes necessary.
    package var onRequest: (() -> Void)? {
        didSet { graph.onRequest = { [weak self] in self?.onRequest?() } }
    }

    /// Where the time of the last frame went.
    package private(set) var times = FrameTimes()
    package var measuresTimes = false

    /// State that is set while a frame is made, by an onAppear or an onChange, makes another round of the same frame, so many
    /// times at most; what is left then waits for the next frame.
    private static let largestRounds = 8

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
        var values = values
        values.makeEditMode()
        values.resetFocus = ResetFocusAction(focus: graph.focus)
        let undoManager = UndoManager()
        (values.undoManager, graph.focus.undoManager) = (undoManager, undoManager)
        environment = EnvironmentScope(values)
        desktopScheme = values.colorScheme
        makeRoot = { context, window in RootNode(window, RootView(content: content), in: context) }
        setSize(size, scale: scale)
    }

    private var isTornDown = false
    /// That of the last frame, where it had one.
    private var moment: FrameMoment?

    // MARK: What comes from outside

    package func setSize(_ size: CGSize, scale: CGFloat) {
        func bounded(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), 100_000) }
        let size = CGSize(width: bounded(size.width), height: bounded(size.height))
        if scale != layout.scale || environment.values.displayScale != scale {
            layout.scale = scale
            setEnvironment { $0.displayScale = scale }
            graphics.damageAll()
        }
        window.resize(to: size)
        graphics.resize(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        onRequest?()
    }

    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        let keys = environment.setValues { values in
            if preferredScheme != nil, values.colorScheme != desktopScheme { values.colorScheme = desktopScheme }
            change(&values)
            desktopScheme = values.colorScheme
            if let preferredScheme, values.colorScheme != preferredScheme { values.colorScheme = preferredScheme }
        }
        graphics.background = SystemColor.windowBackground.resolve(in: environment.values.themeVariant)
        graph.root?.environmentChanged(keys)
        onRequest?()
    }

    /// The size that the content likes best, in points: for windows that follow their content.
    package var idealSize: CGSize {
        buildIfNeeded()
        return window.idealSize
    }

    /// When a frame becomes necessary by itself; nil while nothing waits for a moment.
    package var nextFrameDate: Date? {
        guard let press = input.nextDate else { return graph.timetable.next }
        return graph.timetable.next.map { min($0, press) } ?? press
    }

    /// The size that the content takes where so much is offered, in points.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize {
        updateTree()
        return window.contentSize(for: proposal)
    }

    /// Brings the tree up to date and draws it as a picture, without a presenter.
    package func picture(isOpaque: Bool) -> (width: Int, height: Int, pixels: [UInt32]) {
        updateTree()
        graphics.update()
        return graphics.picture(isOpaque: isOpaque)
    }

    package func handle(_ event: InputEvent) {
        // What is presented has the keys. Where one closed it, or sent the focus away, and no frame came in between, the next is for
        // who has them then.
        if case .keyDown = event, graph.isDirty, layout.topmost != nil || graph.focus.isResigned { updateTree() }
        graph.focus.undoManager?.endEvent()
        input.handle(event)
    }

    /// Whether the next frame has anything to do.
    package var needsFrame: Bool {
        !isTornDown
            && (graph.root == nil || graph.isDirty || graph.hasActions || layout.isDirty || !layout.changes.isEmpty
                || !layout.vacated.isEmpty || graphics.needsFrame || graph.timetable.isDue || graph.clock.isRunning
                || input.isDue)
    }

    // MARK: The frame

    /// Brings the window up to date: state, graph, layout, graphics, damage, pixels. True where something was shown. What moves
    /// is shown as of `moment`; that is now where nobody says.
    @discardableResult package func frame(to presenter: any Presenter, at moment: FrameMoment? = nil) -> Bool {
        graph.ranCode = false
        input.ranCode = false
        defer { graph.runLaterActions() }
        self.moment = moment
        times = FrameTimes()
        clock = now()
        input.timePassed()
        updateTree()
        graphics.update()
        // Only now is known how far new content reaches; what the pointer then finds under it belongs to this frame.
        let isLeftOver = graph.isDirty || layout.isDirty || graph.hasActions
        input.contentChanged()
        if !isLeftOver, graph.isDirty || layout.isDirty || graph.hasActions {
            updateTree()
        }
        // A scroll bar shows itself to the pointer without a layout.
        graphics.update()
        times.graphics += lap()
        guard graphics.needsFrame else { return false }
        guard graphics.paint(to: presenter, statistics: &graph.statistics) else { return false }
        times.paint += lap()
        graphics.present(to: presenter, statistics: &graph.statistics)
        times.present += lap()
        return true
    }

    /// Whether bodies or actions ran in the last frame.
    package var ranCode: Bool { graph.ranCode || input.ranCode }

    /// Graph and layout alone, without pixels.
    package func updateTree() {
        graph.timetable.beginFrame(at: moment?.date)
        graph.clock.beginFrame(at: moment?.seconds ?? graph.timetable.now.timeIntervalSinceReferenceDate)
        buildIfNeeded()
        ValueStore.checkForChanges()
        var round = 0
        repeat {
            if round >= Self.largestRounds - 2 { graph.watchForCycle() }
            repeat {
                graph.update()
                times.update += lap()
                layout.update()
                graph.transactions.endPass()
                times.layout += lap()
            } while ChangeSteps.advance()
            layout.checkFacts()
            times.layout += lap()
            // What layout made may set preferences, and what it placed may be read: all comes to rest before anybody is told.
            if !graph.isDirty || round >= Self.largestRounds - 1 { graph.runActions() }
            round += 1
        } while (graph.isDirty || layout.isDirty || graph.hasActions) && round < Self.largestRounds
        if round >= Self.largestRounds - 1 {
            let cycle = graph.takeCycle()
            if graph.isDirty, round == Self.largestRounds { warn(of: cycle) }
        }
        times.graphics += lap()
    }

    private func warn(of cycle: [String]) {
        let names = cycle.isEmpty ? "nothing with a body" : cycle.joined(separator: ", ")
        RuntimeWarning.issue(
            "State is set in every pass of a frame, by actions (onAppear, onChange, onPreferenceChange, onGeometryChange, hover) that set what they depend on. What runs again each time: \(names). The rest waits for the next frame."
        )
    }

    private func buildIfNeeded() {
        guard graph.root == nil, !isTornDown else { return }
        graphics.background = SystemColor.windowBackground.resolve(in: environment.values.themeVariant)
        graph.beginUpdate()
        graph.setRoot(makeRoot(_NodeContext(graph: graph, parent: nil, scope: environment), window))
        (graph.root as? RootReader)?.onPreferredScheme = { [weak self] scheme in
            self?.setEnvironment { _ in self?.preferredScheme = scheme }
        }
    }

    isolated deinit { tearDown() }

    /// Ends everything in the window: tasks, actions, textures.
    package func tearDown() {
        guard !isTornDown else { return }
        isTornDown = true
        graph.root?.tearDown()
        graph.runActions()
        window.tearDown()
        graph.setRoot(nil)
        layout.setRoot(nil)
    }

    // MARK: Looking in

    /// The view graph and the layout tree as text, one node a line.
    package var dump: String {
        let nodes = graph.root?.dump(indent: 1) ?? "  nothing yet"
        return "View graph:\n\(nodes)\nLayout:\n\(window.dump(indent: 1))"
    }

    // MARK: Counting

    /// What was done since the last call.
    package func takeStatistics() -> FrameStatistics {
        var statistics = graph.statistics
        let counts = layout.takeCounts()
        statistics.layoutMeasures = counts.measures
        statistics.layoutPlacements = counts.placements
        let store = graphics.store
        statistics.texturesCreated = store.created
        statistics.texturesUpdated = store.updated
        statistics.texturesDestroyed = store.destroyed
        statistics.texturesAlive = store.alive
        statistics.rasterisedPixels = store.rasterisedPixels
        store.resetCounters()
        graph.statistics = FrameStatistics()
        return statistics
    }

    private var clock = 0.0

    private func now() -> Double {
        guard measuresTimes else { return 0 }
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// Microseconds since the last lap, where they are measured.
    private func lap() -> Double {
        guard measuresTimes else { return 0 }
        let time = now()
        defer { clock = time }
        return time - clock
    }
}

/// The moment that a frame shows, whenever it is made: with these at even distances, motion is even although frames are not.
package struct FrameMoment: Sendable {
    /// On a clock that never jumps.
    package var seconds: Double
    package var date: Date

    package init(seconds: Double, date: Date) { (self.seconds, self.date) = (seconds, date) }
}

/// Microseconds of one frame, by phase.
package struct FrameTimes: Sendable {
    package var update = 0.0
    package var layout = 0.0
    package var graphics = 0.0
    package var paint = 0.0
    package var present = 0.0
    package init() {}
}

/// What stands at the root of a window.
struct RootView<Content: View>: View {
    typealias Body = Never
    let content: () -> Content
}

/// A root that tells what its content prefers.
@MainActor private protocol RootReader: AnyObject {
    var onPreferredScheme: ((ColorScheme?) -> Void)? { get set }
}

/// The root: a container that is the window itself.
private final class RootNode<Content: View>: ContainerNode<RootView<Content>, Content>, RootReader, PreferenceReader {
    private let view: RootView<Content>
    var onPreferredScheme: ((ColorScheme?) -> Void)?
    var reading = PreferenceReading()
    private var preferredScheme: ColorScheme?

    init(_ window: RootLayoutNode, _ view: RootView<Content>, in context: _NodeContext) {
        self.view = view
        super.init(window.stack, in: context) { node in node.track(view.content) }
        if preferencesBelow != 0 { graph.read(self) }
    }

    override func preferencesChanged(_ keys: PreferenceKeySet, in child: _Node) -> PreferenceKeySet {
        if keys & PreferenceKeyRegistry.bit(of: PreferredColorSchemeKey.self) != 0 { graph.read(self) }
        return keys
    }

    func resolvePreference() {
        let scheme = preference(PreferredColorSchemeKey.self) ?? nil
        guard scheme != preferredScheme else { return }
        preferredScheme = scheme
        onPreferredScheme?(scheme)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        super.forEachChild(body)
        for overlay in graph.windowOverlays { body(overlay) }
    }

    /// Something that the closure itself read has changed.
    override func refresh() {
        super.refresh()
        updateContent(track(view.content))
    }
}
