import CasementCore
import Foundation

/// The track of a slider with its knob, which is dragged, pressed, and moved by keys.
struct SliderTrack: View {
    @Binding var value: Double
    let scale: SliderScale
    let marks: [SliderMark]?
    let onEditingChanged: (Bool) -> Void

    @State private var width: CGFloat = 0
    @State private var isDragging = false
    @State private var isHovered = false
    @Environment(\.controlSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    static var _isBuiltIn: Bool { true }

    private var knob: CGFloat { size.checkSize + 2 }
    private var position: CGFloat { CGFloat(scale.position(of: value)) }

    var body: some View {
        let room = max(0, width - knob)
        ZStack(alignment: .leading) {
            // The knob covers the track below it, even if disabled.
            ZStack(alignment: .leading) {
                Capsule().fill(Color(theme: .controlPressed)).frame(height: 4)
                fill(room)
                ticks(room)
            }
            .opacity(isEnabled ? 1 : 0.45)
            Circle().fill(Color(white: isEnabled ? 1 : scheme == .light ? 0.97 : 0.55))
                .overlay { Circle().strokeBorder(Color.black.opacity(0.12), lineWidth: 0.5) }
                .overlay { if isDragging || isHovered { Circle().fill(Color.black.opacity(isDragging ? 0.10 : 0.04)) } }
                .shadow(color: .black.opacity(isEnabled ? 0.25 : 0.12), radius: 1.5, y: 1)
                .frame(width: knob, height: knob)
                .offset(x: position * room)
        }
        .frame(minWidth: 60, idealWidth: 160, maxWidth: .infinity)
        .frame(height: knob + 4)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .overlay(alignment: .topLeading) { labels(room) }
        .padding(.bottom, hasLabels ? 18 : 0)
        .contentShape(Rectangle())
        .onHover { isHovered = $0 && isEnabled }
        .gesture(drag)
        .focusable(isEnabled)
        .onMoveCommand { move($0) }
        .onKeyPress(keys: [.home, .end, .pageUp, .pageDown]) { jump($0) }
    }

    /// The part of the track from its lower end, or from the neutral value, to the knob.
    private func fill(_ room: CGFloat) -> some View {
        let filled = scale.filled(to: value)
        let start = scale.neutral == nil ? 0 : knob / 2 + CGFloat(filled.lowerBound) * room
        let end = knob / 2 + CGFloat(filled.upperBound) * room
        return Capsule().fill(.tint).frame(width: end - start, height: 4).offset(x: start)
    }

    private var hasLabels: Bool { marks?.contains { $0.label != nil } ?? false }

    /// The labels of marks, each centred below its mark.
    @ViewBuilder private func labels(_ room: CGFloat) -> some View {
        if hasLabels, let marks {
            ForEach(marks.indices, id: \.self) { index in
                marks[index].label.font(.caption).foregroundStyle(.secondary).fixedSize().frame(width: 0)
                    .opacity(isEnabled ? 1 : 0.45)
                    .offset(x: knob / 2 + CGFloat(scale.position(of: marks[index].value)) * room, y: knob + 4)
            }
        }
    }

    private func ticks(_ room: CGFloat) -> some View {
        ForEach(marks.map { $0.map { scale.position(of: $0.value) } } ?? scale.ticks(in: room), id: \.self) { tick in
            Circle().fill(Color(theme: .checkBorder)).frame(width: 2, height: 2)
                .offset(x: knob / 2 - 1 + CGFloat(tick) * room, y: knob / 2)
        }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                if !isDragging {
                    isDragging = true
                    onEditingChanged(true)
                }
                set(at: drag.location.x)
            }
            .onEnded { _ in
                isDragging = false
                onEditingChanged(false)
            }
    }

    private func set(at x: CGFloat) {
        let room = max(1, width - knob)
        let share = (x - knob / 2) / room
        write(Double(direction == .rightToLeft ? 1 - share : share))
    }

    private func write(_ position: Double) {
        let new = scale.value(at: position)
        if new != value { value = new }
    }

    private func move(_ direction: MoveCommandDirection) {
        let isBack = direction == .down || direction == (self.direction == .rightToLeft ? .right : .left)
        go(to: Double(position) + (isBack ? -scale.keyStep : scale.keyStep))
    }

    /// Moves to the ends, or further than an arrow key does.
    private func jump(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.held.isEmpty else { return .ignored }
        switch press.key {
        case .home: go(to: 0)
        case .end: go(to: 1)
        case .pageUp: go(to: Double(position) + scale.pageStep)
        default: go(to: Double(position) - scale.pageStep)
        }
        return .handled
    }

    private func go(to position: Double) {
        onEditingChanged(true)
        write(position)
        onEditingChanged(false)
    }
}
