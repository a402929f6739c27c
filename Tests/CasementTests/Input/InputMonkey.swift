import CasementCore
import CasementTesting
import Expectations
import Foundation
import Testing

/// Random events and edits over gestures and focusable views: no removed view has the focus, and the window equals one
/// painted as a whole.
@MainActor struct InputMonkey {
    private struct Numbers {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, bound)
        }
    }

    @MainActor @Observable final class World {
        var ids = Array(0..<6)
        var disabled: Set<Int> = []
        var hidden: Set<Int> = []
        var isOn = true
        var taps = 0
        @ObservationIgnored var next = 100
    }

    private struct Row: View {
        let id: Int
        let world: World
        @FocusState.Binding var focus: Int?
        @GestureState private var way = CGSize.zero
        @State private var isHeld = false
        @State private var isOver = false

        var body: some View {
            content
                .focused($focus, equals: id)
                .disabled(world.disabled.contains(id))
                .opacity(world.hidden.contains(id) ? 0 : 1)
        }

        @ViewBuilder private var content: some View {
            switch id % 5 {
            case 0: Button("button \(id)") { world.taps += 1 }.keyboardShortcut(id % 2 == 0 ? .defaultAction : nil)
            case 1:
                Color(white: isOver ? 0.3 : 0.6).frame(width: 60, height: 20).offset(way)
                    .gesture(
                        DragGesture(minimumDistance: 4).updating($way) { value, way, _ in way = value.translation }
                    )
                    .onHover { isOver = $0 }.focusable()
            case 2:
                Text(isHeld ? "held" : "rest \(world.taps)")
                    .gesture(
                        LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
                            .onChanged { _ in isHeld = true }.onEnded { _ in isHeld = false }
                    )
                    .focusable()
                    .onKeyPress { press in
                        if press.key == .space { world.ids.removeAll { $0 == id } }
                        return press.key == .space ? .handled : .ignored
                    }
            case 3:
                Circle().fill(Color.blue).frame(width: 24, height: 24).contentShape(Circle())
                    .gesture(
                        TapGesture(count: 2).onEnded { world.ids.append(id + 1000 * world.next) }
                            .exclusively(before: TapGesture().onEnded { world.taps += 1 })
                    )
                    .onLongPressGesture(minimumDuration: 0.2) { focus = id }
            default:
                ScrollView {
                    VStack(spacing: 2) {
                        ForEach(0..<4, id: \.self) { number in Button("in \(number)") { focus = nil } }
                    }
                }.frame(width: 80, height: 40)
            }
        }
    }

    private struct Screen: View {
        let world: World
        @FocusState private var focus: Int?

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(world.ids, id: \.self) { Row(id: $0, world: world, focus: $focus) }
                Text("focus \(focus ?? -1)").onTapGesture { focus = world.ids.last }
                if world.isOn { Color.gray.frame(height: 16).focusable().allowsHitTesting(world.taps % 2 == 0) }
            }
            .padding(10)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .simultaneousGesture(TapGesture().onEnded { world.taps += 1 })
            .highPriorityGesture(DragGesture(minimumDistance: 60).onEnded { _ in world.isOn.toggle() })
            .onExitCommand { focus = nil }
        }
    }

    @Test(arguments: 0..<12) func likeAFullPainting(seed: UInt64) {
        var numbers = Numbers(state: seed &* 7_654_321 &+ 11)
        let world = World()
        let host = TestHost(width: 220, height: 300, scale: seed % 3 == 0 ? 2 : 1) { Screen(world: world) }
        host.update()
        var isDown = false
        let keys: [KeyEquivalent] = [.tab, .tab, .space, .return, .upArrow, .downArrow, .leftArrow, .escape, "a"]
        for step in 0..<250 {
            let point = CGPoint(x: CGFloat(numbers.next(220)), y: CGFloat(numbers.next(300)))
            switch numbers.next(16) {
            case 0 where world.ids.count < 9:
                world.ids.insert(world.next, at: numbers.next(world.ids.count + 1))
                world.next += 1
            case 1 where !world.ids.isEmpty: world.ids.remove(at: numbers.next(world.ids.count))
            case 2 where !world.ids.isEmpty:
                world.disabled.formSymmetricDifference([world.ids[numbers.next(world.ids.count)]])
            case 3 where !world.ids.isEmpty:
                world.hidden.formSymmetricDifference([world.ids[numbers.next(world.ids.count)]])
            case 4, 5:
                host.pipeline.handle(isDown ? .pointerUp(point, .primary) : .pointerDown(point, .primary, clicks: 1))
                isDown.toggle()
            case 6, 7: host.hover(at: point)
            case 8: host.tap(at: point, count: 1 + numbers.next(3))
            case 9: host.drag(from: point, to: CGPoint(x: 110, y: 150), duration: 0.05)
            case 10: host.advance(by: Double(numbers.next(4)) / 8)
            case 11:
                host.pipeline.handle(.pinch(point, .began, magnification: 1, rotation: 0))
                host.pipeline.handle(.pinch(point, .ended, magnification: 2, rotation: 10))
            default: host.key(keys[numbers.next(keys.count)], modifiers: numbers.next(4) == 0 ? .shift : [])
            }
            host.update()
            if let focused = host.pipeline.input.focus.focused {
                expect(focused.node.map { !$0.isReleased } ?? false, "seed \(seed), step \(step): focus on no view")
                expect(
                    focused.isEnabled && focused.focusTarget?.canFocus ?? false,
                    "seed \(seed), step \(step): focus on a disabled view")
            }
            guard step % 10 == 9 else { continue }
            let shown = host.snapshot()
            host.pipeline.graphics.damageAll()
            host.update()
            expect(host.snapshot(), equals: shown, "seed \(seed), step \(step): pixels")
        }
        world.ids = []
        world.isOn = false
        host.settle()
        expect(host.pipeline.input.focus.focused == nil)
    }
}
