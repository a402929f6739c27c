import CasementCore
import Foundation

/// Controls that belong together, side by side.
///
///     ControlGroup { Button("Cut") { cut() }; Button("Copy") { copy() } }
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView
    private var styles = Styles<ControlGroupStyleConfiguration>()
    @Environment(\.menuSession) private var menu

    /// Controls side by side.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), AnyView(EmptyView())) }

    /// Controls side by side; the label is for where they are shown as a menu.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), AnyView(label()))
    }

    /// Controls side by side; the title is for where they are shown as a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Controls side by side; the title is for where they are shown as a menu.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Controls side by side; the title and the picture are for where they are shown as a menu.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    public var body: some View {
        if menu != nil {
            content
        } else {
            _StyledContainer("ControlGroup") {
                styles.show(ControlGroupStyleConfiguration(content: styles.part(content), label: styles.part(label)))
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { nil }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is to show, in the style further out.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
