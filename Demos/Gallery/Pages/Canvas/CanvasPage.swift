import Casement

/// Drawings made by the commands of a closure: a landscape, and a curve.
struct CanvasPage: View {
    var body: some View {
        PageFrame(
            "Drawing by a closure, which runs again when something that it read changes."
        ) {
            VStack(spacing: 16) {
                LandscapeCard()
                CurveCard()
            }
        }
    }
}

/// Hills by day or night, depending on the scheme.
private struct LandscapeCard: View {
    @State private var hour = 15.0

    var body: some View {
        GroupBox {
            Canvas { context, size in
                Landscape(size: size, hour: hour, isNight: context.environment.colorScheme == .dark).draw(in: context)
            } symbols: {
                Text("\(Int(hour)):00").font(.system(.caption, weight: .semibold)).padding(.horizontal, 8)
                    .padding(.vertical, 3).foregroundStyle(.white)
                    .background(.black.opacity(0.35), in: Capsule()).tag("time")
            }
            .frame(height: 250)
            .clipShape(RoundedRectangle(cornerRadius: 10))
        } label: {
            CardTitle("A quiet evening") {
                Stepper("Hour", value: $hour, in: 12...18, step: 1).labelsHidden()
            }
        }
    }
}

/// A wheel that rolls inside a ring and draws.
private struct CurveCard: View {
    @State private var petals = 7

    var body: some View {
        GroupBox {
            HStack(spacing: 24) {
                Canvas { context, size in
                    let radius = min(size.width, size.height) / 2 - 3
                    context.translateBy(x: size.width / 2, y: size.height / 2)
                    let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 0.75, brightness: 0.9) }
                    context.stroke(
                        curve(radius), with: .conicGradient(Gradient(colors: hues), center: .zero), lineWidth: 1.5)
                    context.draw(Text("\(petals)").font(.title2), at: .zero)
                }
                .frame(width: 190, height: 190)
                CodeBlock(
                    """
                    Canvas { context, size in
                        context.translateBy(x: size.width / 2, y: size.height / 2)
                        context.stroke(
                            curve(radius),
                            with: .conicGradient(hues, center: .zero),
                            lineWidth: 1.5)
                        context.draw(Text("\\(petals)"), at: .zero)
                    }
                    """)
            }
        } label: {
            CardTitle("A rolling wheel") {
                Stepper("Petals", value: $petals, in: 3...24, step: 1).labelsHidden()
            }
        }
    }

    /// The hypotrochoid of a wheel in a ring of `petals`: it closes after as many turns as the wheel's radius.
    private func curve(_ radius: CGFloat) -> Path {
        let around = wheel, (ring, wheel) = (CGFloat(petals), CGFloat(around))
        let arm = (ring - wheel) * 0.55, unit = radius / (ring - wheel + arm)
        let steps = 160 * around
        return Path { path in
            path.addLines(
                (0...steps).map { step in
                    let turn = CGFloat(step) / 160 * 2 * .pi
                    let other = turn * (ring - wheel) / wheel
                    return CGPoint(
                        x: unit * ((ring - wheel) * cos(turn) + arm * cos(other)),
                        y: unit * ((ring - wheel) * sin(turn) - arm * sin(other)))
                })
        }
    }

    /// The largest wheel below half of the ring that reaches every tooth.
    private var wheel: Int {
        func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
        return (1...max(1, (petals - 1) / 2)).last { divisor(petals, $0) == 1 } ?? 1
    }
}
