import CasementTesting
import Testing

// The examples of docs/shapes.md, verbatim.

struct ProgressRing: View {
    var share: Double

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 12)
            Circle()
                .trim(from: 0, to: share)
                .rotation(.degrees(-90))
                .stroke(
                    .linearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom),
                    style: StrokeStyle(lineWidth: 12, lineCap: .round))
        }
    }
}

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct Flag: Shape {
    func path(in rect: CGRect) -> Path {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return Path(path)
    }
}

@MainActor struct DocumentedShapes {
    @Test func flag() {
        let picture = TestHost(width: 100, height: 100) { Flag().fill(.red) }.snapshot()
        #expect(picture[20, 50].g < 100 && picture[90, 10].g > 200)
    }

    @Test func drawings() {
        let badge = RoundedRectangle(cornerRadius: 12).fill(.yellow.opacity(0.2)).strokeBorder(.yellow, lineWidth: 2)
        let host = TestHost(width: 300, height: 100) {
            HStack(spacing: 0) {
                ProgressRing(share: 0.5).padding(10).frame(width: 100)
                Triangle().frame(width: 100)
                badge.frame(width: 100)
            }
        }
        let picture = host.snapshot()
        // The ring runs from the top over the right side to the bottom, on a fainter one.
        #expect(picture[90, 50].r < 100 && picture[10, 50].r > 180)
        #expect(picture[150, 90].r < 60 && picture[105, 10].r > 240)
        #expect(picture[201, 50].b < 90)
    }
}
