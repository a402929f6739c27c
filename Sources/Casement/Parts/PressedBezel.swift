import CasementCore

/// The pointer state of a control, for its bezel. New states are shown at once, ending ones fade out.
struct PressState: Equatable {
    var isPressed = false
    var isHovered = false
    /// Whether the state was reached by releasing.
    var isReleasing = false
    /// Whether it has the colour of selected or main controls.
    var isProminent = false

    /// The animation of the bezel to this state.
    var motion: Animation? { isPressed || (isHovered && !isReleasing) ? nil : .easeOut(duration: 0.16) }
}

/// A filled shape behind a control.
struct PressedBezel<Outline: Shape>: View {
    let state: PressState
    let shape: Outline
    let base: AnyShapeStyle
    /// The colour over the fill.
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
