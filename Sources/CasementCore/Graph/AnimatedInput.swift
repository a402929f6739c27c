import Foundation

/// What a node was given, of which the animatable part is on its way to what it was given last: a modifier, a shape, a view whose
/// body is to run for every step.
@MainActor class AnimatedInput<Input> {
    /// The track of inputs of this type; nil where they have nothing that animates.
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

    /// A new input came: it is reached by and by where there is an animation, else at once.
    func set(_ new: Input, _ animation: Animation?, at time: Double, _ ticket: AnimationTicket?) {}

    /// Makes of the last input the one that is shown at a time.
    func show(in input: inout Input, at time: Double) {}

    var isAnimating: Bool { false }

    /// Shows the last input; who waits for the end is told.
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

extension ViewGraph {
    /// The track that `new` takes from `old` in the present transaction: the one it is on already, or a new one where there is an
    /// animation and something that it can change by and by. Nil where `new` is just shown.
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
