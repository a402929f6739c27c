/// What an observer is told beside the phase.
public struct ScrollPhaseChangeContext {
    /// Where the content stands.
    public let geometry: ScrollGeometry
    /// Points a second; nil where it is not known.
    public let velocity: CGVector?
}

/// Whether scroll views go beyond the ends of their content and come back.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, basedOnSize, never }
    private let kind: Kind

    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    public static let always = ScrollBounceBehavior(kind: .always)
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
    public static let never = ScrollBounceBehavior(kind: .never)
}

/// How scrolling takes an on-screen keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, immediately, interactively, never }
    private let kind: Kind

    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

extension View {
    /// Runs an action when something else moves the content of the scroll view in this view, or nothing does any more.
    ///
    ///     ScrollView { ... }.onScrollPhaseChange { old, new in isMoving = new.isScrolling }
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// The same, told where the content stands then.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        transformEnvironment(\.scrollTraits) { $0.phaseObservers.append(action) }
    }

    /// Whether scroll views bounce at their ends. They never do with a mouse, so this changes nothing on Linux.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }

    /// How scrolling takes an on-screen keyboard away. There is none on a desktop, so this changes nothing on Linux.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
