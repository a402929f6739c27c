import CasementCore

/// A style that defines the appearance of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View

    /// Makes the view of one group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The default style: a chevron before the label, and the content below, indented.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates a default disclosure group style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsInList {
            ExpansionRow(isExpanded: configuration.$isExpanded) { configuration.label }
            if configuration.isExpanded { configuration.content.rowTrait(\.isDeeper, 1) }
        } otherwise: {
            VStack(alignment: .leading, spacing: 6) {
                DisclosureTitle(label: configuration.label, isExpanded: configuration.$isExpanded)
                if configuration.isExpanded {
                    VStack(alignment: .leading, spacing: 6) { configuration.content }.padding(
                        .leading, DisclosureTitle.indent)
                }
            }
            .modifier(MotionClip())
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: a chevron before the label, and the content below, indented.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A chevron and a label; pressing either opens or closes the group.
struct DisclosureTitle: View {
    /// The indentation of the content from the chevron, in points; it aligns the content with the label.
    static let indent: CGFloat = 18

    let label: DisclosureGroupStyleConfiguration.Label
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let turned = $isExpanded.disclosing(reducesMotion: reducesMotion)
        Button {
            turned.wrappedValue.toggle()
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "chevron.forward")
                    .imageScale(.small).foregroundStyle(.secondary)
                    .rotationEffect(.disclosure(isExpanded: isExpanded, direction))
                    .animation(.disclosure(reducesMotion: reducesMotion), value: isExpanded)
                    .frame(width: Self.indent - 6)
                label
            }
        }
        .buttonStyle(.plain)
        .accessibilityDescribed { [turned] element, context in
            element.setExpanded(turned.wrappedValue, context.isEnabled ? { turned.wrappedValue = $0 } : nil)
        }
    }

    static var _isBuiltIn: Bool { true }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the disclosure groups in this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
