import CasementCore
import Foundation

/// A button that opens a list of actions.
///
///     Menu("Actions") {
///         Button("Duplicate") { duplicate() }
///         Menu("Move to") { ForEach(folders) { folder in Button(folder.name) { move(to: folder) } } }
///         Divider()
///         Button("Delete", role: .destructive) { delete() }
///     }
///
/// The menu appears above the window's content and is placed so that all of it is visible, outside of the window if it
/// does not fit there; one longer than the screen scrolls. Arrow keys, Return and Escape work in it. A menu inside a
/// menu is a submenu.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (() -> Void)?

    private var styles = Styles<MenuStyleConfiguration>()
    @Environment(\.menuSession) private var session

    /// A menu with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }

    /// A menu with a custom label and a primary action, which opens by its arrow.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }

    public var body: some View {
        if session != nil {
            Submenu(label: label, content: content)
        } else {
            _StyledContainer("Menu", isRigid: true) {
                styles.show(
                    MenuStyleConfiguration(
                        label: styles.part(label), content: styles.part(content), primaryAction: primaryAction))
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Menu where Label == Text {
    /// A menu with a text label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A menu with a text label and a primary action, which opens by its arrow.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

    /// A menu with a text label and a primary action, which opens by its arrow.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == Casement.Label<Text, Image> {
    /// A menu with a text label and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Casement.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a text label, a symbol and a primary action, which opens by its arrow.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { Casement.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a text label and an image resource of the program.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Casement.Label(titleKey, image: image) }
    }

    /// A menu with a text label and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Casement.Label(title, systemImage: systemImage) } }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style shows, in the enclosing style, for styles that extend another style.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// A menu item that opens another menu beside it.
private struct Submenu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @State private var isOpen = false
    @Environment(\.menuSession) private var session

    static var _isBuiltIn: Bool { true }

    var body: some View {
        MenuRow(isSubmenu: true, isOpen: isOpen, trigger: { isOpen = true }) {
            label
            Spacer(minLength: 24)
            Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary).layoutPriority(1)
        }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .beside, dismiss: { isOpen = false }, offersShortcuts: true
            ) {
                MenuSurface(
                    session: MenuSession {
                        isOpen = false
                        session?.close()
                    }
                ) { content }
            })
    }
}

extension Menu: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
