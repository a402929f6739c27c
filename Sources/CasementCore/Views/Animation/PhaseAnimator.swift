import Foundation

/// A view that animates through phases: the next phase begins when the animations of the previous one have ended.
///
///     PhaseAnimator([1, 1.2]) { scale in
///         Image(systemName: "heart.fill").scaleEffect(scale)
///     } animation: { _ in
///         .easeInOut(duration: 0.6)
///     }
///
/// Without a trigger, the phases repeat endlessly. With a trigger, the first phase is shown until the trigger changes;
/// then all phases run once, back to the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public typealias Body = Never
    let phases: [Phase]
    /// Nil if the phases repeat endlessly.
    let trigger: PhaseTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Repeats the phases endlessly.
    /// - Parameters:
    ///   - phases: The phases in order. If there is none, no content is shown.
    ///   - content: Builds the view for a phase.
    ///   - animation: The animation to a phase; nil shows it without animation.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }

    /// Runs the phases once whenever `trigger` changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.trigger) = (Array(phases), PhaseTrigger(trigger))
        (self.content, self.animation) = (content, animation)
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        PhaseNode(view, in: context)
    }

    public static var _viewCount: Int? { nil }
}

/// A type-erased value for comparison.
struct PhaseTrigger: Equatable {
    private let value: Any
    private let equals: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        equals = { $0 as? Value == value }
    }

    static func == (left: PhaseTrigger, right: PhaseTrigger) -> Bool { left.equals(right.value) }
}

/// Rule: shows the content of a phase, and starts the next phase when that one's animations have ended.
final class PhaseNode<Phase: Equatable, Content: View>: ContentNode<PhaseAnimator<Phase, Content>, Content?>, RowSource
{
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    /// Incremented by every run through the phases; completions of earlier runs are ignored.
    private var run = 0
    /// The time at which the animation to the current phase began.
    private var removal = 0.0

    init(_ view: PhaseAnimator<Phase, Content>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        show(content, in: self.context())
        if view.trigger == nil { startWhenShown() }
    }

    private var content: Content? {
        guard view.phases.indices.contains(index) else { return nil }
        graph.noteBody(of: self)
        return track { view.content(view.phases[index]) }
    }

    private func startWhenShown() {
        run += 1
        let run = run
        graph.enqueueAction { [weak self] in if let self, self.run == run { self.go(to: 1, run) } }
    }

    /// Starts the animation to a phase; the index wraps around.
    private func go(to next: Int, _ run: Int) {
        guard !isRemoved, view.phases.count > 1 else { return }
        let next = next % view.phases.count
        removal = graph.clock.time
        var transaction = Transaction(animation: view.animation(view.phases[next]))
        transaction.addAnimationCompletion { [weak self] in self?.arrived(run) }
        withTransaction(transaction) {
            index = next
            invalidate("a phase")
        }
    }

    private func arrived(_ run: Int) {
        guard run == self.run, !isRemoved else { return }
        if view.trigger != nil, index == 0 { return }
        // If no animation ran, the phase is shown for one frame.
        if graph.clock.time > removal { return go(to: index + 1, run) }
        graph.clock.onNextFrame { [weak self] in
            if let self, self.run == run { self.go(to: self.index + 1, run) }
        }
        graph.requestFrame()
    }

    override func apply(_ new: PhaseAnimator<Phase, Content>) {
        let old = view
        view = new
        if index >= new.phases.count { index = 0 }
        child?.update(to: content)
        switch (old.trigger, new.trigger) {
        case (let before?, let now?): if before != now { startWhenShown() }
        case (_?, nil): startWhenShown()
        default: if old.phases.count < 2, new.phases.count > 1, new.trigger == nil { startWhenShown() }
        }
    }

    override func refresh() { child?.update(to: content) }

    override var rowAccess: RowAccess? { .source(self) }
}

/// Shows a view in phases.
struct PhaseModifier<Original, Phase: Equatable, Shown: View>: ViewModifier {
    let phases: [Phase]
    let trigger: PhaseTrigger?
    let shown: (PlaceholderContentView<Original>, Phase) -> Shown
    let animation: (Phase) -> Animation?

    func body(content: Content) -> PhaseAnimator<Phase, Shown> {
        let placeholder = PlaceholderContentView<Original>(content)
        return PhaseAnimator(phases, trigger) {
            shown(placeholder, $0)
        } animation: {
            animation($0)
        }
    }
}

extension PhaseAnimator {
    fileprivate init(
        _ phases: [Phase], _ trigger: PhaseTrigger?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) { (self.phases, self.trigger, self.content, self.animation) = (phases, trigger, content, animation) }
}

extension View {
    /// Animates the view through phases endlessly: the next phase begins when the animations of the
    /// previous one have ended.
    ///
    ///     Text("Hello").phaseAnimator([0, 1]) { content, phase in
    ///         content.opacity(phase)
    ///     }
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(PhaseModifier(phases: Array(phases), trigger: nil, shown: content, animation: animation))
    }

    /// Animates the view through phases once whenever `trigger` changes, back to the first.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PhaseModifier(
                phases: Array(phases), trigger: PhaseTrigger(trigger), shown: content, animation: animation))
    }
}
