import SwiftUI

// Dragging, pinching, pressing, keys and drops.

struct SwipeCards: View {
    @State private var names = ["Ada", "Grace", "Joan"]
    @State private var liked: [String] = []

    var body: some View {
        VStack {
            ZStack {
                ForEach(names.reversed(), id: \.self) { name in
                    DraggableCard(name: name) { isLiked in
                        if isLiked { liked.append(name) }
                        names.removeAll { $0 == name }
                    }
                    .stacked(at: names.firstIndex(of: name) ?? 0)
                }
            }
            .frame(height: 220)
            Text("Liked: \(liked.formatted())")
        }
    }
}

private struct DraggableCard: View {
    let name: String
    let onSwipe: (Bool) -> Void
    @State private var offset = CGSize.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(.background)
            .stroke(.quaternary)
            .overlay { Text(name) }
            .frame(width: 200, height: 140)
            .rotationEffect(.degrees(offset.width / 10))
            .offset(x: offset.width)
            .opacity(2 - abs(offset.width) / 100)
            .gesture(
                DragGesture()
                    .onChanged { offset = $0.translation }
                    .onEnded { _ in
                        if abs(offset.width) > 80 {
                            onSwipe(offset.width > 0)
                        } else {
                            withAnimation { offset = .zero }
                        }
                    })
    }
}

extension View {
    fileprivate func stacked(at position: Int) -> some View { offset(y: Double(position) * 10) }
}

struct SlideToUnlock: View {
    @GestureState private var dragged: CGFloat = 0
    @State private var isUnlocked = false
    private let width: CGFloat = 240

    var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.gray.opacity(0.3))
            Text(isUnlocked ? "Unlocked" : "Slide to unlock").frame(maxWidth: .infinity)
            Circle()
                .fill(isUnlocked ? .green : .blue)
                .offset(x: isUnlocked ? width - 50 : dragged)
                .accessibilityIdentifier("knob")
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($dragged) { value, state, transaction in
                            state = min(max(value.translation.width, 0), width - 50)
                            transaction.animation = .interactiveSpring()
                        }
                        .onEnded { value in
                            if value.translation.width > 150 { isUnlocked = true }
                        })
        }
        .frame(width: width, height: 50)
    }
}

struct PressAndHold: View {
    @State private var isPressing = false
    @State private var log = "Idle"

    var body: some View {
        VStack {
            Text(log)
            Circle()
                .fill(isPressing ? .red : .blue)
                .frame(width: 80, height: 80)
                .scaleEffect(isPressing ? 0.8 : 1)
                .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 20) {
                    log = "Held"
                } onPressingChanged: { pressing in
                    withAnimation { isPressing = pressing }
                }
                .accessibilityIdentifier("hold")
        }
    }
}

struct DoubleTapPhoto: View {
    @State private var scale = 1.0
    @State private var taps = 0
    @State private var points: [CGPoint] = []

    var body: some View {
        VStack {
            Rectangle()
                .fill(.mint)
                .frame(width: 150, height: 150)
                .overlay {
                    ForEach(points.indices, id: \.self) { index in
                        Circle().frame(width: 6).position(points[index])
                    }
                }
                .scaleEffect(scale)
                .gesture(
                    TapGesture(count: 2).onEnded { scale = scale == 1 ? 1.5 : 1 }
                        .exclusively(before: SpatialTapGesture().onEnded { points.append($0.location) })
                )
                .simultaneousGesture(TapGesture().onEnded { taps += 1 })
                .accessibilityIdentifier("photo")
            Text("Scale \(scale.formatted()), taps \(taps), points \(points.count)")
        }
    }
}

struct PinchAndTurn: View {
    @State private var zoom = 1.0
    @State private var angle = Angle.zero

