import Casement

/// The chosen stack, on dotted paper, with its own frame drawn around it.
struct StackStage: View {
    let choices: StackChoices

    var body: some View {
        stack
            .overlay { DashedFrame().fill(Color.accentColor).padding(-5) }
            .padding(32)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { DottedPaper(pitch: 16).fill(Color.line) }
            .modifier(Surface(radius: 12))
    }

    @ViewBuilder private var stack: some View {
        switch choices.direction {
        case .horizontal:
            HStack(alignment: choices.place.vertical, spacing: choices.spacing) {
                box("A").frame(width: 72, height: 96)
                box("B")
                    .frame(minWidth: 56, maxWidth: isFixed ? 120 : .infinity)
                    .frame(height: 56)
                    .layoutPriority(priority)
                box("C").frame(minWidth: 56).frame(height: 72)
            }
        case .vertical:
            VStack(alignment: choices.place.horizontal, spacing: choices.spacing) {
                box("A").frame(width: 192, height: 40)
                box("B")
                    .frame(minHeight: 40, maxHeight: isFixed ? 56 : .infinity)
                    .frame(width: 88)
                    .layoutPriority(priority)
                box("C").frame(minHeight: 40).frame(width: 128)
            }
        case .depth:
            ZStack(alignment: Alignment(horizontal: choices.place.horizontal, vertical: .center)) {
                box("A").frame(width: 320, height: 192)
                box("B")
                    .frame(maxWidth: isFixed ? 200 : .infinity)
                    .frame(height: 112)
                    .layoutPriority(priority)
                box("C").frame(width: 88, height: 48)
            }
        }
    }

    private var isFixed: Bool { choices.flexibility == .fixed }
    private var priority: Double { choices.flexibility == .first ? 1 : 0 }

    private func box(_ name: String) -> MeasuredBox { MeasuredBox(name: name) }
}

/// A coloured box with its name and its size, measured when drawn.
private struct MeasuredBox: View {
    let name: String

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(color)
            .overlay { SizeLettering(origin: CGPoint(x: 8, y: 25)).fill(.white) }
            .overlay(alignment: .topLeading) {
                Text(name)
                    .font(.caption)
                    .fontWeight(.bold)
                    .foregroundStyle(.white)
                    .padding(.leading, 8)
                    .padding(.top, 5)
            }
    }

    /// Dark enough for white letters, in light and in dark.
    private var color: Color {
        switch name {
        case "A": Color(red: 0.05, green: 0.48, blue: 0.54)
        case "B": Color(red: 0.33, green: 0.32, blue: 0.80)
        default: Color(red: 0.76, green: 0.22, blue: 0.42)
        }
    }
}

/// Dots on a grid, from the top leading corner.
private struct DottedPaper: Shape {
    /// The distance between neighbouring dots in points.
    let pitch: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            for y in stride(from: rect.minY + pitch, to: rect.maxY, by: pitch) {
                for x in stride(from: rect.minX + pitch, to: rect.maxX, by: pitch) {
                    path.addRect(CGRect(x: x - 1, y: y - 1, width: 2, height: 2))
                }
            }
        }
    }
}

/// A dashed line along the inside of a frame.
private struct DashedFrame: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for x in stride(from: rect.minX, to: rect.maxX, by: 6) {
                let width = min(3, rect.maxX - x)
                path.addRect(CGRect(x: x, y: rect.minY, width: width, height: 1))
                path.addRect(CGRect(x: x, y: rect.maxY - 1, width: width, height: 1))
            }
            for y in stride(from: rect.minY, to: rect.maxY, by: 6) {
                let height = min(3, rect.maxY - y)
                path.addRect(CGRect(x: rect.minX, y: y, width: 1, height: height))
                path.addRect(CGRect(x: rect.maxX - 1, y: y, width: 1, height: height))
            }
        }
    }
}
