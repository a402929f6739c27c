import CasementCore
import Foundation

/// A title with an icon, as in menus and lists.
///
///     Label("Lightning", systemImage: "bolt.fill")
///
/// Its style determines the arrangement of both; see `labelStyle(_:)`.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    private var styles = Styles<LabelStyleConfiguration>()

    /// A label of any two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    public var body: some View {
        _StyledContainer("Label", accessibility: accessibility) {
            styles.show(LabelStyleConfiguration(title: styles.part(title), icon: styles.part(icon)))
        }
    }

    /// One text element with the title, whether visible or not; the icon has no element.
    private var accessibility: _StyledContainer<Styled>.AccessibilityDescription {
        { [title] below, context in
            let texts = below.filter { $0.role == .text || $0.role == .heading }
            if below.contains(where: { $0.role.isInteractive || $0.role.isContainer }) { return below }
            if !texts.isEmpty { return [.combining(texts, on: context.node)] }
            guard let words = context.title(of: title) else { return below }
            return [AccessibilityElement(.text, words, on: context.node)]
        }
    }

    private typealias Styled = ModifiedContent<AnyView, _StyleModifier<LabelStyleConfiguration>>

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

/// The properties of a label that its style receives.
public struct LabelStyleConfiguration {
    /// The label's title.
    public typealias Title = _StylePart<LabelStyleConfiguration>
    /// The label's icon.
    public typealias Icon = _StylePart<LabelStyleConfiguration>

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

extension Label: AccessibilityTitleSource {
    package func appendTitle(to title: inout AccessibilityTitle) { title.append(self.title) }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A title with a picture of the program's resources.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A title with a picture of the program's resources.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style shows, in the enclosing style, for styles that extend another style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Button where Label == Casement.Label<Text, Image> {
    /// A button with a text label and a symbol.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Casement.Label(title, systemImage: name) }
    }

    /// A button with a text label and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Casement.Label(title, systemImage: name) }
    }
}

extension Label: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) {
        summary.append(icon)
        summary.append(title)
    }
}