    var body: some View {
        Image(systemName: "photo")
            .resizable()
            .scaledToFit()
            .frame(width: 100)
            .scaleEffect(zoom)
            .rotationEffect(angle)
            .gesture(
                MagnifyGesture()
                    .onChanged { zoom = $0.magnification }
                    .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
            )
            .accessibilityZoomAction { action in
                zoom *= action.direction == .zoomIn ? 2 : 0.5
            }
            .accessibilityLabel("Photo at \(zoom.formatted())")
    }
}

struct SequencedDrag: View {
    enum DragState {
        case inactive, pressing
        case dragging(CGSize)
        var translation: CGSize {
            if case .dragging(let translation) = self { translation } else { .zero }
        }
    }

    @GestureState private var state = DragState.inactive
    @State private var position = CGSize.zero

    var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.1)
            .sequenced(before: DragGesture())
            .updating($state) { value, state, _ in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                position.width += drag.translation.width
                position.height += drag.translation.height
            }
        Text("Box at \(Int(position.width + state.translation.width))")
            .padding(30)
            .background(.yellow)
            .offset(x: position.width, y: position.height)
            .gesture(gesture)
    }
}

struct KanbanBoard: View {
    @State private var columns: [(name: String, cards: [String])] = [("To do", ["Design", "Build"]), ("Done", [])]
    @State private var target: String?

    var body: some View {
        HStack(alignment: .top) {
            ForEach(columns.indices, id: \.self) { index in
                VStack {
                    Text("\(columns[index].name) (\(columns[index].cards.count))")
                    ForEach(columns[index].cards, id: \.self) { card in
                        Text(card)
                            .padding(8)
                            .background(.quaternary, in: .rect(cornerRadius: 6))
                            .draggable(card) { Text("Moving \(card)") }
                    }
                    Spacer()
                }
                .frame(width: 150, height: 300)
                .background(target == columns[index].name ? Color.blue.opacity(0.2) : .gray.opacity(0.1))
                .dropDestination(for: String.self) { cards, _ in
                    for card in cards { move(card, to: index) }
                    return true
                } isTargeted: { isTargeted in
                    target = isTargeted ? columns[index].name : nil
                }
            }
        }
    }

    private func move(_ card: String, to index: Int) {
        for column in columns.indices { columns[column].cards.removeAll { $0 == card } }
        columns[index].cards.append(card)
    }
}

struct KeyboardPiano: View {
    @State private var played = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        Text(played.isEmpty ? "Press keys" : played)
            .padding()
            .focusable()
            .focusEffectDisabled()
            .focused($isFocused)
            .onKeyPress(characters: .letters, phases: .down) { press in
                played += press.characters
                return .handled
            }
            .onKeyPress(.space) {
                played += "_"
                return .handled
            }
            .onKeyPress(keys: [.delete]) { _ in
                guard !played.isEmpty else { return .ignored }
                played.removeLast()
                return .handled
            }
            .onMoveCommand { direction in
                if direction == .left { played = String(played.reversed()) }
            }
            .onAppear { isFocused = true }
    }
}

struct DrawingPad: View {
    struct Stroke: Identifiable {
        let id = UUID()
        var points: [CGPoint] = []
        var color = Color.primary
    }

    @State private var strokes: [Stroke] = []
    @State private var current = Stroke()
    @State private var color = Color.blue

    var body: some View {
        VStack {
            Canvas { context, _ in
                for stroke in strokes + [current] {
                    var path = Path()
                    path.addLines(stroke.points)
                    context.stroke(path, with: .color(stroke.color), style: .init(lineWidth: 4, lineCap: .round))
                }
            }
            .frame(width: 300, height: 200)
            .background(.white)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .onChanged { value in
                        current.color = color
                        current.points.append(value.location)
                    }
                    .onEnded { _ in
                        strokes.append(current)
                        current = Stroke()
                    }
            )
            .accessibilityIdentifier("pad")
            HStack {
                Text("\(strokes.count) strokes")
                ColorPicker("Ink", selection: $color)
                Button("Undo") { _ = strokes.popLast() }.disabled(strokes.isEmpty)
            }
        }
    }
}
