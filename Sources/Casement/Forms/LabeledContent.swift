import CasementCore
import Foundation

/// A label with its content: a value, or a control.
///
///     LabeledContent("Version", value: "2.1")
///     LabeledContent("Colour") { ColorWell(color: $color) }
///
/// In a form the label is aligned with those of the other rows; elsewhere it is before the content.
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    private var styles = Styles<LabeledContentStyleConfiguration>()
}

/// The properties of labeled content that its style receives.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public typealias Label = _StylePart<LabeledContentStyleConfiguration>
    /// The type of the labeled content.
    public typealias Content = _StylePart<LabeledContentStyleConfiguration>

    /// The label.
    public let label: Label
    /// The labeled content.
    public let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// Content with a custom label. A label of several views shows them below each other.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public var body: some View {
        _StyledContainer("LabeledContent", accessibility: accessibility) {
            styles.show(LabeledContentStyleConfiguration(label: styles.part(label), content: styles.part(content)))
        }
    }

    /// Names controls that have no label after this one.
    @MainActor private var accessibility:
        @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement]
    {
        { [label] below, context in
            guard let title = context.title(of: label) else { return below }
            return below.map { element in
                guard element.role.isInteractive || element.role == .progress, (element.label ?? "").isEmpty else {
                    return element
                }
                var element = element
                element.label = title
                return element
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension LabeledContent where Label == Text, Content: View {
    /// Content with a text label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Content with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text value with a label.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// A text value with a label.
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A formatted value with a label.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// A formatted value with a label.
    @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the content that a style shows, in the enclosing style, for styles that extend another style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
