import CasementCore
import Foundation

/// An alert in a window of its own, for what concerns no window of the program. It opens while `isPresented`; each
/// action closes it after it has run.
///
///     AlertScene("The connection was lost", isPresented: $isLost) {
///         Button("Connect again") { connect() }
///         Button("Cancel", role: .cancel) {}
///     } message: { Text("The server does not answer.") }
///     .dialogSeverity(.critical)
///
/// Without actions it has a button OK. Escape is the cancel button; Return is the first without a role.
public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
    public typealias Body = Never
    private let title: Text
    private let isPresented: Binding<Bool>
    private let actions: () -> Actions
    private let message: () -> Message

    /// The binding is read in a body of its own, which runs again when it changes.
    func describe(in outline: SceneOutline) {
        outline.visit(
            FollowedAlert(title: title, isPresented: isPresented, actions: actions, message: message), at: "alert")
    }

    /// An alert with a title, actions and a message.
    public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) { (self.title, self.isPresented, self.actions, self.message) = (title, isPresented, actions, message) }

    /// An alert with a title, actions and a message.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) { self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    /// An alert with a title, actions and a message.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) { self.init(Text(title), isPresented: isPresented, actions: actions, message: message) }
}

extension AlertScene where Message == EmptyView {
    /// An alert with a title and actions.
    public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions) {
        self.init(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// An alert with a title and actions.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) { self.init(Text(titleKey), isPresented: isPresented, actions: actions) }

    /// An alert with a title and actions.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) { self.init(Text(title), isPresented: isPresented, actions: actions) }
}

extension AlertScene {
    /// An alert about data; it is not shown while the data is nil.
    public init<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) where Actions == A?, Message == M? {
        let isShown = data == nil ? .constant(false) : isPresented
        self.init(title, isPresented: isShown) {
            data.map { actions($0) }
        } message: {
            data.map { message($0) }
        }
    }

    /// An alert about data; it is not shown while the data is nil.
    public init<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) where Actions == A?, Message == M? {
        self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// An alert about data; it is not shown while the data is nil.
    @_disfavoredOverload public init<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) where Actions == A?, Message == M? {
        self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
}

extension Scene {
    /// Sets the severity of the scene's alerts, also of those that the content of its windows presents.
    public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        changingContent { $0.dialogSeverity(severity) }
    }

    /// Sets the icon of the scene's alerts, also of those that the content of its windows presents.
    public func dialogIcon(_ icon: Image?) -> some Scene { changingContent { $0.dialogIcon(icon) } }
}

/// Follows the binding of an alert.
private struct FollowedAlert<Actions: View, Message: View>: Scene {
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    var body: some Scene { AlertWindow(alert: self, isShown: isPresented.wrappedValue) }
}

/// The window of an alert, as the scenes of the program describe it.
private struct AlertWindow<Actions: View, Message: View>: PrimitiveScene {
    typealias Body = Never
    let alert: FollowedAlert<Actions, Message>
    let isShown: Bool

    func describe(in outline: SceneOutline) {
        let (title, actions, message, isPresented) = (alert.title, alert.actions, alert.message, alert.isPresented)
        var window = WindowDescription(.alert, title: title) { _ in
            AnyView(AlertPage(title: title, isPresented: isPresented, actions: actions, message: message))
        }
        window.resizability = .contentSize
        window.position = .center
        window.presentation = WindowDescription.Presentation(isPresented: isPresented, isShown: isShown)
        outline.add(window)
    }
}

/// The content of an alert's window.
struct AlertPage<Actions: View, Message: View>: View {
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message
    @Environment(\.windowScope) private var window

    var body: some View {
        let buttons = AlertButtons(actions(), hasCancel: false, dismiss: { isPresented.wrappedValue = false })
        let _ = window?.setKeys(cancel: buttons.cancel, confirm: buttons.confirm)
        AlertContent(title: title, showsTitle: true, message: message(), buttons: buttons)
    }
}
