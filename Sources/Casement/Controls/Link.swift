import CasementCore
import Foundation

/// A text that opens an address in the desktop's program for it.
///
///     Link("Documentation", destination: URL(string: "https://swift.org")!)
///
/// The environment's `openURL` opens the address.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(LinkButtonStyle())
        .accessibilityDescribed { element, _ in element.role = .link }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Link where Label == Text {
    /// A link with a text label.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a text label.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: ViewSummarySource {
    package func appendSummary(to summary: inout ViewSummary) { summary.append(label) }
}
