import Foundation

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: ViewModifier {
    public typealias Body = Never
    let gesture: G
    var priority = GesturePriority.normal
    var mask = GestureMask.all

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GestureNode(view, in: context) }
}

/// Rule: the newest gesture holds, with its actions, also for one that a person is in the middle of.
final class GestureNode<Content: View, G: Gesture>: AttachmentNode<Content, _GestureModifier<G>>, GestureOwner {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            let responder = GestureResponder(owner: self)
            (responder.priority, responder.mask) = (modifier.priority, modifier.mask)
            responder.isEnabled = readEnvironment(\.isEnabled)
            displayable.attach().responders.append(responder)
        }
    }

    func makeRecogniser() -> _AnyGestureRecogniser { modifier.gesture._makeRecogniser() }

    /// Those that hang on the displayables there are; they go with them.
    private func forEachResponder(_ body: (GestureResponder) -> Void) {
        for node in content {
            for case let responder as GestureResponder in node.attachments?.responders ?? []
            where responder.owner === self {
                body(responder)
            }
        }
    }

    override func modifierChanged(from old: _GestureModifier<G>) {
        forEachResponder { responder in
            (responder.priority, responder.mask) = (modifier.priority, modifier.mask)
            if let recogniser = responder.recogniser as? _GestureRecogniser<G.Value> {
                modifier.gesture._update(recogniser)
            }
        }
    }

    override func refresh() {
        let isEnabled = readEnvironment(\.isEnabled)
        forEachResponder { $0.isEnabled = isEnabled }
    }
}

extension View {
    /// Adds a gesture to the view. Gestures of the views inside come first.
    ///
    /// - Parameters:
    ///   - gesture: what a person does, with actions.
    ///   - mask: whose gestures hold.
    public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        modifier(_GestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds a gesture to the view that holds only while it is enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedContent<Self, _GestureModifier<T>> {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view, which holds only while it is enabled. The name has no effect.
    public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _GestureModifier<T>> { self.gesture(gesture, isEnabled: isEnabled) }

    /// Adds a gesture to the view that comes before those of the views inside.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture to the view that comes before those of the views inside, and holds only while it is enabled.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that comes before those of the views inside. The name has no effect.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _GestureModifier<T>> { highPriorityGesture(gesture, isEnabled: isEnabled) }

    /// Adds a gesture to the view that goes on beside those of the views inside.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture to the view that goes on beside those of the views inside, and holds only while it is enabled.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that goes on beside those of the views inside. The name has no effect.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _GestureModifier<T>> { simultaneousGesture(gesture, isEnabled: isEnabled) }

    // MARK: Actions

    /// Runs an action after `count` taps on what the view shows.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs an action after `count` taps, with the place of the last in a coordinate space: the view's where none is said.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action after `count` taps, with the place of the last in a coordinate space.
    @_disfavoredOverload public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the button has been held down on the view.
    ///
    /// - Parameters:
    ///   - minimumDuration: for how long, in seconds.
    ///   - maximumDistance: how far the pointer may move meanwhile, in points.
    ///   - action: runs while the button is still down.
    ///   - onPressingChanged: told true when the button goes down, and false when it is released, moves away, or has been held long enough.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                    .onEnded { _ in action() },
                pressing: onPressingChanged))
    }

    /// The same under older names.
    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// Tells whether the button is held.
struct PressingGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
    let base: Base
    let pressing: ((Bool) -> Void)?

    func _makeRecogniser() -> _GestureRecogniser<Base.Value> {
        let recogniser = PressingRecogniser(base._makeRecogniser())
        recogniser.pressing = pressing
        return recogniser
    }

    func _update(_ recogniser: _GestureRecogniser<Base.Value>) {
        guard let recogniser = recogniser as? PressingRecogniser<Base.Value> else { return }
        recogniser.pressing = pressing
        base._update(recogniser.base)
    }
}
