import Foundation
import Observation

/// Records actions that undo a program's changes, in place of Foundation's class, which Linux lacks.
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
/// Actions registered during one event are one group, undone together. Actions registered during an undo are its redo.
/// Bodies that read `canUndo`, `canRedo` or the names run again when they change.
@MainActor @preconcurrency open class UndoManager: Sendable {
    private struct Step {
        weak var target: AnyObject?
        let undo: @MainActor (AnyObject) -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
        /// Tells it from all others; undone and made again, it remains the same. Later actions have higher ones.
        var number = 0
        /// What is typed in a field, which has a history of that itself.
        var typing: Typing?
    }

    /// The text of a field before something was typed.
    private struct Typing {
        weak var field: AnyObject?
        let start: String
    }

    private enum Direction { case undoing, redoing }

    private let registrar = ObservationRegistrar()
    private var done: [Group] = []
    private var undone: [Group] = []
    /// The groups being recorded, the outermost first.
    private var open: [Group] = []
    private var direction: Direction?
    private var disablings = 0
    /// Called when an action is registered: a document has changed.
    package var onRegister: (() -> Void)?
    /// Called after a group was undone or redone.
    package var onUndo: (() -> Void)?
    private var lastNumber = 0
    /// The number of the group before the first that can be undone.
    private var base = 0

    /// The last group that is done: what was changed and undone has the same position as before.
    package var position: Int { open.first { !$0.steps.isEmpty }?.number ?? done.last?.number ?? base }

    /// Whether an action is the last, or comes after the last and before all that can be made again.
    package func isNext(_ number: Int) -> Bool {
        number >= position && undone.last.map { number < $0.number } ?? true
    }

    /// Counts what the user does in the window.
    package private(set) var inputs = 0

    /// The user did something: what follows is another event.
    package func noteInput(_ isAction: Bool) {
        endEvent()
        if isAction { inputs += 1 }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// An undo manager without actions, with groups by event and no limit of undo levels.
    public init() {}

    // MARK: Registering

    /// Registers a closure that undoes a change to `target`. The target is not retained: if it was released,
    /// the action does nothing.
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
        onRegister?()
    }

    /// Registers what undoes all that is typed in a field from now on, as an action of its own; returns its number.
    /// - Parameters:
    ///   - start: the text of the field before that.
    ///   - number: that of the action when the field had undone it, and makes it again; nil for a new one.
    package func registerTyping<TargetType: AnyObject>(
        in field: AnyObject, from start: String, number: Int?, withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) -> Int {
        endEvent()
        let step = Step(target: target) { if let target = $0 as? TargetType { handler(target) } }
        let group = Group(
            steps: [step], name: "Typing", number: number ?? nextNumber(), typing: Typing(field: field, start: start))
        change {
            if number == nil { undone.removeAll() }
            done.append(group)
        }
        trim()
        return group.number
    }

    /// The number of the last action, if it has what is typed in a field.
    package func typing(in field: AnyObject) -> Int? {
        guard open.allSatisfy(\.steps.isEmpty), let last = done.last, last.typing?.field === field else { return nil }
        return last.number
    }

    /// What was undone is not made again: something else was done.
    package func removeUndone() { if !undone.isEmpty { change { undone.removeAll() } } }

    /// Removes the last action, of which a field has undone all.
    package func removeTyping(undoneTo text: String) {
        guard let start = done.last?.typing?.start, start.utf8.count == text.utf8.count, start == text else { return }
        change { done.removeLast() }
    }

    /// Names the current group, for menus: "Undo Rename".
    open func setActionName(_ actionName: String) {
        change {
            if !open.isEmpty {
                open[open.count - 1].name = actionName
            } else if !done.isEmpty {
                done[done.count - 1].name = actionName
            }
        }
    }

    /// Disables registration until it is enabled as often as it was disabled.
    open func disableUndoRegistration() { disablings += 1 }
    /// Reverses one call of `disableUndoRegistration()`; additional calls have no effect.
    open func enableUndoRegistration() { disablings = max(0, disablings - 1) }
    /// Whether actions are registered; false while registration is disabled.
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// The maximum number of groups that can be undone; older ones are removed. 0, the default, is no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }

    private func trim() {
        guard levelsOfUndo > 0, done.count > levelsOfUndo else { return }
        let count = done.count - levelsOfUndo
        base = done[count - 1].number
        change { done.removeFirst(count) }
    }

    // MARK: Groups

    /// Whether all actions registered during one event are one group, by default true; otherwise groups are begun
    /// and ended by the program.
    open var groupsByEvent = true
    /// The number of open groups.
    public var groupingLevel: Int { open.count }

    /// Opens a group: actions until the matching `endUndoGrouping()` are undone together.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent { beginEvent() }
        open.append(Group(number: nextNumber()))
    }

    /// Closes the innermost group; an empty group is discarded.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        guard !group.steps.isEmpty else { return }
        if open.isEmpty { return close(group) }
        open[open.count - 1].steps += group.steps
        if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }

    private func beginEvent() {
        open.append(Group(number: nextNumber()))
        guard groupsByEvent, direction == nil else { return }
        // The event ends when the main actor runs its next task.
        DispatchQueue.main.async { [weak self] in self?.endEvent() }
    }

    /// Closes the open groups of the event.
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

    // MARK: Undo and redo

    /// Whether there is a group to undo. Observable.
    public var canUndo: Bool { observed { !done.isEmpty || open.contains { !$0.steps.isEmpty } } }
    /// Whether there is a group to redo. Observable.
    public var canRedo: Bool { observed { !undone.isEmpty } }
    /// Whether `undo()` is running.
    public var isUndoing: Bool { direction == .undoing }
    /// Whether `redo()` is running.
    public var isRedoing: Bool { direction == .redoing }

    /// Undoes the last group.
    open func undo() {
        endEvent()
        if direction == nil, let group = take(from: \.done) { run(group, .undoing) }
    }

    /// Redoes the group that was undone last.
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
        open.append(Group(name: group.name, number: group.number))
        for step in group.steps.reversed() { if let target = step.target { step.undo(target) } }
        while !open.isEmpty { endUndoGrouping() }
        self.direction = nil
        onUndo?()
    }

    /// Removes all actions.
    open func removeAllActions() {
        change {
            done.removeAll()
            undone.removeAll()
            base = nextNumber()
            open = open.map { _ in Group(number: nextNumber()) }
        }
    }

    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { Group(steps: $0.steps.filter { $0.target !== target }, name: $0.name, number: $0.number) }
        }
        change {
            done = without(done).filter { !$0.steps.isEmpty }
            undone = without(undone).filter { !$0.steps.isEmpty }
            open = without(open)
        }
    }

    // MARK: Names

    /// The name of the group that would be undone; empty where it has none.
    public var undoActionName: String { observed { (open.first ?? done.last)?.name ?? "" } }
    /// The name of the group that would be redone; empty where it has none.
    public var redoActionName: String { observed { undone.last?.name ?? "" } }
    /// "Undo", followed by the name of the group.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// "Redo", followed by the name of the group.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// "Undo", followed by an action name unless that is empty.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
    /// "Redo", followed by an action name unless that is empty.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

    private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

    // MARK: Observation

    /// One key path represents all observable properties.
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
    /// The undo manager of the window. Control-Z undoes and Control-Shift-Z redoes, unless the
    /// focused view has its own undo.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
