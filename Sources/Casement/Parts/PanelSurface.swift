import CasementCore
import Foundation

/// The background surface of a panel that a control opens above the window's content, such as a calendar.
struct PanelSurface<Content: View>: View {
    @ViewBuilder let content: Content

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 10)
        content
            .padding(6)
            .background(Color(theme: .menu), in: shape)
            .overlay { shape.strokeBorder(Color(theme: .controlBorder), lineWidth: 1) }
            .shadow(color: .black.opacity(0.22), radius: 10, y: 4)
            .font(.body)
            .standardForeground()
            .controlSize(.regular)
            .environment(\.formAppearance, .none)
            .environment(\.labelsVisibility, .automatic)
            .multilineTextAlignment(.leading)
            .accessibilityElement(children: .contain)
            .accessibilityDescribed { element, _ in element.role = .dialog }
    }
}
