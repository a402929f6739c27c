import Foundation
import Observation

/// Keeps what undoes a program's changes, to go back and forth: the part of Foundation's class of that name that Linux lacks.
///
///     @Environment(\.undoManager) private var undoManager
///
///     func rename(_ item: Item, to name: String) {
///         let old = item.name
///         item.name = name
///         undoManager?.registerUndo(withTarget: item) { rename($0, to: old) }
///         undoManager?.setActionName("Rename")
///     }
///
/// What is registered while one event is handled is undone together. What an undoing registers is what redoes it. Bodies that read
/// `canUndo` and its sisters run when they change.
@MainActor open class UndoManager: Sendable {
    private struct Step {
        weak var target: AnyObject?
        let undo: @MainActor (AnyObject) -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private enum Direction { case undoing, redoing }

    private let registrar = ObservationRegistrar()
    private var done: [Group] = []
    private var undone: [Group] = []
    /// Those that are being made, the outermost first.
    private var open: [Group] = []
    private var direction: Direction?
    private var disablings = 0

    public init() {}

    // MARK: Registering

    /// Keeps a closure that undoes a change to `target`. The target is not kept: where it has gone, nothing is done.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        change {
            if direction == nil { undone.removeAll() }
            if open.isEmpty { beginEvent() }
            open[open.count - 1].steps.append(
                Step(target: target) { if let target = $0 as? TargetType { handler(target) } })
        }
    }

    /// Names what is registered now, for menus: "Undo Rename".
    open func setActionName(_ actionName: String) {
        change {
            if !open.isEmpty {
                open[open.count - 1].name = actionName
            } else if !done.isEmpty {
                done[done.count - 1].name = actionName
            }
        }
    }

    /// Nothing is registered until it is enabled as often as it was disabled.
    open func disableUndoRegistration() { disablings += 1 }
    open func enableUndoRegistration() { disablings = max(0, disablings - 1) }
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// How many groups can be undone at most, the newest of them; 0 is any number.
    open var levelsOfUndo = 0 { didSet { trim() } }

    private func trim() {
        if levelsOfUndo > 0, done.count > levelsOfUndo { change { done.removeFirst(done.count - levelsOfUndo) } }
    }

    // MARK: Groups

    /// Whether all that one event registers is one group; otherwise groups are begun and ended by hand.
    open var groupsByEvent = true
    /// How many groups are open.
    public var groupingLevel: Int { open.count }

    /// What is registered from now on is undone together with what comes before `endUndoGrouping()`.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent { beginEvent() }
        open.append(Group())
    }

    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        guard !group.steps.isEmpty else { return }
        if open.isEmpty { return close(group) }
        open[open.count - 1].steps += group.steps
        if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }

    private func beginEvent() {
        open.append(Group())
        guard groupsByEvent, direction == nil else { return }
        // The event is over when the main actor comes to the next thing.
        DispatchQueue.main.async { [weak self] in self?.endEvent() }
    }

    /// All that is open is done.
    package func endEvent() { if groupsByEvent, direction == nil { while !open.isEmpty { endUndoGrouping() } } }

    private func close(_ group: Group) {
        change {
            switch direction {
            case .undoing: undone.append(group)
            case .redoing: done.append(group)
            case nil: done.append(group)
            }
        }
        if direction == nil { trim() }
    }

    // MARK: Going back and forth

    public var canUndo: Bool { observed { !done.isEmpty || open.contains { !$0.steps.isEmpty } } }
    public var canRedo: Bool { observed { !undone.isEmpty } }
    public var isUndoing: Bool { direction == .undoing }
    public var isRedoing: Bool { direction == .redoing }

    /// Undoes the last group.
    open func undo() {
        endEvent()
        if direction == nil, let group = take(from: \.done) { run(group, .undoing) }
    }

    /// Does again what was undone last.
    open func redo() {
        endEvent()
        if direction == nil, let group = take(from: \.undone) { run(group, .redoing) }
    }

    private func take(from list: ReferenceWritableKeyPath<UndoManager, [Group]>) -> Group? {
        guard !self[keyPath: list].isEmpty else { return nil }
        return change { self[keyPath: list].removeLast() }
    }

    private func run(_ group: Group, _ direction: Direction) {
        self.direction = direction
        open.append(Group(name: group.name))
        for step in group.steps.reversed() { if let target = step.target { step.undo(target) } }
        while !open.isEmpty { endUndoGrouping() }
        self.direction = nil
    }

    /// Forgets everything.
    open func removeAllActions() {
        change {
            done.removeAll()
            undone.removeAll()
            open = open.map { _ in Group() }
        }
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { Group(steps: $0.steps.filter { $0.target !== target }, name: $0.name) }
        }
        change {
            done = without(done).filter { !$0.steps.isEmpty }
            undone = without(undone).filter { !$0.steps.isEmpty }
            open = without(open)
        }
    }

    // MARK: Names

    /// What the action is called that would be undone; empty where it has no name.
    public var undoActionName: String { observed { (open.first ?? done.last)?.name ?? "" } }
    /// What the action is called that would be done again.
    public var redoActionName: String { observed { undone.last?.name ?? "" } }
    /// "Undo", with the name of the action.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// "Redo", with the name of the action.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

    private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

    // MARK: Who reads it

    /// One key path stands for all that can be asked.
    private func observed<Value>(_ value: () -> Value) -> Value {
        registrar.access(self, keyPath: \.canUndo)
        return value()
    }

    @discardableResult private func change<Result>(_ body: () -> Result) -> Result {
        registrar.withMutation(of: self, keyPath: \.canUndo, body)
    }
}

extension UndoManager: Observable {}

private struct UndoManagerKey: EnvironmentKey { static let defaultValue: UndoManager? = nil }

extension EnvironmentValues {
    /// What undoes the changes that are made in the window. Control and Z undoes the last, Control, Shift and Z does it again, where
    /// what has the focus has nothing of its own to undo.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
