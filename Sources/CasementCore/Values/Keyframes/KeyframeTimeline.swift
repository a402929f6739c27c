import Foundation

/// Tracks of keyframes that run simultaneously, for all properties of a value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes
    /// The tracks of which this content is composed.
    @KeyframesBuilder<Value> var body: Body { get }
    /// Appends the resulting tracks.
    func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _append(to tracks: inout _KeyframeTracks<Value>) { body._append(to: &tracks) }
}

/// Empty tracks: the body of primitive tracks.
public struct _NoTracks<Value>: Keyframes {
    public var body: Self { return self }
    public func _append(to tracks: inout _KeyframeTracks<Value>) {}
}

/// The tracks that result from keyframes.
public struct _KeyframeTracks<Root> {
    /// The value at which the tracks begin.
    let initial: Root
    /// The initial velocities, by key path.
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

    /// Creates keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) { (path, self.content) = (keyPath, content()) }

    /// Creates keyframes of the value itself.
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

/// Combines tracks of keyframes; keyframes outside of a track apply to the value itself.
@resultBuilder public enum KeyframesBuilder<Value>: _KeyframeTrackBuilder {
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Content.Value == Value { expression }

    public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup<Value>([]) }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Content.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeGroup<Value> {
        _KeyframeGroup<Value>([{ accumulated._append(to: &$0) }, { next._append(to: &$0) }])
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value { KeyframeTrack(component) }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value { component }
}

/// The values of keyframes over time, as keyframe animators show them, for other uses.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(10, duration: 1)
///         SpringKeyframe(0, duration: 0.5)
///     }
///     let half = timeline.value(time: 0.5)
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [_KeyframeTracks<Value>.Track]
    /// The duration in seconds: the end of the last track.
    public let duration: TimeInterval

    /// Creates a timeline from an initial value and the tracks that change it.
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

    /// The value after a number of seconds; the initial value before the start, that of the last
    /// keyframes after the end.
    public func value(time: Double) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// The value at a fraction of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Sets the properties that have tracks, and leaves the others unchanged. The time is in seconds.
    public func update(value: inout Value, time: Double) {
        let time = time.isNaN ? 0 : max(0, time)
        for track in tracks { track.set(&value, time) }
    }

    /// Sets the properties that have tracks to their values at a fraction of the duration.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }

    /// The velocities of the properties that have tracks.
    func velocities(at time: Double) -> [AnyKeyPath: Any] {
        var velocities: [AnyKeyPath: Any] = [:]
        for track in tracks { velocities[track.path] = track.velocity(max(0, time)) }
        return velocities
    }
}
