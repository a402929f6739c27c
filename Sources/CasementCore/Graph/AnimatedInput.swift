import Foundation

/// The animated input of a node: a modifier, a shape, or a view whose body runs for every step. Its animatable part
/// moves towards the latest input.
@MainActor class AnimatedInput<Input> {
    /// Returns a track for inputs of this type; nil if they have no animatable data.
    static func make(_ input: Input) -> AnimatedInput<Input>? {
        if let type = Input.self as? any Animatable.Type { return make(type, input) }
        if let type = Input.self as? any AnimatableModifier.Type { return make(type, input) }
        return nil
    }

    private static func make<A: Animatable>(_ type: A.Type, _ input: Input) -> AnimatedInput<Input>? {
        guard A.AnimatableData.self != EmptyAnimatableData.self, let input = input as? A else { return nil }
        let track: AnyObject = AnimatedData(input, read: { $0.animatableData }, write: { $0.animatableData = $1 })
        return track as? AnimatedInput<Input>
    }

    private static func make<A: AnimatableModifier>(_ type: A.Type, _ input: Input) -> AnimatedInput<Input>? {
        guard A.AnimatableData.self != EmptyAnimatableData.self, let input = input as? A else { return nil }
        let track: AnyObject = AnimatedData(input, read: { $0.animatableData }, write: { $0.animatableData = $1 })
        return track as? AnimatedInput<Input>
    }

    /// Sets a new input: animated if there is an animation, otherwise at once.
    func set(_ new: Input, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {}

    /// Replaces the animatable data of `input` by the values shown at a time.
    func show(in input: inout Input, at time: Double) {}

    var isAnimating: Bool { false }

    /// Shows the latest input at once and completes its animation.
    func end() {}
}

private final class AnimatedData<Input, Data: VectorArithmetic>: AnimatedInput<Input> {
    private var value: AnimatedValue<Data>
    private let read: (Input) -> Data
    private let write: (inout Input, Data) -> Void

    init(_ input: Input, read: @escaping (Input) -> Data, write: @escaping (inout Input, Data) -> Void) {
        (value, self.read, self.write) = (AnimatedValue(read(input)), read, write)
    }

    override func set(_ new: Input, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {
        let data = read(new)
        guard data != value.target else { return }
        if let animation {
            value.set(data, animation: animation, at: time, completion: ticket)
        } else {
            value.jump(to: data)
        }
    }

    override func show(in input: inout Input, at time: Double) { write(&input, value.value(at: time)) }
    override var isAnimating: Bool { value.isAnimating }
    override func end() { value.jump(to: value.target) }
}

/// A node whose input is animated.
@MainActor protocol AnimatedInputNode: _Node, Animating {
    associatedtype Input
    /// The animation towards the current input, if any.
    var motion: AnimatedInput<Input>? { get set }
    /// Applies the input's current animated value; true if that changed what is shown.
    func configureShown() -> Bool
}

extension AnimatedInputNode {
    func step(to time: Double) -> Bool {
        guard let motion, !isRemoved else {
            motion?.end()
            motion = nil
            return false
        }
        _ = configureShown()
        if motion.isAnimating { return true }
        self.motion = nil
        return false
    }
}

extension ViewGraph {
    /// Returns the track that animates from `old` to `new` in the current transaction: the existing track, or a new one
    /// if there is an animation and animatable data that changed. Nil if `new` is shown at once.
    func track<Input>(
        _ track: AnimatedInput<Input>?, from old: Input, to new: Input, of node: some Animating
    ) -> AnimatedInput<Input>? {
        let animation = transactions.current.effectiveAnimation
        guard track != nil || animation != nil else { return nil }
        guard let input = track ?? AnimatedInput.make(old) else { return nil }
        input.set(new, animation, at: clock.time, transactions.current.ticket)
        if track == nil {
            guard input.isAnimating else { return nil }
            clock.start(node)
        }
        return input
    }
}
