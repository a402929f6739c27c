import CasementCore

/// Closes what is presented: a sheet, a popover, an alert, or the page of a navigation stack; elsewhere the window.
///
///     struct Editor: View {
///         @Environment(\.dismiss) private var dismiss
///         var body: some View { Button("Done") { dismiss() } }
///     }
///
/// It belongs to the place in which it is read: read it in the view that is presented. Outside of a program's windows
/// it does nothing.
@MainActor @preconcurrency public struct DismissAction {
    let presentation: PresentedScope?

    /// Closes what is presented.
    public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is presented, and the way to close it; the older form of `DismissAction`.
@MainActor @preconcurrency public struct PresentationMode {
    let presentation: PresentedScope?

    /// Whether the view is presented by another.
    public var isPresented: Bool { presentation != nil }

    /// Closes the view if it is presented.
    public mutating func dismiss() { presentation?.dismiss() }
}

/// Something presented, as the views in it see it. Compared by identity, so that views that read it do not run again
/// while it stays the same.
@MainActor package final class PresentedScope {
    /// Closes it; set by the presenter, always to its newest closure.
    private(set) var dismiss: () -> Void = {}

    func setDismiss(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }

    /// What Escape and Return do in a window where nothing else uses them.
    private var keys: (cancel: () -> Void, confirm: () -> Void)?

    func setKeys(cancel: @escaping () -> Void, confirm: @escaping () -> Void) { keys = (cancel, confirm) }

    /// Handles a key that nothing in the window has used; false for others.
    func use(_ press: KeyPress) -> Bool {
        guard let keys, press.modifiers.held.isEmpty else { return false }
        switch press.key {
        case .escape: keys.cancel()
        case .return: keys.confirm()
        default: return false
        }
        return true
    }
}

private struct PresentedScopeKey: EnvironmentKey { static var defaultValue: PresentedScope? { nil } }
private struct WindowScopeKey: EnvironmentKey { static var defaultValue: PresentedScope? { nil } }

extension EnvironmentValues {
    /// What is presented and contains the view; nil in the window itself.
    var presentedScope: PresentedScope? {
        get { self[PresentedScopeKey.self] }
        set { self[PresentedScopeKey.self] = newValue }
    }

    /// The window, which a view in it can close; nil outside of a program.
    var windowScope: PresentedScope? {
        get { self[WindowScopeKey.self] }
        set { self[WindowScopeKey.self] = newValue }
    }

    /// The action that closes what is presented, or else the window.
    @MainActor public var dismiss: DismissAction { DismissAction(presentation: presentedScope ?? windowScope) }

    /// Whether the view is in something that is presented: a sheet, a popover, a page above the root of a stack.
    public var isPresented: Bool { presentedScope != nil }

    /// Whether the view is presented, and the way to close it; the older form of `dismiss` and `isPresented`.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(presentation: presentedScope))
    }
}
