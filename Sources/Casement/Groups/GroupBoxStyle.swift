import CasementCore

/// A style that defines the appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View

    /// Makes the view of one box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// The default style: the title above a rounded box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates a default group box style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.font(.headline)
            VStack(alignment: .center) { configuration.content }
                .padding(10)
                .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style: the title above a rounded box.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
    package static let defaultStyle = AnyStyle.of(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
}

extension View {
    /// Sets the style of the group boxes in this view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styled(by: style) { $0.makeBody(configuration: $1) }
    }
}
