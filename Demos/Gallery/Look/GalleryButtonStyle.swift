import Casement

/// The Gallery's push button: 32 points high, in one of three weights.
struct GalleryButtonStyle: ButtonStyle {
    enum Weight {
        /// The main action of a page.
        case prominent
        /// Other actions.
        case standard
        /// For rows, where a background at rest would be distracting.
        case quiet
    }

    let weight: Weight
    @Environment(\.palette) private var palette
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) { configuration.label }
            .font(.callout)
            .fontWeight(.medium)
            .lineLimit(1)
            .foregroundStyle(foreground(isHovered: configuration.isHovered))
            .padding(.horizontal, weight == .quiet ? 8 : 14)
            .frame(height: weight == .quiet ? 28 : 32)
            .face(fill, under: configuration, isTinted: weight == .prominent, radius: 8)
            .padding(1)
            .background(rim, in: RoundedRectangle(cornerRadius: 9))
            // A fainter version of itself, never another shape.
            .compositingGroup()
            .opacity(isEnabled ? 1 : 0.4)
    }

    private func foreground(isHovered: Bool) -> Color {
        switch weight {
        case .prominent: .white
        case .standard: palette.text
        case .quiet: isHovered ? palette.text : palette.quiet
        }
    }

    private var fill: Color {
        switch weight {
        case .prominent: palette.accentFill
        case .standard: palette.raised
        case .quiet: .clear
        }
    }

    private var rim: Color {
        switch weight {
        case .prominent: palette.accentFill
        case .standard: palette.line
        case .quiet: .clear
        }
    }
}

extension ButtonStyle where Self == GalleryButtonStyle {
    /// `.buttonStyle(.gallery(.prominent))`
    static func gallery(_ weight: GalleryButtonStyle.Weight = .standard) -> GalleryButtonStyle {
        GalleryButtonStyle(weight: weight)
    }
}
