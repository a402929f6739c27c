import Foundation

/// A view built with a value that keyframes animate.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
///         Image(systemName: "bell").scaleEffect(scale)
///     } keyframes: { _ in
///         CubicKeyframe(1.4, duration: 0.2)
///         SpringKeyframe(1, spring: .bouncy)
///     }
///
/// The content is rebuilt for every step, so it should be small.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    public typealias Body = Never
    let initialValue: Value
    /// Nil if the keyframes start when the view appears.
    let trigger: PhaseTrigger?
    let repeats: Bool
    /// Whether it starts only when it repeats.
    var isIdle = false
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Runs the keyframes whenever `trigger` changes, from the current value.
    /// - Parameters:
    ///   - initialValue: The value before the first run.
    ///   - content: Builds the view for a value.
    ///   - keyframes: The tracks, given the value from which they start.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.trigger, repeats) = (initialValue, PhaseTrigger(trigger), false)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// Runs the keyframes when the view appears, and repeats them unless `repeating` is false.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, trigger, repeats) = (initialValue, nil, repeating)
        (self.content, self.keyframes) = (content, keyframes)
    }

    init(
        _ initialValue: Value, _ trigger: PhaseTrigger?, repeats: Bool, isIdle: Bool = false,
        @ViewBuilder content: @escaping (Value) -> Content, keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.trigger, self.repeats, self.isIdle) = (initialValue, trigger, repeats, isIdle)
        (self.content, self.keyframes) = (content, keyframes)
    }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        KeyframeNode(view, in: context)
    }

    public static var _viewCount: Int? { Content._viewCount }
}

/// Rule: rebuilds the content for each step of its timeline.
final class KeyframeNode<Value, Path: Keyframes, Content: View>: ContentNode<
    KeyframeAnimator<Value, Path, Content>, Content
>, Animating, RowSource
where Path.Value == Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var isRunning = false

    init(_ view: KeyframeAnimator<Value, Path, Content>, in context: _NodeContext) {
        self.view = view
        value = view.initialValue
        super.init(in: context)
        show(content, in: self.context())
        if view.trigger == nil, view.repeats || !view.isIdle { run(velocities: [:]) }
    }

    private var content: Content {
        graph.noteBody(of: self)
        return track { view.content(value) }
    }

    /// Starts a timeline from the current value.
    private func run(velocities: [AnyKeyPath: Any]) {
        let timeline = KeyframeTimeline(value, view.keyframes(value), velocities: velocities)
        self.timeline = timeline
        start = graph.clock.time
        guard !isRunning, timeline.duration > 0 || !view.repeats else { return }
        isRunning = true
        graph.clock.start(self)
    }

    package func step(to time: Double) -> Bool {
        guard let timeline, !isRemoved else {
            isRunning = false
            return false
        }
        var elapsed = time - start
        if view.repeats, elapsed >= timeline.duration {
            guard timeline.duration > 0 else {
                isRunning = false
                return false
            }
            elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
            start = time - elapsed
        }
        value = timeline.value(time: elapsed)
        invalidate("keyframes")
        if elapsed < timeline.duration { return true }
        self.timeline = nil
        isRunning = false
        return false
    }

    override func apply(_ new: KeyframeAnimator<Value, Path, Content>) {
        let old = view
        view = new
        if let trigger = new.trigger {
            if let before = old.trigger, before != trigger {
                run(velocities: timeline?.velocities(at: graph.clock.time - start) ?? [:])
            }
        } else if old.trigger != nil || (new.repeats && !old.repeats && !isRunning) {
            value = new.initialValue
            run(velocities: [:])
        }
        child?.update(to: content)
    }

    override func refresh() { child?.update(to: content) }

    override var rowAccess: RowAccess? { .source(self) }
}

/// Builds a view with a value that keyframes animate.
struct KeyframeModifier<Original, Value, Path: Keyframes, Shown: View>: ViewModifier where Path.Value == Value {
    let initialValue: Value
    let trigger: PhaseTrigger?
    let repeats: Bool
    let shown: (PlaceholderContentView<Original>, Value) -> Shown
    let keyframes: (Value) -> Path

    func body(content: Content) -> KeyframeAnimator<Value, Path, Shown> {
        let placeholder = PlaceholderContentView<Original>(content)
        return KeyframeAnimator(initialValue, trigger, repeats: repeats) {
            shown(placeholder, $0)
        } keyframes: {
            keyframes($0)
        }
    }
}

extension View {
    /// Animates the view by keyframes whenever `trigger` changes, from the current value.
    ///
    ///     bell.keyframeAnimator(initialValue: 0.0, trigger: count) { content, angle in
    ///         content.rotationEffect(.degrees(angle), anchor: .top)
    ///     } keyframes: { _ in
    ///         CubicKeyframe(20, duration: 0.15)
    ///         CubicKeyframe(-15, duration: 0.2)
    ///         SpringKeyframe(0, spring: .bouncy)
    ///     }
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                initialValue: initialValue, trigger: PhaseTrigger(trigger), repeats: false, shown: content,
                keyframes: keyframes))
    }

    /// Animates the view by keyframes when it appears, and repeats them unless `repeating` is false.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                initialValue: initialValue, trigger: nil, repeats: repeating, shown: content, keyframes: keyframes))
    }
}
