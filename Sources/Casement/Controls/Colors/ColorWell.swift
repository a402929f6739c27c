import CasementCore
import Foundation

/// A button that shows a colour and opens the panel for choosing it.
struct ColorWell: View {
    @Binding var color: Color
    let hasOpacity: Bool

    @State private var isOpen = false
    @State private var state = ControlState()
    @Environment(\.self) private var environment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shown = color.resolve(in: environment)
        _Control("ColorWell", accessibility: accessibility(shown), trigger: { isOpen = true }, show: { state = $0 }) {
            ColorSwatch(color: shown, cornerRadius: 4)
                .frame(width: size.checkSize * 2.4, height: size.height - 6)
                .padding(3)
                .background(face, in: RoundedRectangle(cornerRadius: 7))
                .opacity(isEnabled ? 1 : 0.45)
        }
        .modifier(
            _PresentationModifier(
                isPresented: isOpen, place: .below, dismiss: { isOpen = false }, kind: .focused
            ) {
                PanelSurface { ColorPanel(color: $color, now: shown, hasOpacity: hasOpacity) }
            })
    }

    private func accessibility(_ shown: Color.Resolved)
        -> @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void
    {
        { element, context in
            element.role = .colorwell
            element.value = AccessibilityColor.words(shown, in: context.values)
            element.traits.insert(isOpen ? .isExpanded : .isCollapsed)
        }
    }

    private var face: Color {
        if state.isPressed || isOpen { return Color(theme: .controlPressed) }
        return Color(theme: state.isHovered && isEnabled ? .controlHovered : .control)
    }
}

/// A sample of a colour, on a chequered background if the colour is translucent.
struct ColorSwatch: View {
    let color: Color.Resolved
    let cornerRadius: CGFloat

    static var _isBuiltIn: Bool { true }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius)
        ZStack {
            if color.opacity < 1 { Chequers().clipShape(shape) }
            shape.fill(Color(color))
            shape.strokeBorder(Color(theme: .checkBorder).opacity(0.5), lineWidth: 1)
        }
    }
}

/// The background behind translucent colours.
struct Chequers: View {
    /// In points.
    private static let square: CGFloat = 5

    static var _isBuiltIn: Bool { true }

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            var squares = Path()
            for row in 0..<Int((size.height / Self.square).rounded(.up)) {
                for column in stride(from: row % 2, to: Int((size.width / Self.square).rounded(.up)), by: 2) {
                    squares.addRect(
                        CGRect(
                            x: CGFloat(column) * Self.square, y: CGFloat(row) * Self.square, width: Self.square,
                            height: Self.square))
                }
            }
            context.fill(squares, with: .color(Color(white: 0.8)))
        }
    }
}
