import CasementCore

/// How content with a label looks.
///
///     struct Stacked: LabeledContentStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) {
///                 configuration.label.font(.caption)
///                 configuration.content
///             }
///         }
///     }
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View

    /// The look of one content with its label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// What content with a label tells its style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public typealias Label = _StylePart<LabeledContentStyleConfiguration>
    /// What it is the label of.
    public typealias Content = _StylePart<LabeledContentStyleConfiguration>

    /// The label.
    public let label: Label
    /// What it is the label of.
    public let content: Content
}

/// The style where none is said. In a grouped form the label stands at the leading and the content at the trailing edge; in a
/// form in columns the labels end and the contents begin at one line; elsewhere one follows the other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.formAppearance) private var appearance
    @Environment(\.labelsVisibility) private var labels

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(
            alignment: appearance == .grouped ? .center : .firstTextBaseline, spacing: appearance == .grouped ? 0 : 8
        ) {
            if labels != .hidden {
                VStack(alignment: appearance == .columns ? .trailing : .leading, spacing: 2) { configuration.label }
                    .multilineTextAlignment(appearance == .columns ? .trailing : .leading)
                if appearance == .grouped { Spacer(minLength: 16) }
            }
            HStack(spacing: 8) { configuration.content }
                .foregroundStyle(appearance == .columns ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
                .multilineTextAlignment(appearance == .grouped ? .trailing : .leading)
                .alignmentGuide(.formControls) { $0[.leading] }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// As the form around says; elsewhere the label before the content.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// The look of content with labels in this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
