import Foundation

/// A drag that moves the window: `.gesture(WindowDragGesture())` on a view makes it a handle of its window, as the
/// title bar is one. The desktop moves the window from the press on, so that the gesture never gets a value.
public struct WindowDragGesture: Gesture {
    public typealias Body = Never

    /// The value of a drag that moves the window.
    public struct Value: Equatable, Sendable {}

    /// Creates the gesture, which has no settings.
    public init() {}

    public func _makeRecogniser() -> _GestureRecogniser<Value> { WindowDragRecogniser() }
    public func _update(_ recogniser: _GestureRecogniser<Value>) {}
}

/// Gets no event of its own: the press is the desktop's.
@MainActor private final class WindowDragRecogniser: LeafRecogniser<WindowDragGesture.Value> {
    override var movesWindow: Bool { true }
    override func handle(_ event: GestureEvent, in context: GestureContext) { state = .failed }
}

/// A type of gestures that move the window, alone or with actions.
protocol WindowMoving {}
extension WindowDragGesture: WindowMoving {}
extension _CallingGesture: WindowMoving where Base: WindowMoving {}

extension Gesture {
    /// Whether gestures of the type move the window: known before a press, of which the desktop has to ask.
    static var movesWindow: Bool {
        Self.self is any WindowMoving.Type || (Body.self != Never.self && Body.movesWindow)
    }
}

extension View {
    /// Sets whether gestures get the click that activates their window. It has no effect: on desktops here a click
    /// activates a window and reaches what is under it.
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        WithoutEffect.note("allowsWindowActivationEvents", "the click that activates a window always reaches its views")
        return self
    }
}
