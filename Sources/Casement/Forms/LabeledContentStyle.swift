import CasementCore

/// A style that defines the appearance of labeled content.
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

    /// Makes the view of one labeled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// The default style. In a grouped form the label is at the leading and the content at the trailing edge; in a
/// form in columns the trailing edges of labels and the leading edges of contents are aligned; elsewhere the
/// content follows the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.formAppearance) private var appearance
    @Environment(\.labelsVisibility) private var labels

    /// Creates a default labeled content style.
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
                .secondaryText(appearance != .columns)
                .multilineTextAlignment(appearance == .grouped ? .trailing : .leading)
                .alignmentGuide(.formControls) { $0[.leading] }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style of the enclosing form; elsewhere the label before the content.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the labeled content in this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
