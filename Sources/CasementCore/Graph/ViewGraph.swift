import Foundation

/// The view graph of one window: its root, what is to be done in the next update, and what the last one did.
@MainActor package final class ViewGraph {
    /// The node whose closure runs now; what it reads becomes its dependency. Its ancestors hold it while it runs.
    package static var reader: _Node? {
        get { unretainedReader?.takeUnretainedValue() }
        set { unretainedReader = newValue.map(Unmanaged.passUnretained) }
    }
    @exclusivity(unchecked) private static var unretainedReader: Unmanaged<_Node>?

    @exclusivity(unchecked) package private(set) var root: _Node?
    /// What is shown for a while and belongs to no view but the window.
    @exclusivity(unchecked) package var windowOverlays: [_Node] = []
    @exclusivity(unchecked) package var statistics = FrameStatistics()
    /// Where the displayables of this graph are placed.
    package let layout: LayoutTree
    /// Which view has the keyboard focus.
    package let focus: FocusManager
    /// What is dragged.
    package let drags: DragController

    /// Whether a frame was asked for since the last update; see `requestFrame`.
    @exclusivity(unchecked) private(set) var isFrameRequested = false
    /// Called when the content becomes another: for what shows it elsewhere than in a window, which has no loop that
    /// asks `FramePipeline.needsFrame`.
    package var onFrameRequest: (() -> Void)?
    @exclusivity(unchecked) private(set) var updateNumber = 0

    // Logs.
    @exclusivity(unchecked) package var keepsEdits = false
    package private(set) var edits: [DisplayableEdit] = []
    private let isLoggingBodies = ProcessInfo.processInfo.environment["CASEMENT_LOG_BODIES"] == "1"
    /// Why nodes are to run; only kept while somebody wants to know.
    var causes: [ObjectIdentifier: String] = [:]
    /// What ran, and why, in the passes of a frame that should have come to rest; nil in those before.
    @exclusivity(unchecked) private var cycle: [String]?
    var recordsCauses: Bool { isLoggingBodies || cycle != nil }
    let readLog = EnvironmentValues.ReadLog()
    /// Which transaction holds where.
    package let transactions = TransactionFlow()
    /// Changes that wait for those before them: the window's, for all graphs in it.
    package let transactionQueue: TransactionQueue
    /// Told of nodes that leave for good, while something is on its way out.
    @exclusivity(unchecked) package var onTearDown: ((_Node) -> Void)?
    /// What moves from frame to frame.
    package let clock: AnimationClock
    /// Whether a change that is made now may have a transaction.
    var mayAnimate: Bool { transactions.isActive || Transaction.current != nil }
    /// What runs again at a moment.
    package let timetable: Timetable

    /// What the row that is being made had, when it was last there.
    @exclusivity(unchecked) var rowMemory: RowMemory?

    /// Those whose preference may have another value.
    @exclusivity(unchecked) var preferenceReaders: [PreferenceReader] = []

    // Actions that wait for the end of the update.
    @exclusivity(unchecked) private var actions: [() -> Void] = []
    private var disappearActions: [() -> Void] = []
    private var laterActions: [() -> Void] = []

    /// The values that the views around the focus, and the window, tell.
    private(set) lazy var focusedValues = FocusedValueBoard(of: focus)

    /// Removed views that are drawn until their transitions end, by the node that they stood in.
    @exclusivity(unchecked) var removals: [ObjectIdentifier: [RemovalTransition]] = [:]

    /// Whether there ever was a view that says how it comes and goes.
    @exclusivity(unchecked) var hasTransitions = false

    /// `clock` tells the time of day, by which texts count.
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

    /// What waits holds nodes, and through them what may hold this graph.
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

    /// The content becomes another: the window makes a frame, even where no view is dirty.
    package func requestFrame() {
        isFrameRequested = true
        onFrameRequest?()
    }

    /// All that was asked for is up to date.
    func frameRequestServed() { isFrameRequested = false }

    /// One walk over what is dirty.
    package func update() {
        guard let root, isDirty else { return }
        beginUpdate()
        root.updateDirtyParts()
        resolvePreferences()
        causes.removeAll()
    }

    package func beginUpdate() { updateNumber += 1 }

    /// Runs `action` when the tree stands and is laid out, before the frame is shown.
    package func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }

    /// Runs `action` after those that wait for the layout: what replaces a view has come before that view is told that
    /// it went.
    func enqueueDisappearAction(_ action: @escaping () -> Void) { disappearActions.append(action) }

    package var hasActions: Bool { !actions.isEmpty || !disappearActions.isEmpty }

    /// Sets a state that a body set while it ran: in the next pass, or what ran before and after would not agree.
    func afterBody(of reader: _Node, stateOf owner: Any.Type, _ write: @escaping () -> Void) {
        RuntimeWarning.issue(
            "State of \(owner) is set while the body of \(reader.name) runs. It is applied in the next pass; set state in actions, such as onAppear or onChange, instead."
        )
        enqueueAction(write)
        requestFrame()
    }

    /// Runs `action` when the frame has been shown.
    package func afterFrame(_ action: @escaping () -> Void) { laterActions.append(action) }

    package func runLaterActions() {
        guard !laterActions.isEmpty else { return }
        ranCode = true
        let waiting = laterActions
        laterActions.removeAll()
        for action in waiting { action() }
    }

    /// Runs what waited; what these actions ask for waits for the next round.
    package func runActions() {
        guard hasActions else { return }
        ranCode = true
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

    /// Whether the displayables on their way to the container replace those of the same view under another id.
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

    /// Notes that a displayable was reported in this update; false where it was already.
    @discardableResult package func markReported(_ displayable: Displayable) -> Bool {
        guard displayable.reportedIn != updateNumber else { return false }
        displayable.reportedIn = updateNumber
        return true
    }

    package func takeEdits() -> [DisplayableEdit] {
        defer { edits.removeAll() }
        return edits
    }

    /// Whether code of the program's ran: bodies and actions. For whoever set it to false.
    @exclusivity(unchecked) package var ranCode = false

    /// Counts a run of a user's closure that makes content, and prints it where that is asked for.
    func noteBody(of node: _Node) {
        statistics.bodies += 1
        ranCode = true
        guard recordsCauses else { return }
        let cause = causes[ObjectIdentifier(node)] ?? "its inputs"
        if isLoggingBodies { FileHandle.standardError.write(Data("body of \(node.name), for \(cause)\n".utf8)) }
        let line = "\(node.name) (for \(cause))"
        if let cycle, cycle.count < 10, !cycle.contains(line) { self.cycle?.append(line) }
    }

    /// From now on what runs is recorded, because the frame does not come to rest.
    package func watchForCycle() { if cycle == nil { cycle = [] } }

    /// What ran since then; ends the recording.
    package func takeCycle() -> [String] {
        defer { cycle = nil }
        return cycle ?? []
    }
}
