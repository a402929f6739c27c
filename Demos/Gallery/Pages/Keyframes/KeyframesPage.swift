import Casement

/// Animations of several steps, and content that follows a clock.
struct KeyframesPage: View {
    var body: some View {
        PageFrame("Animations in several steps: phases, keyframes and timelines.") {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    LeapCard()
                    PhasesCard()
                    ScoreCard()
                }
                .frame(height: 250)
                HStack(spacing: 16) {
                    WaveCard()
                    SymbolsCard()
                }
                .frame(height: 200)
            }
        }
    }
}

/// Four tracks at once.
private struct LeapCard: View {
    private struct Pose {
        var height = 0.0
        var width = 1.0
        var stretch = 1.0
        var angle = Angle.zero
    }

    @State private var leaps = 0

    var body: some View {
        GroupBox {
            ZStack(alignment: .bottom) {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                RoundedRectangle(cornerRadius: 10)
                    .fill(Color.accentColor)
                    .frame(width: 48, height: 48)
                    .keyframeAnimator(initialValue: Pose(), trigger: leaps) { view, pose in
                        view
                            .rotationEffect(pose.angle)
                            .scaleEffect(x: pose.width, y: pose.stretch, anchor: .bottom)
                            .offset(y: -pose.height)
                    } keyframes: { _ in
                        KeyframeTrack(\.height) {
                            LinearKeyframe(0, duration: 0.2)
                            CubicKeyframe(80, duration: 0.3)
                            CubicKeyframe(0, duration: 0.3)
                        }
                        KeyframeTrack(\.stretch) {
                            CubicKeyframe(0.7, duration: 0.2)
                            CubicKeyframe(1.25, duration: 0.2)
                            CubicKeyframe(1, duration: 0.35)
                            CubicKeyframe(0.8, duration: 0.12)
                            SpringKeyframe(1, spring: .bouncy)
                        }
                        KeyframeTrack(\.width) {
                            CubicKeyframe(1.2, duration: 0.2)
                            CubicKeyframe(0.85, duration: 0.2)
                            CubicKeyframe(1, duration: 0.35)
                            CubicKeyframe(1.15, duration: 0.12)
                            SpringKeyframe(1, spring: .bouncy)
                        }
                        KeyframeTrack(\.angle) {
                            LinearKeyframe(.zero, duration: 0.25)
                            CubicKeyframe(.degrees(180), duration: 0.5)
                        }
                    }
                    .padding(.bottom, 20)
            }
            .clipped()
        } label: {
            CardTitle("Keyframes") {
                Button("Leap") { leaps += 1 }.buttonStyle(.borderless).accessibilityIdentifier("leap")
            }
        }
    }
}

/// Phases that follow each other endlessly.
private struct PhasesCard: View {
    private enum Phase: CaseIterable {
        case small, large, turned
        var scale: CGFloat { self == .small ? 0.7 : 1 }
        var angle: Angle { self == .turned ? .degrees(90) : .zero }
    }

    var body: some View {
        GroupBox("Phases") {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                RoundedRectangle(cornerRadius: 16)
                    .fill(Color.accentColor)
                    .frame(width: 84, height: 84)
                    .phaseAnimator(Phase.allCases) { view, phase in
                        view.scaleEffect(phase.scale).rotationEffect(phase.angle)
                            .opacity(phase == .small ? 0.6 : 1)
                    } animation: { phase in
                        phase == .turned ? .bouncy(duration: 0.6) : .easeInOut(duration: 0.7)
                    }
            }
        }
    }
}

/// Digits that roll.
private struct ScoreCard: View {
    @State private var score = 1_280

    var body: some View {
        GroupBox("Content transitions") {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                Text("\(score)")
                    .font(.system(size: 44, weight: .semibold))
                    .contentTransition(.numericText(value: Double(score)))
            }
            HStack(spacing: 8) {
                Button("-1") { withAnimation(.snappy) { score -= 1 } }
                Button("+7") { withAnimation(.snappy) { score += 7 } }
                Button("+1,000") { withAnimation(.snappy) { score += 1000 } }.accessibilityIdentifier("more")
            }
        }
    }
}

/// A wave that a timeline view draws in every frame.
private struct WaveCard: View {
    @State private var isPaused = false

    var body: some View {
        GroupBox {
            TimelineView(.animation(paused: isPaused)) { context in
                let time = context.date.timeIntervalSinceReferenceDate
                ZStack {
                    RoundedRectangle(cornerRadius: 8).fill(Color.well)
                    Wave(phase: time.truncatingRemainder(dividingBy: 2 * .pi) * 2)
                        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                        .padding(16)
                }
            }
        } label: {
            CardTitle("A timeline") {
                Button(isPaused ? "Go on" : "Pause") { isPaused.toggle() }
                    .buttonStyle(.borderless).accessibilityIdentifier("pause")
            }
        }
    }
}

private struct Wave: Shape {
    let phase: Double

    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0...60 {
                let share = Double(step) / 60
                let height = sin(share * 4 * .pi + phase) * sin(share * .pi) * rect.height / 2
                let point = CGPoint(x: rect.minX + share * rect.width, y: rect.midY - height)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

/// Symbols that move.
private struct SymbolsCard: View {
    @State private var presses = 0
    @State private var isOn = true

    var body: some View {
        GroupBox {
            HStack(spacing: 0) {
                sample("bounce", Image(systemName: "heart.fill").symbolEffect(.bounce, value: presses))
                sample("wiggle", Image(systemName: "bell.fill").symbolEffect(.wiggle, value: presses))
                sample("rotate", Image(systemName: "gearshape").symbolEffect(.rotate, value: presses))
                sample("pulse", Image(systemName: "wifi").symbolEffect(.pulse))
                sample(
                    "replace",
                    Image(systemName: isOn ? "play.fill" : "pause.fill").contentTransition(.symbolEffect(.replace)))
            }
            .frame(maxHeight: .infinity)
            .background(Color.well, in: RoundedRectangle(cornerRadius: 8))
        } label: {
            CardTitle("Symbols") {
                Button("Again") {
                    presses += 1
                    withAnimation(.smooth(duration: 0.4)) { isOn.toggle() }
                }
                .buttonStyle(.borderless).accessibilityIdentifier("again")
            }
        }
    }

    private func sample(_ name: String, _ image: some View) -> some View {
        VStack(spacing: 10) {
            image.font(.system(size: 30)).foregroundStyle(Color.accentColor).frame(height: 40)
            Caption(name)
        }
        .frame(maxWidth: .infinity)
    }
}
