import CasementCore
import Foundation

/// A scene with a single panel beside the program's other windows: it stays above them, has no entry in the task bar,
/// and Escape closes it.
///
///     UtilityWindow("Inspector", id: "inspector") { Inspector() }
///
/// It opens by `openWindow(id:)` or a `WindowVisibilityToggle`, and at launch only where the program has no other scene
/// that does. While it has the keyboard, the window behind it stays the main one: its controls look active.
public struct UtilityWindow<Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let window: WindowDescription

    private init(id: String, title: Text, content: @escaping () -> Content) {
        var window = WindowDescription(.utility, id: id, title: title) { _ in AnyView(content()) }
        window.level = .floating
        self.window = window
    }

    func describe(in outline: SceneOutline) { outline.add(window) }

    /// A panel with a title and the identifier by which it opens.
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: Text(title), content: content)
    }

    /// A panel with a title and the identifier by which it opens.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: Text(title), content: content) }

    /// A panel with a title, in the user's language, and the identifier by which it opens.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: title, content: content)
    }
}

/// A button that opens the window of a scene while it has none, and closes it otherwise. Its title says which:
/// "Show Inspector" or "Hide Inspector".
public struct WindowVisibilityToggle: View {
    private let id: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    /// A button for the scene with an identifier.
    public init(windowID: String) { id = windowID }

    public var body: some View {
        let scene = openWindow.scene(withID: id)
        let title = scene?.title ?? Text("Window")
        if scene?.isOpen == true {
            Button {
                dismissWindow(id: id)
            } label: {
                Text("Hide \(title)")
            }
        } else {
            Button {
                openWindow(id: id)
            } label: {
                Text("Show \(title)")
            }.disabled(scene == nil)
        }
    }
}
