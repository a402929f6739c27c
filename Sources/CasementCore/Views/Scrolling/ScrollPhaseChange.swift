/// The state of a scroll view at a change of phase.
public struct ScrollPhaseChangeContext {
    /// The position of the content.
    public let geometry: ScrollGeometry
    /// The velocity towards the end of the content, in points per second, with which fingers have left it; nil in other
    /// phases than `decelerating`.
    public let velocity: CGVector?
}

/// Whether scroll views bounce at the ends of their content. Has no effect on Linux.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, basedOnSize, never }
    private let kind: Kind

    /// The platform's default.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Always bounces.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Bounces if the content is longer than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
    /// Never bounces.
    public static let never = ScrollBounceBehavior(kind: .never)
}

/// How scrolling dismisses an on-screen keyboard. Has no effect on desktops.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, immediately, interactively, never }
    private let kind: Kind

    /// The default of the scroll view's kind.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    /// Dismisses the keyboard when scrolling starts.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    /// Dismisses the keyboard as the drag moves over it.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    /// Does not dismiss the keyboard.
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

extension View {
    /// Runs an action when the scroll phase of the scroll view in this view changes.
    ///
    ///     ScrollView { ... }.onScrollPhaseChange { old, new in isMoving = new.isScrolling }
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Runs an action with the scroll view's state when its scroll phase changes.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        transformEnvironment(\.scrollTraits) { $0.phaseObservers.append(action) }
    }

    /// Has no effect on Linux: scroll views never bounce with a mouse.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// Sets the environment value `scrollDismissesKeyboardMode`. It has no other effect: desktops have no on-screen
    /// keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
    /// How scrolling ends the use of an on-screen keyboard, of which desktops have none.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}
