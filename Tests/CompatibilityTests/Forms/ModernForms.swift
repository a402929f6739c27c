import SwiftUI

// Programs as in recent tutorials: they use nothing specific to Casement.

extension Transaction {
    @Entry var isPlayful = false
}

struct Carousel: View {
    var animated = false

    var body: some View {
        ScrollView(.vertical) {
            VStack(spacing: 0) {
                ForEach(0..<6) { row in
                    Rectangle().fill(.black).frame(width: 100, height: 100)
                        .scrollTransition(
                            animated ? .animated(.linear(duration: 1)) : .interactive(timingCurve: .linear)
                        ) {
                            content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                        }
                        .accessibilityIdentifier("row\(row)")
                }
            }
        }
        .scrollIndicators(.hidden)
        .scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.interactively)
        .frame(width: 100, height: 200)
    }
}

struct FollowedScroll: View {
    @State private var position = ScrollPosition(edge: .top)
    let log: (String) -> Void

    var body: some View {
        VStack {
            ScrollView { Color.red.frame(height: 2_000) }
                .scrollPosition($position)
                .onScrollPhaseChange { old, new in log("\(old) \(new) \(new.isScrolling)") }
            Button("Down") { withAnimation(.linear(duration: 0.5)) { position.scrollTo(y: 500) } }
                .accessibilityIdentifier("down")
        }
    }
}

struct Sunset: View {
    @State private var middle: Float = 0.5

    var body: some View {
        MeshGradient(
            width: 3, height: 3,
            points: [
                [0, 0], [0.5, 0], [1, 0],
                .init(0, 0.5), .init(middle, 0.5), .init(1, 0.5),
                [0, 1], [0.5, 1], [1, 1],
            ],
            colors: [.red, .red, .red, .red, .white, .red, .blue, .blue, .blue]
        )
        .frame(width: 100, height: 100)
        .onTapGesture { withAnimation(.linear(duration: 1)) { middle = 0.2 } }
        .accessibilityIdentifier("mesh")
    }
}

struct RoundButtons: View {
    var body: some View {
        HStack {
            Button("+") {}.buttonBorderShape(.circle).accessibilityIdentifier("circle")
            Button("Capsule") {}.buttonBorderShape(.capsule).accessibilityIdentifier("capsule")
            Button("Usual") {}.accessibilityIdentifier("usual")
        }
        .buttonStyle(.borderedProminent)
        .tint(Color(red: 0, green: 0, blue: 0.5))
    }
}

struct BracketedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("[")
            configuration.label
            configuration.content
            Text("]")
        }
    }
}

struct Levels: View {
    var body: some View {
        HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
        }
        .frame(width: 90, height: 30)
        .foregroundStyle(.red, .green, .blue)
    }
}

struct KeyedTaps: View {
    @State private var log = ""

    var body: some View {
        Text("taps \(log)")
            .gesture(TapGesture().modifiers(.shift).onEnded { log += "s" })
            .accessibilityIdentifier("taps")
    }
}

struct Glide: ViewModifier, Animatable {
    var x: CGFloat

    nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: x) }
}

struct OwnAnimation: View {
    @State private var far = false

    var body: some View {
        Color.black.frame(width: 10, height: 10)
            .modifier(Glide(x: far ? 100 : 0).animation(.linear(duration: 1)))
            .onTapGesture { far = true }
            .accessibilityIdentifier("glide")
    }
}

struct Swapping: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Button("Swap") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.accessibilityIdentifier("swap")
            if isOn { Color.black.frame(width: 60, height: 60).transition(.blurReplace) }
        }
    }
}

struct WindowWatcher: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.controlActiveState) private var controlActiveState
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.sizeCategory) private var sizeCategory

    var body: some View {
        Text(scenePhase == .active ? "active" : scenePhase == .inactive ? "inactive" : "background")
        Text(controlActiveState == .key ? "key" : "other")
        if horizontalSizeClass == .compact { Text("compact") } else { Text("regular") }
        Text(sizeCategory == .large ? "large" : "not large")
    }
}

struct QuietStyles: View {
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack {
            Text("Card").padding().background(.background.secondary, in: .rect(cornerRadius: 12))
            Text("Tint").foregroundStyle(.tint.tertiary)
            Circle().fill(Gradient(colors: [.red, .blue])).frame(width: 20, height: 20)
            Gauge(value: 0.5) { Text("Half") }.tint(Gradient(colors: [.blue, .red]))
            Text("Ground").background(.background).backgroundStyle(.yellow)
            Text(date, formatter: Self.formatter)
            HelpLink(destination: URL(string: "https://example.com")!)
            RenameButton().renameAction {}
        }
        .containerBackground(.ultraThinMaterial, for: .window)
        .statusBar(hidden: true)
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .all)
        .geometryGroup()
    }

    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy"
        return formatter
    }()
}

struct QuietStyles_Previews: PreviewProvider {
    static var previews: some View { QuietStyles().previewInterfaceOrientation(.landscapeLeft) }
}
