import CasementCore
import Foundation

/// A group of related controls, side by side.
///
///     ControlGroup { Button("Cut") { cut() }; Button("Copy") { copy() } }
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView
    private var styles = Styles<ControlGroupStyleConfiguration>()
    @Environment(\.menuSession) private var menu

    /// A group without a label.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), AnyView(EmptyView())) }

    /// A group with a label, which a menu of the controls shows.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), AnyView(label()))
    }

    /// A group with a title, which a menu of the controls shows.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A group with a title, which a menu of the controls shows.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A group with a title and a symbol, which a menu of the controls shows.
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

/// The properties of a group of controls that its style receives.
public struct ControlGroupStyleConfiguration {
    /// The type of the group's controls.
    public typealias Content = _StylePart<ControlGroupStyleConfiguration>
    /// The type of the group's label.
    public typealias Label = _StylePart<ControlGroupStyleConfiguration>

    /// The controls.
    public let content: Content
    /// The group's label.
    public let label: Label
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style shows, in the enclosing style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension ControlGroup: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
