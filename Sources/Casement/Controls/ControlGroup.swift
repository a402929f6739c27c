import CasementCore
import Foundation

/// Controls that belong together, side by side.
///
///     ControlGroup { Button("Cut") { cut() }; Button("Copy") { copy() } }
public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.menuSession) private var menu
    @Environment(\.colorSchemeContrast) private var contrast

    /// Controls side by side.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Controls side by side; the label is for where they are shown as a menu, which is nowhere here.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }

    /// Controls side by side; the title is for where they are shown as a menu, which is nowhere here.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if menu != nil {
            content
        } else {
            _StyledContainer("ControlGroup") {
                HStack(spacing: 0) { content }
                    .buttonStyle(GroupedFaceStyle())
                    .background(Color(theme: .control), in: RoundedRectangle(cornerRadius: 7))
                    .overlay {
                        if contrast == .increased {
                            RoundedRectangle(cornerRadius: 7).strokeBorder(Color(theme: .controlEdge), lineWidth: 1)
                        }
                    }
            }
        }
    }

    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { nil }
}

/// A button on the face that a group has as a whole.
private struct GroupedFaceStyle: ButtonStyle, FacedStyle {
    func makeBody(configuration: Configuration) -> some View { GroupedFace(configuration: configuration) }
}

private struct GroupedFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View {
        configuration.label
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(configuration.role == .destructive ? Color(theme: .destructive) : .primary)
            .controlLabel(size)
            .padding(size.buttonInsets)
            .background {
                PressFace(
                    look: PressLook(
                        isPressed: configuration.isPressed, isHovered: configuration.isHovered,
                        isCalming: configuration.isCalming), shape: RoundedRectangle(cornerRadius: 7),
                    base: AnyShapeStyle(
                        configuration.isPressed
                            ? Color(theme: .controlPressed) : configuration.isHovered ? Color(theme: .control) : .clear)
                )
            }
            .opacity(configuration.isEnabled ? 1 : 0.45)
    }
}
