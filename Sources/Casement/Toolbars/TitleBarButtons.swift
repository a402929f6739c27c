import CasementCore
import Foundation

/// The buttons of a window at one end of a bar in its corner.
struct TitleBarButtons: View {
    let frame: WindowFrame
    let edge: HorizontalEdge
    @Environment(\.controlActiveState) private var activity

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let state = frame.state
        let buttons = (edge == .leading ? state.buttons.leading : state.buttons.trailing).filter {
            switch $0 {
            case .close: state.canClose
            case .minimize: state.canMinimize
            case .maximize: state.canResize
            }
        }
        if !buttons.isEmpty, !state.isFullScreen {
            HStack(spacing: 10) {
                ForEach(buttons, id: \.rawValue) { button($0, state) }
            }
            .padding(.horizontal, 4)
            .opacity(activity == .inactive ? 0.5 : 1)
        }
    }

    private func button(_ button: TitleBarLayout.Button, _ state: WindowFrame.State) -> some View {
        let (action, title, glyph): (WindowFrame.Action, String, TitleBarGlyph) =
            switch button {
            case .close: (.close, "Close", .close)
            case .minimize: (.minimize, "Minimize", .minimize)
            case .maximize:
                (.zoom, state.isMaximized ? "Restore" : "Maximize", state.isMaximized ? .restore : .maximize)
            }
        return Button {
            frame.perform(action)
        } label: {
            glyph.stroke(.primary, lineWidth: 1.5)
                .frame(width: 10, height: 10)
                .accessibilityElement()
                .accessibilityLabel(title)
        }
        .buttonStyle(TitleBarButtonStyle())
        .focusable(false)
    }
}

private struct TitleBarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 24, height: 24)
            .background(Circle().fill(ground(configuration)))
            .contentShape(Circle())
    }

    private func ground(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Color(theme: .controlPressed) }
        return Color(theme: configuration.isHovered ? .controlHovered : .control)
    }
}

/// The pictures on the buttons of a window.
private enum TitleBarGlyph: Shape {
    case close, minimize, maximize, restore

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let area = rect.insetBy(dx: 1, dy: 1)
        switch self {
        case .close:
            path.move(to: CGPoint(x: area.minX, y: area.minY))
            path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
            path.move(to: CGPoint(x: area.maxX, y: area.minY))
            path.addLine(to: CGPoint(x: area.minX, y: area.maxY))
        case .minimize:
            path.move(to: CGPoint(x: area.minX, y: area.maxY - 0.25))
            path.addLine(to: CGPoint(x: area.maxX, y: area.maxY - 0.25))
        case .maximize:
            path.addRect(area.insetBy(dx: -0.25, dy: -0.25))
        case .restore:
            path.addRect(CGRect(x: area.minX - 0.25, y: area.minY + 2.25, width: 6, height: 6))
            path.move(to: CGPoint(x: area.minX + 2.25, y: area.minY - 0.25))
            path.addLine(to: CGPoint(x: area.maxX + 0.25, y: area.minY - 0.25))
            path.addLine(to: CGPoint(x: area.maxX + 0.25, y: area.maxY - 2.25))
        }
        return path
    }
}
