import Foundation

/// Tracks of keyframes that go on at the same time, for a value as a whole.
public protocol Keyframes<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes
    /// The tracks that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// Appends what they come to.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// No tracks: where what tracks are made of ends.
public struct _NoTracks<Value>: Keyframes {
    public var body: Self { return self }
    public func _append(to tracks: inout _KeyframeTracks<Value>) {}
}

/// What tracks come to.
public struct _KeyframeTracks<Root> {
    /// Where the tracks begin.
    let initial: Root
    /// The velocities with which they do, by their key paths.
    let velocities: [AnyKeyPath: Any]
    var tracks: [Track] = []

    struct Track {
        let path: AnyKeyPath
        let duration: TimeInterval
        let set: (inout Root, TimeInterval) -> Void
        let velocity: (TimeInterval) -> Any
    }
}

/// Keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    let path: WritableKeyPath<Root, Value>
    let content: Content

    /// Keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) { (path, self.content) = (keyPath, content()) }

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (path, self.content) = (\.self, content())
    }

    init(_ content: Content) where Root == Value { (path, self.content) = (\.self, content) }

    public var body: _NoTracks<Root> { return _NoTracks() }

    public func _append(to tracks: inout _KeyframeTracks<Root>) {
        var steps = _KeyframeSteps<Value>()
        content._append(to: &steps)
        let initial = tracks.initial[keyPath: path].animatableData
        let velocity = tracks.velocities[path] as? Value.AnimatableData ?? .zero
        let way = KeyframePath(from: initial, velocity: velocity, steps.steps)
        tracks.tracks.append(
            _KeyframeTracks<Root>.Track(
                path: path, duration: way.duration,
                set: { [path] root, time in root[keyPath: path].animatableData = way.value(at: time) },
                velocity: { way.velocity(at: $0) }))
    }
}

/// Several tracks.
public struct _KeyframeGroup<Root>: Keyframes {
    private let parts: [(inout _KeyframeTracks<Root>) -> Void]
    init(_ parts: [(inout _KeyframeTracks<Root>) -> Void]) { self.parts = parts }

    public var body: _NoTracks<Root> { return _NoTracks() }
    public func _append(to tracks: inout _KeyframeTracks<Root>) { for part in parts { part(&tracks) } }
}

/// Puts tracks of keyframes together; keyframes that stand without a track are of the value itself.
@resultBuilder public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value { expression }

    public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup<Value>([]) }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>([{ accumulated._append(to: &$0) }, { next._append(to: &$0) }])
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeGroup<Value> {
        _KeyframeGroup<Value>([{ accumulated._append(to: &$0) }, { next._append(to: &$0) }])
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence<Value>(components.map { part in { part._append(to: &$0) } })
    }

    public static func buildEither<First: KeyframeTrackContent>(
        first component: First
    ) -> _ConditionalKeyframes<Value> where First.Value == Value {
        _ConditionalKeyframes { component._append(to: &$0) }
    }

    public static func buildEither<Second: KeyframeTrackContent>(
        second component: Second
    ) -> _ConditionalKeyframes<Value> where Second.Value == Value {
        _ConditionalKeyframes { component._append(to: &$0) }
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value { KeyframeTrack(component) }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value { component }
}

/// A value as keyframes take it along, by time: what keyframe animators show, for other uses.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(10, duration: 1)
///         SpringKeyframe(0, duration: 0.5)
///     }
///     let half = timeline.value(time: 0.5)
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTracks<Value>.Track]
    /// Seconds until the last track has ended.
    public let duration: TimeInterval

    /// A value and the tracks that change it.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content(), velocities: [:])
    }

    init(_ initial: Value, _ content: some Keyframes<Value>, velocities: [AnyKeyPath: Any]) {
        self.initial = initial
        var tracks = _KeyframeTracks(initial: initial, velocities: velocities)
        content._append(to: &tracks)
        self.tracks = tracks.tracks
        var duration = 0.0
        for track in tracks.tracks { duration = max(duration, track.duration) }
        self.duration = duration
    }

    /// The value after so many seconds; before the start it is the initial one, after the end that of the last keyframes.
    public func value(time: Double) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// The value at a share of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets the properties that have tracks, and leaves the others as they are.
    public func update(value: inout Value, time: Double) {
        let time = time.isNaN ? 0 : max(0, time)
        for track in tracks { track.set(&value, time) }
    }

    /// The same at a share of the duration.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

    /// How fast what has tracks moves.
    func velocities(at time: Double) -> [AnyKeyPath: Any] {
        var velocities: [AnyKeyPath: Any] = [:]
        for track in tracks { velocities[track.path] = track.velocity(max(0, time)) }
        return velocities
    }
}
