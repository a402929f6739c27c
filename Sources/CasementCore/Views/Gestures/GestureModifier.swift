import Foundation

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: PrimitiveModifier {
    let gesture: G
    var priority = GesturePriority.normal
    var mask = GestureMask.all

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { GestureNode(view, in: context) }
}

/// Rule: the current gesture and its actions apply, also to a gesture in progress.
final class GestureNode<Content: View, G: Gesture>: AttachmentNode<Content, _GestureModifier<G>>, GestureOwner {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        if G.movesWindow { graph.drags.handleAppeared() }
        for displayable in displayables {
            let responder = GestureResponder(owner: self)
            (responder.priority, responder.mask) = (modifier.priority, modifier.mask)
            responder.isEnabled = readEnvironment(\.isEnabled)
            displayable.attach().responders.append(responder)
        }
    }

    func makeRecogniser() -> _AnyGestureRecogniser { modifier.gesture._makeRecogniser() }

    /// Visits the responders on the existing displayables; they are removed with them.
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
    /// Adds a gesture to the view. Gestures of descendants have precedence.
    ///
    /// - Parameters:
    ///   - gesture: the gesture, with its actions.
    ///   - mask: the gestures that are enabled.
    public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        modifier(_GestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds a gesture to the view that can be disabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedContent<Self, _GestureModifier<T>> {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view that can be disabled. The name has no effect.
    public func gesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _GestureModifier<T>> { self.gesture(gesture, isEnabled: isEnabled) }

    /// Adds a gesture to the view with precedence over those of descendants.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture to the view with precedence over those of descendants, which can be disabled.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with precedence over those of descendants. The name has no effect.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _GestureModifier<T>> { highPriorityGesture(gesture, isEnabled: isEnabled) }

    /// Adds a gesture to the view, recognised simultaneously with those of descendants. In a row it leaves the press to
    /// the list too, which selects the row.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture to the view, recognised simultaneously with those of descendants, which can be disabled.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool
    ) -> ModifiedContent<Self, _GestureModifier<T>> {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture recognised simultaneously with those of descendants. The name has no effect.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> ModifiedContent<Self, _GestureModifier<T>> { simultaneousGesture(gesture, isEnabled: isEnabled) }

    // MARK: Actions

    /// Runs an action after `count` taps on the view's content.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs an action after `count` taps, with the location of the last in a coordinate space; by default the view's.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action after `count` taps, with the location of the last in a coordinate space.
    @_disfavoredOverload public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the button has been held down on the view for some time.
    ///
    /// - Parameters:
    ///   - minimumDuration: the duration of the press, in seconds.
    ///   - maximumDistance: the distance that the pointer may move during the press, in points.
    ///   - action: the action, which runs while the button is still down.
    ///   - onPressingChanged: called with true when the button goes down, and with false when it is released, moves
    ///     away, or has been held long enough.
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

    /// Runs an action after a long press: the older parameter labels.
    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// Reports whether the button is held.
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
