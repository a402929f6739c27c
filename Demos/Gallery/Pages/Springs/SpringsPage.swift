import Casement

/// Springs: the meaning of their parameters, and how one continues another's motion.
struct SpringsPage: View {
    @State private var duration = 0.5
    @State private var bounce = 0.3

    var body: some View {
        PageFrame("A spring with a new target keeps its velocity.") {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    ThrowCard(spring: Spring(duration: duration, bounce: bounce))
                    CurveCard(duration: $duration, bounce: $bounce)
                }
                .frame(height: 300)
                RaceCard()
            }
        }
    }
}

/// A ball that moves to where the user clicks, whatever its current speed, and that can be thrown. It follows the hand
/// by a spring too, so the one that it is thrown with continues at the hand's speed.
private struct ThrowCard: View {
    let spring: Spring
    @State private var place = CGPoint(x: 90, y: 100)
    @State private var isHeld = false

    var body: some View {
        GroupBox("Click anywhere, or drag and throw") {
            GeometryReader { proxy in
                ZStack {
                    RoundedRectangle(cornerRadius: 8).fill(Color.well)
                    Circle().stroke(Color.line, lineWidth: 1.5).frame(width: 44, height: 44).position(place)
                    Circle()
                        .fill(
                            RadialGradient(
                                colors: [Color.accentColor, Color.accentColor], center: UnitPoint(x: 0.35, y: 0.3),
                                startRadius: 0, endRadius: 26)
                        )
                        .frame(width: 40, height: 40)
                        .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
                        .position(place)
                        .animation(isHeld ? .interactiveSpring : .spring(spring), value: place)
                }
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .onTapGesture { (point: CGPoint) in go(to: point, in: proxy.size) }
                .gesture(
                    DragGesture(minimumDistance: 4)
                        .onChanged {
                            isHeld = true
                            go(to: $0.location, in: proxy.size)
                        }
                        .onEnded {
                            isHeld = false
                            go(to: $0.predictedEndLocation, in: proxy.size)
                        }
                )
                .accessibilityIdentifier("stage")
            }
        }
    }

    /// Moves to a point, limited to the edges.
    private func go(to point: CGPoint, in size: CGSize) {
        place = CGPoint(x: min(max(24, point.x), size.width - 24), y: min(max(24, point.y), size.height - 24))
    }
}

/// The curve of a spring over two seconds, and its parameters.
private struct CurveCard: View {
    @Binding var duration: Double
    @Binding var bounce: Double

    var body: some View {
        GroupBox("The spring") {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                SpringCurve(duration: duration, bounce: bounce)
                    .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                    .padding(16)
                    .animation(.smooth, value: [duration, bounce])
            }
            NumberRow(name: "duration", value: $duration, range: 0.1...1.5, unit: " s")
            NumberRow(name: "bounce", value: $bounce, range: -0.5...0.9, unit: "")
        }
    }
}

private struct NumberRow: View {
    let name: String
    @Binding var value: Double
    let range: ClosedRange<Double>
    let unit: String

    var body: some View {
        HStack(spacing: 8) {
            Text(name)
            Spacer(minLength: 0)
            Text(String(format: "%.1f", value) + unit)
                .font(.system(.body, design: .monospaced))
                .contentTransition(.numericText(value: value))
                .animation(.snappy, value: value)
            Stepper(name, value: $value, in: range, step: 0.1).labelsHidden()
        }
    }
}

/// Time to the right, the value upwards; the line is where it rests.
private struct SpringCurve: Shape {
    var duration: Double
    var bounce: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(duration, bounce) }
        set { (duration, bounce) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let spring = Spring(duration: max(0.05, duration), bounce: bounce)
        return Path { path in
            for step in 0...100 {
                let share = CGFloat(step) / 100
                let value: Double = spring.value(target: 1, time: Double(share) * 2)
                let point = CGPoint(x: rect.minX + share * rect.width, y: rect.maxY - value * rect.height * 0.6)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

/// The same distance with several animations.
private struct RaceCard: View {
    @State private var isThere = false

    private let runners: [(name: String, animation: Animation)] = [
        ("linear", .linear(duration: 0.8)), ("easeInOut", .easeInOut(duration: 0.8)),
        ("smooth", .smooth(duration: 0.8)),
        ("snappy", .snappy(duration: 0.8)), ("bouncy", .bouncy(duration: 0.8)),
    ]

    var body: some View {
        GroupBox {
            VStack(spacing: 6) {
                ForEach(runners, id: \.name) { runner in
                    HStack(spacing: 12) {
                        Caption(runner.name).frame(width: 72, alignment: .leading)
                        Capsule().fill(Color.accentColor).frame(width: 40, height: 20)
                            .frame(maxWidth: .infinity, alignment: isThere ? .trailing : .leading)
                            .background(Color.well, in: Capsule())
                            .animation(runner.animation, value: isThere)
                    }
                }
            }
        } label: {
            CardTitle("The same way, five animations") {
                Button("Race") { isThere.toggle() }
                    .buttonStyle(.borderless).accessibilityIdentifier("race")
            }
        }
    }
}
