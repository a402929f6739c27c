import Casement

/// Controls of glass above a picture, some of which share one piece.
struct GlassCard: View {
    @State private var isTinted = false
    @State private var isPlaying = false
    @Namespace private var glass

    private var kind: Glass { isTinted ? .regular.tint(.orange) : .regular }

    var body: some View {
        GroupBox {
            HStack(spacing: 20) {
                Label("Regular", systemImage: "sun.max").padding(12).glassEffect(kind.interactive())
                Label("Clear", systemImage: "moon").padding(12).glassEffect(.clear, in: .rect(cornerRadius: 12))
                GlassEffectContainer {
                    HStack(spacing: 0) {
                        ForEach(["backward.fill", "forward.fill"], id: \.self) { name in
                            Image(systemName: name).frame(width: 44, height: 36)
                                .glassEffect(kind)
                                .glassEffectUnion(id: "player", namespace: glass)
                        }
                    }
                }
                Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.glass)
                Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                    isPlaying.toggle()
                }
                .buttonStyle(.glassProminent)
            }
            .padding(24)
            .frame(maxWidth: .infinity)
            .background { Stripes().clipShape(RoundedRectangle(cornerRadius: 12)) }
            CodeBlock(
                """
                Label("Clear", systemImage: "moon").padding(12)
                    .glassEffect(.clear, in: .rect(cornerRadius: 12))
                """)
        } label: {
            CardTitle("Glass") { Toggle("Tinted", isOn: $isTinted) }
        }
    }
}

/// Something to look at through glass.
private struct Stripes: View {
    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.blue, .purple, .pink]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: size.height)))
            for x in stride(from: -size.height, to: size.width, by: 26) {
                var path = Path()
                path.move(to: CGPoint(x: x, y: size.height))
                path.addLine(to: CGPoint(x: x + size.height, y: 0))
                context.stroke(path, with: .color(.white.opacity(0.35)), lineWidth: 6)
            }
        }
    }
}
