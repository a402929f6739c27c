import CasementCore

/// How groups that open and close look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View

    /// The look of one group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a group that opens and closes tells its style.
public struct DisclosureGroupStyleConfiguration {
    /// The group's label.
    public typealias Label = _StylePart<DisclosureGroupStyleConfiguration>
    /// What the group shows while it is open.
    public typealias Content = _StylePart<DisclosureGroupStyleConfiguration>

    /// The group's label.
    public let label: Label
    /// What the group shows while it is open.
    public let content: Content
    /// Whether it is open.
    @Binding public var isExpanded: Bool
}

/// The style where none is said: a chevron before the label, and the content below, indented.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
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
    /// A chevron before the label, and the content below, indented.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A chevron and a label; a press anywhere on them opens or closes.
struct DisclosureTitle: View {
    /// Points by which the content stands further in than the chevron: as far as the label.
    static let indent: CGFloat = 18

    let label: DisclosureGroupStyleConfiguration.Label
    @Binding var isExpanded: Bool
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        let turned = $isExpanded.disclosing(isStill: isStill)
        Button {
            turned.wrappedValue.toggle()
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "chevron.right")
                    .imageScale(.small).foregroundStyle(.secondary)
                    .rotationEffect(.degrees(isExpanded ? 90 : 0))
                    .animation(.disclosure(isStill: isStill), value: isExpanded)
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
    /// The look of the groups in this view that open and close.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
