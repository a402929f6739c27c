import CasementTesting
import Testing

/// Pictures of shapes, strokes and paints.
@MainActor struct ShapeGoldens {
    @Test func shapes() throws {
        try golden("shapes") {
            VStack(spacing: 6) {
                HStack(spacing: 6) {
                    Rectangle().fill(.blue)
                    RoundedRectangle(cornerRadius: 14).fill(.green)
                    RoundedRectangle(cornerRadius: 14, style: .circular).fill(.orange)
                }
                HStack(spacing: 6) {
                    Circle().fill(.red)
                    Ellipse().fill(.purple)
                    Capsule().fill(.teal)
                    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.primary)
                }
            }
            .padding(8)
        }
    }

    @Test func strokes() throws {
        try golden("strokes") {
            HStack(spacing: 12) {
                Circle().stroke(.blue, lineWidth: 5)
                RoundedRectangle(cornerRadius: 10).strokeBorder(.orange, lineWidth: 1)
                Zigzag().stroke(.primary, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                Zigzag().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [6, 4], dashPhase: 2))
            }
            .padding(12)
        }
    }

    @Test func gradients() throws {
        let colors: [Color] = [.yellow, .red, .blue]
        try golden("gradients") {
            VStack(spacing: 6) {
                HStack(spacing: 6) {
                    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                    RadialGradient(colors: colors, center: .center, startRadius: 4, endRadius: 30)
                }
                HStack(spacing: 6) {
                    EllipticalGradient(colors: colors)
                    Circle().fill(AngularGradient(colors: colors + [.yellow], center: .center))
                    Text("Ag").font(.custom("DejaVu Sans", size: 36)).foregroundStyle(
                        .linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
                }
            }
            .padding(8)
        }
    }

    @Test func bordersAndClips() throws {
        try golden("borders-and-clips") {
            HStack(spacing: 10) {
                Text("Border").padding(6).border(.blue, width: 2)
                Color.orange.frame(width: 40, height: 60).clipShape(Circle())
                LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
                    .frame(width: 40, height: 60).clipShape(RoundedRectangle(cornerRadius: 12)).opacity(0.6)
                Divider()
            }
            .padding(8)
        }
    }

    @Test func texts() throws {
        try golden("texts") {
            VStack(alignment: .leading, spacing: 4) {
                Text("Hamburgefonts 0123")
                Text("Bold and italic").bold().italic()
                Text("secondary").foregroundStyle(.secondary)
                Text("A longer text that runs over two lines, with the rest cut off where it no longer fits.")
                    .lineLimit(2)
            }
            .padding(8)
        }
    }
}

private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height / 3))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 2 / 3))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}
