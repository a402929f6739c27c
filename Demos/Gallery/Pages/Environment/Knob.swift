import Casement

private struct KnobPointerSizeKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0.1
}

extension EnvironmentValues {
    fileprivate(set) var knobPointerSize: CGFloat {
        get { self[KnobPointerSizeKey.self] }
        set { self[KnobPointerSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the width of the pointers of knobs in this view, as a fraction of the knob's width.
    func knobPointerSize(_ size: CGFloat) -> some View { environment(\.knobPointerSize, size) }

    /// Multiplies the width of the pointers of knobs in this view.
    func scaledKnobPointers(by factor: CGFloat) -> some View {
        transformEnvironment(\.knobPointerSize) { $0 *= factor }
    }
}

/// Shows a value from 0 to 1. A tap on its right half increases it, one on its left half decreases it.
struct Knob: View {
    @Binding var value: Double
    @Environment(\.knobPointerSize) private var pointerSize

    static let side: CGFloat = 88

    var body: some View {
        ZStack {
            KnobMarks().fill(Color.secondary)
            Circle().fill(Color.line).padding(12)
            Circle().fill(Color.well).padding(13)
            KnobPointer(value: value, size: pointerSize).fill(Color.accentColor).padding(12)
        }
        .frame(width: Self.side, height: Self.side)
        .onTapGesture { place in
            value = min(1, max(0, value + (place.x < Self.side / 2 ? -0.1 : 0.1)))
        }
        .accessibilityIdentifier("knob")
    }
}

/// A bar from near the centre to the rim.
private struct KnobPointer: Shape, Equatable {
    let value: Double
    /// As a fraction of the knob's width.
    let size: CGFloat

    func path(in rect: CGRect) -> Path {
        let (radius, half) = (rect.width / 2, size * rect.width / 2)
        func at(_ outward: CGFloat, _ aside: CGFloat) -> CGPoint {
            knobPoint(in: rect, at: value, outward: outward * radius, aside: aside)
        }
        return Path { path in
            path.move(to: at(0.3, -half))
            path.addLine(to: at(0.9, -half))
            path.addLine(to: at(0.9, half))
            path.addLine(to: at(0.3, half))
            path.closeSubpath()
        }
    }
}

/// A mark around the knob for every tenth.
private struct KnobMarks: Shape, Equatable {
    func path(in rect: CGRect) -> Path {
        let radius = rect.width / 2
        var pen = Pen(width: 1.5)
        for tenth in 0...10 {
            let value = Double(tenth) / 10
            pen.line(
                knobPoint(in: rect, at: value, outward: radius - 6), knobPoint(in: rect, at: value, outward: radius - 2)
            )
        }
        return pen.path
    }
}

/// A point seen from the centre of a knob in the direction of a value, from 0 at the lower left over the top to 1 at
/// the lower right.
private func knobPoint(in rect: CGRect, at value: Double, outward: CGFloat, aside: CGFloat = 0) -> CGPoint {
    let angle = (value - 0.5) * 1.5 * .pi
    let (x, y) = (sin(angle), -cos(angle))
    return CGPoint(x: rect.midX + outward * x - aside * y, y: rect.midY + outward * y + aside * x)
}
