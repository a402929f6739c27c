import Casement

/// Pointer gestures, and the competition between them.
struct GesturesPage: View {
    var body: some View {
        PageFrame(
            "Drag, hold, double-click: single, sequenced and nested gestures."
        ) {
            ThrowCard()
            HStack(alignment: .top, spacing: 16) {
                HoldCard()
                NestedCard()
            }
            PointerCard()
        }
    }
}

/// A disc to throw: it moves to the end predicted from its speed, and returns.
private struct ThrowCard: View {
    @State private var place = CGSize.zero
    @GestureState private var way = CGSize.zero
    @State private var words = "Drag the disc, or throw it"

    private var throwing: some Gesture {
        DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded { value in
                let speed =
                    (value.velocity.width * value.velocity.width + value.velocity.height * value.velocity.height)
                    .squareRoot()
                words = "\(Int(speed)) points a second"
                place = value.translation
                withAnimation(.spring(duration: 0.6, bounce: 0.35)) { place = .zero }
            }
    }

    var body: some View {
        GroupBox {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                Circle()
                    .fill(Color.accentColor)
                    .frame(width: 56, height: 56)
                    .scaleEffect(way == .zero ? 1 : 1.1)
                    .offset(x: place.width + way.width, y: place.height + way.height)
                    .gesture(throwing)
                    .pointerStyle(way == .zero ? .grabIdle : .grabActive)
            }
            .frame(height: 150)
            .clipped()
        } label: {
            CardTitle("DragGesture, with a state that goes back") { Caption(words).padding(.trailing, 8) }
        }
    }
}

/// A drag that begins with a long press.
private struct HoldCard: View {
    private enum Step { case rest, held, dragged }
    @GestureState private var step = Step.rest
    @GestureState private var way: CGFloat = 0

    private var holdAndDrag: some Gesture {
        LongPressGesture(minimumDuration: 0.4)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($step) { value, step, _ in
                if case .second = value { step = .dragged } else { step = .held }
            }
            .updating($way) { value, way, _ in
                if case .second(_, let drag?) = value { way = drag.translation.width }
            }
    }

    var body: some View {
        GroupBox("Hold, then drag") {
            Capsule()
                .fill(step == .rest ? Color.trough : step == .held ? Color.line : Color.accentColor)
                .frame(width: 72, height: 36)
                .overlay {
                    Text(step == .rest ? "hold" : step == .held ? "…" : "drag")
                        .foregroundStyle(step == .dragged ? .white : Color.primary)
                }
                .offset(x: min(120, max(0, way)))
                .gesture(holdAndDrag)
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            Caption("LongPressGesture().sequenced(before: DragGesture())")
        }
    }
}

/// A heart in a card: which of them gets the click.
private struct NestedCard: View {
    private enum Kind: String, CaseIterable { case normal, high, simultaneous }
    @State private var kind = Kind.normal
    @State private var words = "Click the disc"

    var body: some View {
        GroupBox {
            box.frame(height: 44)
            Caption(words)
        } label: {
            CardTitle("One in another") {
                Button(kind.rawValue) {
                    let all = Kind.allCases
                    kind = all[((all.firstIndex(of: kind) ?? 0) + 1) % all.count]
                }
                .buttonStyle(.borderless)
            }
        }
    }

    private var tap: some Gesture { TapGesture().onEnded { words += " · box" } }

    @ViewBuilder private var box: some View {
        let content = RoundedRectangle(cornerRadius: 8).fill(Color.well)
            .overlay {
                Circle().fill(Color.red).frame(width: 28, height: 28)
                    .onTapGesture { words = "disc" }
            }
        switch kind {
        case .normal: content.gesture(tap)
        case .high: content.highPriorityGesture(TapGesture().onEnded { words = "box" })
        case .simultaneous: content.simultaneousGesture(tap)
        }
    }
}

/// The position of the pointer, and its style.
private struct PointerCard: View {
    @State private var phase = HoverPhase.ended

    var body: some View {
        GroupBox {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                    .overlay(alignment: .topLeading) {
                        if case .active(let point) = phase {
                            Circle().fill(Color.accentColor).frame(width: 10, height: 10)
                                .offset(x: point.x - 5, y: point.y - 5)
                                .allowsHitTesting(false)
                        }
                    }
                    .onContinuousHover { phase = $0 }
                    .pointerStyle(.rectSelection)
                Taps(name: "rectangle", shape: AnyShape(Rectangle()))
                Taps(name: "circle", shape: AnyShape(Circle()))
            }
            .frame(height: 84)
        } label: {
            CardTitle("onContinuousHover, contentShape, pointerStyle") { Caption(place).padding(.trailing, 8) }
        }
    }

    private var place: String {
        if case .active(let point) = phase { "\(Int(point.x)), \(Int(point.y))" } else { "not over it" }
    }
}

/// Counts clicks within a shape.
private struct Taps: View {
    let name: String
    let shape: AnyShape
    @State private var count = 0

    var body: some View {
        shape.fill(Color.trough)
            .overlay { Text("\(count)").font(.title3).allowsHitTesting(false) }
            .frame(width: 84, height: 84)
            .contentShape(shape)
            .onTapGesture { count += 1 }
            .pointerStyle(.link)
            .help("Clicks within the \(name)")
    }
}
