import Casement

extension View {
    /// The background of a button: a colour, and over it a shade for the pointer's state; none without a configuration.
    /// A tinted background is too dark for the shades of the neutral ones.
    func face(
        _ fill: Color, under configuration: ButtonStyleConfiguration?, isTinted: Bool = false, radius: CGFloat
    ) -> some View {
        modifier(
            ButtonFace(
                fill: fill, isHovered: configuration?.isHovered == true, isPressed: configuration?.isPressed == true,
                isTinted: isTinted, radius: radius))
    }
}

private struct ButtonFace: ViewModifier {
    let fill: Color
    let isHovered: Bool
    let isPressed: Bool
    let isTinted: Bool
    let radius: CGFloat
    @Environment(\.palette) private var palette

    func body(content: Content) -> some View {
        content
            .background(veil, in: RoundedRectangle(cornerRadius: radius))
            .background(fill, in: RoundedRectangle(cornerRadius: radius))
    }

    private var veil: Color {
        if isPressed { return isTinted ? .black.opacity(0.22) : palette.pressed }
        if isHovered { return isTinted ? .white.opacity(0.12) : palette.hovered }
        return .clear
    }
}
