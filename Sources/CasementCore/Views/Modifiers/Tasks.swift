import Foundation

/// Runs an asynchronous action during the lifetime of a view.
public struct _TaskModifier: PrimitiveModifier {
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TaskNode(view, in: context) }
}

/// Runs an asynchronous action during the lifetime of a view, until a value changes.
public struct _TaskValueModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TaskNode(view, in: context) }
}

/// The interface common to both modifiers.
@MainActor protocol TaskStarting: ViewModifier {
    var priority: TaskPriority { get }
    var action: @Sendable () async -> Void { get }
    func startsAnew(after old: Self) -> Bool
}

extension _TaskModifier: TaskStarting {
    func startsAnew(after old: Self) -> Bool { false }
}

extension _TaskValueModifier: TaskStarting {
    func startsAnew(after old: Self) -> Bool { value != old.value }
}

/// Rule: one task per displayable, started after the first frame that shows it, after its onAppear; cancelled
/// when the displayable is removed. A new closure applies at the next start; a different value cancels the
/// running task and starts another.
final class TaskNode<Content: View, Modifier: TaskStarting>: AttachmentNode<Content, Modifier> {
    /// The task of each displayable, in view order.
    private var tasks: ContiguousArray<RunningTask> = []

    override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        super.init(view, in: context)
        // An AnyView counts as a view that appears, even if it is empty.
        if count == 0, Content.self == AnyView.self { tasks = [start()] }
    }

    private func start() -> RunningTask {
        let task = RunningTask()
        // In a choice, tasks of visible displayables start when visibility is known.
        if isInChoice { graph.layout.watch(LayoutTask { [weak self] in self?.visibilityChanged() }) } else { run(task) }
        return task
    }

    private func run(_ task: RunningTask) {
        task.isAskedFor = true
        graph.afterFrame { [self] in task.start(modifier.priority, modifier.action) }
    }

    override func visibilityChanged() {
        for (index, node) in content.enumerated() where index < tasks.count {
            let isShown = node.isInWindow
            guard isShown != tasks[index].isAskedFor else { continue }
            tasks[index].cancel()
            tasks[index] = RunningTask()
            if isShown { run(tasks[index]) }
        }
    }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        guard !graph.isRenewing else { return }
        tasks.insert(contentsOf: displayables.map { _ in start() }, at: min(index, tasks.count))
    }

    override func left(_ ranges: [Range<Int>]) {
        guard !graph.isRenewing else { return }
        for range in ranges.reversed() {
            let range = range.clamped(to: tasks.indices)
            for task in tasks[range] { task.cancel() }
            tasks.removeSubrange(range)
        }
    }

    override func moved(from start: Int, order: [Int]) {
        guard start + order.count <= tasks.count else { return }
        tasks.permute(from: start, order)
    }

    override func modifierChanged(from old: Modifier) {
        guard modifier.startsAnew(after: old) else { return }
        for task in tasks { task.cancel() }
        tasks = ContiguousArray(tasks.map { _ in start() })
    }

    override func tearDown() {
        super.tearDown()
        for task in tasks { task.cancel() }
    }
}

/// A task that may be cancelled before it starts.
@MainActor private final class RunningTask {
    private var task: Task<Void, Never>?
    private var isCancelled = false
    var isAskedFor = false

    func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        guard !isCancelled else { return }
        task = Task(priority: priority) { await action() }
    }

    func cancel() {
        isCancelled = true
        task?.cancel()
    }
}

extension View {
    /// Runs an asynchronous action once per identity, after the first frame that shows the view, and cancels it when
    /// the view is removed. New values of the view do not restart it.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier> {
        modifier(_TaskModifier(priority: priority, action: action))
    }

    /// Runs an asynchronous action after the first frame that shows the view, and again whenever `value` changes, after
    /// cancelling the previous one. Removing the view cancels it too.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _TaskValueModifier<T>> {
        modifier(_TaskValueModifier(value: value, priority: priority, action: action))
    }
}
