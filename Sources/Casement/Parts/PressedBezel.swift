import CasementCore

/// What the pointer does with a control, for its face. What begins shows at once, what ends fades.
struct PressState: Equatable {
    var isPressed = false
    var isHovered = false
    /// Whether it came to this by letting go.
    var isReleasing = false
    /// Whether it has the colour of what is on, or of what is to be done.
    var isProminent = false

    /// How the face becomes that of this look.
    var motion: Animation? { isPressed || (isHovered && !isReleasing) ? nil : .easeOut(duration: 0.16) }
}

/// A filled shape behind a control.
struct PressedBezel<Outline: Shape>: View {
    let state: PressState
    let shape: Outline
    let base: AnyShapeStyle
    /// Over it.
    var overlay = Color.clear

    static var _isBuiltIn: Bool { true }

    var body: some View {
        ZStack {
            shape.fill(base)
            shape.fill(overlay)
        }
        .animation(state.motion, value: state)
    }
}
