import Casement

/// The Gallery's push button: 32 points high, in one of three weights.
struct GalleryButtonStyle: ButtonStyle {
    enum Weight {
        /// The one thing to do on a page.
        case prominent
        /// Everything beside it.
        case standard
        /// In rows, where a face at rest would be noise.
        case quiet
    }

    let weight: Weight

    func makeBody(configuration: Configuration) -> some View { Face(configuration: configuration, weight: weight) }

    private struct Face: View {
        let configuration: Configuration
        let weight: Weight
        @Environment(\.palette) private var palette
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            HStack(spacing: 8) { configuration.label }
                .font(.callout)
                .fontWeight(.medium)
                .lineLimit(1)
                .foregroundStyle(foreground)
                .padding(.horizontal, weight == .quiet ? 8 : 14)
                .frame(height: weight == .quiet ? 28 : 32)
                .background(veil, in: shape)
                .background(face, in: shape)
                .padding(1)
                .background(rim, in: RoundedRectangle(cornerRadius: 9))
                // A quieter copy of itself, never another shape.
                .compositingGroup()
                .opacity(isEnabled ? 1 : 0.4)
        }

        private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

        private var foreground: Color {
            switch weight {
            case .prominent: .white
            case .standard: palette.text
            case .quiet: configuration.isHovered ? palette.text : palette.quiet
            }
        }

        private var face: Color {
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

        /// What the pointer adds.
        private var veil: Color {
            if configuration.isPressed { return weight == .prominent ? .black.opacity(0.22) : palette.pressed }
            if configuration.isHovered { return weight == .prominent ? .white.opacity(0.12) : palette.hovered }
            return .clear
        }
    }
}

extension ButtonStyle where Self == GalleryButtonStyle {
    /// `.buttonStyle(.gallery(.prominent))`
    static func gallery(_ weight: GalleryButtonStyle.Weight = .standard) -> GalleryButtonStyle {
        GalleryButtonStyle(weight: weight)
    }
}
