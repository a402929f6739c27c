import Foundation

/// The view graph of one window: its root, the work for the next update, and the results of the last one.
@MainActor package final class ViewGraph {
    /// The node whose closure runs now; what it reads becomes its dependency. Its ancestors keep it alive while it
    /// runs.
    package static var reader: _Node? {
        get { unretainedReader?.takeUnretainedValue() }
        set { unretainedReader = newValue.map(Unmanaged.passUnretained) }
    }
    @exclusivity(unchecked) private static var unretainedReader: Unmanaged<_Node>?

    @exclusivity(unchecked) package private(set) var root: _Node?
    /// Content that is shown temporarily and belongs to the window instead of a view.
    @exclusivity(unchecked) package var windowOverlays: [_Node] = []
    @exclusivity(unchecked) package var statistics = FrameStatistics()
    /// The layout tree with the displayables of this graph.
    package let layout: LayoutTree
    /// The window's keyboard focus.
    package let focus: FocusManager
    /// The window's drags.
    package let drags: DragController

    /// Whether a frame was requested since the last update; see `requestFrame`.
    @exclusivity(unchecked) private(set) var isFrameRequested = false
    /// Called when a frame is requested: for content shown elsewhere than in a window, without a loop that checks
    /// `FramePipeline.needsFrame`.
    package var onFrameRequest: (() -> Void)?
    @exclusivity(unchecked) private(set) var updateNumber = 0

    // Logs.
    @exclusivity(unchecked) package var keepsEdits = false
    package private(set) var edits: [DisplayableEdit] = []
    private static let isLoggingBodies = environmentVariable("CASEMENT_LOG_BODIES") == "1"
    private let isLoggingBodies = ViewGraph.isLoggingBodies
    /// Why nodes are dirty; recorded only if logged.
    var causes: [ObjectIdentifier: String] = [:]
    /// What ran, and why, in the passes of a frame after it should have settled; nil in those before.
    @exclusivity(unchecked) private var cycle: [String]?
    var recordsCauses: Bool { isLoggingBodies || cycle != nil }
    let readLog = EnvironmentValues.ReadLog()
    /// The current transactions of nodes.
    package let transactions = TransactionFlow()
    /// Changes that wait for earlier ones: the window's queue, shared by all graphs in it.
    package let transactionQueue: TransactionQueue
    /// Called when a node is torn down, while any removal transition is in flight.
    @exclusivity(unchecked) package var onTearDown: ((_Node) -> Void)?
    /// The animations that advance with each frame.
    package let clock: AnimationClock
    /// Whether a change made now may have a transaction.
    var mayAnimate: Bool { transactions.isActive || Transaction.current != nil }
    /// Nodes that run again at a given time.
    package let timetable: Timetable

    /// The stored properties of the row that is being recreated.
    @exclusivity(unchecked) var rowMemory: RowMemory?

    /// Readers whose preference may have changed.
    @exclusivity(unchecked) var preferenceReaders: [PreferenceReader] = []

    // Actions that wait for the end of the update.
    @exclusivity(unchecked) private var actions: [() -> Void] = []
    @exclusivity(unchecked) private var disappearActions: [() -> Void] = []
    @exclusivity(unchecked) private var laterActions: [() -> Void] = []

    /// The focused values that the window and the focused view's ancestors provide.
    private(set) lazy var focusedValues = FocusedValueBoard(of: focus)

    /// Removed views that are drawn until their transitions end, by the node that contained them.
    @exclusivity(unchecked) var removals: [ObjectIdentifier: [RemovalTransition]] = [:]

    /// Whether any view ever had a transition.
    @exclusivity(unchecked) var hasTransitions = false

    /// Creates the graph; `timeOfDay` provides the time that texts and timelines show.
    package init(
        in window: WindowContext, clock timeOfDay: @escaping () -> Date,
        transactionQueue: TransactionQueue = TransactionQueue()
    ) {
        (layout, focus, drags, clock) = (window.layout, window.focus, window.drags, window.clock)
        self.transactionQueue = transactionQueue
        timetable = Timetable(clock: timeOfDay)
        layout.now = { [timetable] in timetable.now }
        layout.motion.mover = PlaceMover(clock, transactions)
    }

    package func setRoot(_ node: _Node?) {
        root = node
        if node == nil { forgetWaiting() }
    }

    /// Discards all waiting work: it holds nodes, and through them objects that may hold this graph.
    private func forgetWaiting() {
        actions.removeAll()
        disappearActions.removeAll()
        laterActions.removeAll()
        preferenceReaders.removeAll()
        timetable.removeAll()
        transactions.removeAll()
        clock.removeAll()
    }

    // MARK: Updates

    package var isDirty: Bool { root?.hasDirtyPart ?? false || !preferenceReaders.isEmpty }

    /// Requests a frame because the content changes, even if no view is dirty.
    package func requestFrame() {
        isFrameRequested = true
        onFrameRequest?()
    }

    /// Resets the request, because everything requested is up to date.
    func frameRequestServed() { isFrameRequested = false }

    /// Walks over the dirty nodes once.
    package func update() {
        guard let root, isDirty else { return }
        beginUpdate()
        root.updateDirtyParts()
        resolvePreferences()
        causes.removeAll()
    }

    package func beginUpdate() { updateNumber += 1 }

    /// Runs `action` after the tree is updated and laid out, before the frame is shown.
    package func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs `action` after those that wait for the layout: a view's replacement appears before the view is notified of
    /// its disappearance.
    func enqueueDisappearAction(_ action: @escaping () -> Void) { disappearActions.append(action) }

    package var hasActions: Bool { !actions.isEmpty || !disappearActions.isEmpty }

    /// Sets a state that a body set while running: in the next pass, because otherwise bodies that ran before and after
    /// would show different values.
    func afterBody(of reader: _Node, stateOf owner: Any.Type, _ write: @escaping () -> Void) {
        RuntimeWarning.issue(
            "State of \(owner) is set while the body of \(reader.name) runs. It is applied in the next pass; set state in actions, such as onAppear or onChange, instead."
        )
        enqueueAction(write)
        requestFrame()
    }

    /// Runs `action` after the frame has been shown.
    package func afterFrame(_ action: @escaping () -> Void) { laterActions.append(action) }

    package func runLaterActions() {
        guard !laterActions.isEmpty else { return }
        codeRun = .actions
        let waiting = laterActions
        laterActions.removeAll()
        for action in waiting { action() }
    }

    /// Runs the waiting actions; actions that these enqueue wait for the next round.
    package func runActions() {
        guard hasActions else { return }
        codeRun = .actions
        let waiting = actions, parting = disappearActions
        actions.removeAll()
        disappearActions.removeAll()
        for action in waiting { action() }
        for action in parting { action() }
    }

    // MARK: Logs

    package var isLoggingEdits: Bool { (keepsEdits || EditLog.isPrinting || EditLog.onEdit != nil) && !isQuiet }
    @exclusivity(unchecked) private var isQuiet = false

    func withoutLogging(_ body: () -> Void) {
        let outer = isQuiet
        isQuiet = true
        body()
        isQuiet = outer
    }

    /// Whether the displayables being inserted replace those of the same view under another id.
    private(set) var isRenewing = false

    func renewing(_ isRenewal: Bool, _ body: () -> Void) {
        let outer = isRenewing
        isRenewing = isRenewal
        body()
        isRenewing = outer
    }

    package func log(_ edit: DisplayableEdit) {
        if keepsEdits { edits.append(edit) }
        if EditLog.isPrinting { FileHandle.standardError.write(Data((edit.description + "\n").utf8)) }
        EditLog.onEdit?(edit)
    }

    /// Marks a displayable as reported in this update; false if it was already.
    @discardableResult package func markReported(_ displayable: Displayable) -> Bool {
        let number = Int32(truncatingIfNeeded: updateNumber & 0x7FFF_FFFF)
        let parts = displayable.allRareParts()
        guard parts.reportedIn != number else { return false }
        parts.reportedIn = number
        return true
    }

    package func takeEdits() -> [DisplayableEdit] {
        defer { edits.removeAll() }
        return edits
    }

    /// What of the program's code ran since this was last set to `nothing`.
    @exclusivity(unchecked) package var codeRun = CodeRun.nothing

    /// Counts a run of the program's closure that creates content, and prints it if logging is enabled.
    func noteBody(of node: _Node) {
        statistics.bodies += 1
        codeRun.note(.bodies)
        guard recordsCauses else { return }
        let cause = causes[ObjectIdentifier(node)] ?? "its inputs"
        if isLoggingBodies { FileHandle.standardError.write(Data("body of \(node.name), for \(cause)\n".utf8)) }
        let line = "\(node.name) (for \(cause))"
        if let cycle, cycle.count < 10, !cycle.contains(line) { self.cycle?.append(line) }
    }

    /// Starts recording what runs, because the frame does not settle.
    package func watchForCycle() { if cycle == nil { cycle = [] } }

    /// Ends the recording and returns what ran.
    package func takeCycle() -> [String] {
        defer { cycle = nil }
        return cycle ?? []
    }
}
