import CasementCore

/// A scene with the settings of the program: one window of the size of its content, which opens by `openSettings` or a
/// `SettingsLink`, never at launch. If the content is a `TabView`, the title of the selected tab is the window's.
///
///     Settings { SettingsView() }
public struct Settings<Content: View>: PrimitiveScene {
    public typealias Body = Never
    private let content: () -> Content

    /// The settings that `content` shows.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    func describe(in outline: SceneOutline) {
        let content = content
        var window = WindowDescription(.settings, title: Text("Settings")) { _ in
            AnyView(content().environment(\.tabsNameWindow, true))
        }
        window.resizability = .contentSize
        outline.add(window)
    }
}

/// A button that opens the window of the program's settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a label of its own.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { Button(action: openSettings.callAsFunction) { label } }
}

/// The default label of a `SettingsLink`.
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button with the label "Settings…".
    public init() { self.init { DefaultSettingsLinkLabel() } }
}
