import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/input.md, verbatim.

struct Puck: View {
    @State private var place = CGSize.zero
    @GestureState private var way = CGSize.zero

    var body: some View {
        Circle()
            .fill(.blue)
            .frame(width: 60, height: 60)
            .offset(x: place.width + way.width, y: place.height + way.height)
            .gesture(
                DragGesture()
                    .updating($way) { value, way, _ in way = value.translation }
                    .onEnded { value in
                        place.width += value.translation.width
                        place.height += value.translation.height
                    })
    }
}

struct HoldAndDrag: Gesture {
    typealias Value = CGSize

    var body: some Gesture<CGSize> {
        LongPressGesture()
            .sequenced(before: DragGesture(minimumDistance: 0))
            .map { value in
                if case .second(_, let drag?) = value { drag.translation } else { .zero }
            }
    }
}

struct SelectableRow: View {
    let title: String
    @Binding var isSelected: Bool

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            if isSelected { Image(systemName: "checkmark") }
        }
        .contentShape(Rectangle())
        .onTapGesture { isSelected.toggle() }
        .pointerStyle(.link)
        .help("Selects \(title)")
    }
}

struct Stepping: View {
    enum Part: Hashable { case hours, minutes }
    @State private var hours = 7
    @State private var minutes = 30
    @FocusState private var part: Part?

    var body: some View {
        HStack {
            Text("\(hours)").focusable().focused($part, equals: .hours)
                .onMoveCommand { hours += $0 == .up ? 1 : $0 == .down ? -1 : 0 }
            Text("\(minutes)").focusable().focused($part, equals: .minutes)
                .onKeyPress(.upArrow) {
                    minutes += 1
                    return .handled
                }
            Button("Set") { part = .minutes }.keyboardShortcut("e")
        }
    }
}

@MainActor struct DocumentedInput {
    @Test("a puck is dragged and stays where it was released") func puck() {
        let host = TestHost(width: 200, height: 200) { Puck() }
        let before = host.snapshot()
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100))
        #expect(host.snapshot() != before)
        #expect(host.snapshot()[165, 100].b > 150 && host.snapshot()[75, 100].b > 200)
        #expect(host.snapshot()[165, 100].r < 100 && host.snapshot()[75, 100].r > 200)
    }

    @Test("a custom gesture") func custom() {
        var ways: [CGSize] = []
        let host = TestHost(width: 200, height: 100) {
            Color.red.gesture(HoldAndDrag().onEnded { ways.append($0) })
        }
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(ways == [])
    }

    @Test("a row can be pressed anywhere") func row() {
        struct Rows: View {
            @State private var isSelected = false
            var body: some View {
                SelectableRow(title: "Row", isSelected: $isSelected)
                Text("\(isSelected)")
            }
        }
        let host = TestHost(width: 200, height: 100) { Rows() }
        host.update()
        let frame = host.find(text: "Row") ?? .zero
        host.tap(at: CGPoint(x: 120, y: frame.midY))
        #expect(host.texts == ["Row", "Selected", "true"])
    }

    @Test("keys go to the focused part") func stepping() {
        let host = TestHost(width: 300, height: 100) { Stepping() }
        host.update()
        host.key(.tab)
        host.key(.upArrow)
        #expect(host.texts == ["8", "30", "Set"])
        host.key("e", modifiers: .command)
        host.key(.upArrow)
        #expect(host.texts == ["8", "31", "Set"])
    }
}
