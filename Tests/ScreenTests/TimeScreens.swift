import Combine
import SwiftUI

// Clocks, timers, and what moves.

struct Stopwatch: View {
    @State private var elapsed = 0.0
    @State private var isRunning = false
    @State private var laps: [Double] = []
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text(String(format: "%.1f", elapsed))
                .font(.system(size: 48, weight: .thin, design: .monospaced))
                .onReceive(timer) { _ in
                    if isRunning { elapsed += 0.1 }
                }
            HStack {
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                Button("Lap") { laps.insert(elapsed, at: 0) }
                    .disabled(!isRunning)
            }
            .buttonStyle(.bordered)
            ForEach(laps.indices, id: \.self) { index in
                Text("Lap \(laps.count - index)")
            }
        }
    }
}

struct CountdownRing: View {
    @State private var remaining = 10
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.gray.opacity(0.3), lineWidth: 12)
            Circle()
                .trim(from: 0, to: CGFloat(remaining) / 10)
                .stroke(remaining > 3 ? Color.green : .red, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.linear(duration: 1), value: remaining)
            Text("\(remaining)")
                .font(.largeTitle)
        }
        .frame(width: 160, height: 160)
        .onReceive(timer) { _ in
            guard remaining > 0 else {
                timer.upstream.connect().cancel()
                return
            }
            remaining -= 1
        }
    }
}

struct WallClock: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: context.date)
            ZStack {
                Circle().strokeBorder(.primary, lineWidth: 2)
                hand(length: 40, angle: Double(parts.minute ?? 0) * 6)
                hand(length: 60, angle: Double(parts.second ?? 0) * 6).foregroundStyle(.red)
                Text(String(format: "%02d", parts.second ?? 0))
                    .accessibilityIdentifier("seconds")
            }
            .frame(width: 150, height: 150)
        }
    }

    private func hand(length: CGFloat, angle: Double) -> some View {
        Capsule()
            .frame(width: 3, height: length)
            .offset(y: -length / 2)
            .rotationEffect(.degrees(angle))
    }
}

struct Metronome: View {
    @State private var beats = 0
    @State private var bpm = 120.0

    var body: some View {
        VStack {
            Text("Beat \(beats % 4 + 1)")
            Slider(value: $bpm, in: 60...240, step: 20) {
                Text("Tempo")
            } minimumValueLabel: {
                Image(systemName: "tortoise")
            } maximumValueLabel: {
                Image(systemName: "hare")
            }
        }
        .task(id: bpm) {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(2))
                beats += 1
                if beats >= 3 { break }
            }
        }
    }
}

struct BouncingBall: View {
    @State private var isDown = false

    var body: some View {
        VStack {
            Circle()
                .fill(RadialGradient(colors: [.white, .orange], center: .topLeading, startRadius: 2, endRadius: 40))
                .frame(width: 40, height: 40)
                .offset(y: isDown ? 200 : 0)
                .animation(.easeIn(duration: 0.5).repeatCount(3, autoreverses: true), value: isDown)
                .accessibilityLabel("Ball")
            Spacer()
            Button("Drop") { isDown = true }
        }
    }
}

struct PulsingHeart: View {
    @State private var likes = 0

    var body: some View {
        Button {
            likes += 1
        } label: {
            Image(systemName: "heart.fill")
                .symbolRenderingMode(.hierarchical)
                .font(.system(size: 50))
                .foregroundStyle(.pink)
                .keyframeAnimator(initialValue: 1.0, trigger: likes) { heart, scale in
                    heart.scaleEffect(scale)
                } keyframes: { _ in
                    SpringKeyframe(1.5, duration: 0.2)
                    LinearKeyframe(1.0, duration: 0.3)
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Like")
        .accessibilityValue("\(likes) likes")
        .sensoryFeedback(.success, trigger: likes)
    }
}

struct LoadingDots: View {
    enum Phase: CaseIterable {
        case left, middle, right
        var offset: CGFloat {
            switch self {
            case .left: -20
            case .middle: 0
            case .right: 20
            }
        }
    }

    @State private var isLoading = true

    var body: some View {
        VStack {
            if isLoading {
                PhaseAnimator(Phase.allCases) { phase in
                    Circle().frame(width: 10, height: 10).offset(x: phase.offset)
                } animation: { _ in
                    .easeInOut(duration: 0.25)
                }
                ProgressView("Loading…")
            } else {
                Text("Loaded")
            }
            Button("Finish") { isLoading = false }
        }
        .redacted(reason: isLoading ? .placeholder : [])
        .unredacted()
    }
}

struct CardFlip: View {
    @State private var isFlipped = false

    var body: some View {
        ZStack {
            if isFlipped {
                Text("Back").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
            } else {
                Text("Front")
            }
        }
        .frame(width: 120, height: 180)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
        .onTapGesture {
            withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
        }
    }
}

struct HeroTransition: View {
    @Namespace private var namespace
    @State private var isExpanded = false

    var body: some View {
        VStack {
            if isExpanded {
                VStack {
                    RoundedRectangle(cornerRadius: 20)
                        .fill(.indigo.gradient)
                        .matchedGeometryEffect(id: "card", in: namespace)
                        .frame(height: 240)
                    Text("Details").matchedGeometryEffect(id: "title", in: namespace)
                }
            } else {
                HStack {
                    RoundedRectangle(cornerRadius: 8)
                        .fill(.indigo.gradient)
                        .matchedGeometryEffect(id: "card", in: namespace)
                        .frame(width: 60, height: 60)
                    Text("Details").matchedGeometryEffect(id: "title", in: namespace)
                    Spacer()
                }
            }
        }
        .contentShape(.rect)
        .onTapGesture {
            withAnimation(.snappy) { isExpanded.toggle() }
        }
    }
}

struct PomodoroView: View {
    @MainActor final class Model: ObservableObject {
        @Published var minutes = 25
        @Published private(set) var state = "idle"
        private var cancellables = Set<AnyCancellable>()

        init() {
            $minutes
                .dropFirst()
                .map { $0 == 0 ? "finished" : "\($0) to go" }
                .removeDuplicates()
                .sink { [weak self] in self?.state = $0 }
                .store(in: &cancellables)
        }
    }

    @StateObject private var model = Model()

    var body: some View {
        VStack {
            ProgressView(value: Double(25 - model.minutes), total: 25)
                .progressViewStyle(.linear)
                .tint(.red)
            Text(model.state)
            Button("Skip five minutes") { model.minutes = max(0, model.minutes - 5) }
        }
        .padding()
    }
}
