import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// The same numbers for the same seed.
private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, bound)
    }
}

@MainActor @Observable private final class Inbox {
    var ids: [Int]
    var selected: Set<Int> = []
    var colored: Set<Int> = []
    var isOpen = true
    var mode = EditMode.inactive

    init(_ count: Int) { ids = Array(0..<count) }

    func height(_ id: Int) -> CGFloat { CGFloat(12 + (id * 7919) % 37) }
}

extension SwipeActionsLook {
    /// A square for each trailing action.
    fileprivate static var squares: SwipeActionsLook {
        SwipeActionsLook { _, trailing, row in
            let actions = trailing?() ?? []
            return AnyView(
                HStack {
                    ForEach(actions.indices, id: \.self) { actions[$0].frame(width: 10, height: 10) }
                }
                .background(row)
                .frame(maxWidth: .infinity, alignment: .trailing))
        } menu: { items, _ in
            items
        }
    }
}

private struct InboxView: View {
    let inbox: Inbox
    var proxy: Box<ScrollViewProxy?>?

    var body: some View {
        ScrollViewReader { reader in
            List(
                selection: Binding {
                    inbox.selected
                } set: {
                    inbox.selected = $0
                }
            ) {
                Section(
                    "Open",
                    isExpanded: Binding {
                        inbox.isOpen
                    } set: {
                        inbox.isOpen = $0
                    }
                ) {
                    Text("first").frame(height: 20).tag(-1)
                    Text("second").frame(height: 20)
                }
                Section {
                    ForEach(inbox.ids, id: \.self) { id in
                        HStack {
                            Color(hue: Double(id % 13) / 13, saturation: 0.7, brightness: 0.9).frame(width: 20)
                            Text("\(id)").frame(maxWidth: .infinity, alignment: .leading)
                        }
                        .frame(height: inbox.height(id))
                        .accessibilityIdentifier("\(id)")
                        .listRowBackground(inbox.colored.contains(id) ? Color.yellow : nil)
                        .listRowSeparator(id % 5 == 0 ? .hidden : .automatic)
                        .modifier(_SwipeActionsModifier(edge: .trailing, look: .squares) { AnyView(Color.blue) })
                    }
                    .onDelete { inbox.ids.remove(atOffsets: $0) }
                    .onMove { inbox.ids.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Rows")
                }
                .listSectionSeparator(.visible)
            }
            .environment(
                \.editMode,
                Binding {
                    inbox.mode
                } set: {
                    inbox.mode = $0
                }
            )
            .scrollIndicators(.hidden)
            .onAppear { proxy?.value = reader }
        }
    }
}

@MainActor struct RandomListTests {
    private let middle = CGPoint(x: 150, y: 100)

    /// After random edits, clicks, keys and scrolling, the window equals a new one scrolled to the same row.
    @Test(arguments: 0..<8) func likeAFreshHost(seed: UInt64) {
        var numbers = Numbers(state: seed &* 9_999_991 &+ 17)
        let inbox = Inbox(120)
        // Whether keys were pressed is visible in the focus ring, which is not compared.
        let host = TestHost(width: 200, height: 240, scale: seed % 3 == 0 ? 2 : 1) {
            InboxView(inbox: inbox).focusEffectDisabled()
        }
        // Chevrons are not animated, as those of a new host are not.
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.update()
        var hasKeyboard = false
        var nextID = 1000
        for step in 0..<60 {
            let point = CGPoint(x: 150, y: CGFloat(numbers.next(240)))
            switch numbers.next(13) {
            case 0:
                let place = numbers.next(inbox.ids.count + 1)
                inbox.ids.insert(contentsOf: nextID..<nextID + 1 + numbers.next(4), at: place)
                nextID += 10
            case 1 where inbox.ids.count > 60:
                let place = numbers.next(inbox.ids.count - 6)
                inbox.ids.removeSubrange(place..<place + 1 + numbers.next(5))
            case 2: inbox.ids.swapAt(numbers.next(inbox.ids.count), numbers.next(inbox.ids.count))
            case 3: inbox.isOpen.toggle()
            case 4: inbox.mode = inbox.mode == .active ? .inactive : .active
            case 5: inbox.colored.formSymmetricDifference([inbox.ids[numbers.next(inbox.ids.count)]])
            case 6: inbox.selected.formSymmetricDifference([inbox.ids[numbers.next(inbox.ids.count)]])
            case 7:
                let held: [EventModifiers] = [[], .shift, [.control, .command]]
                host.tap(at: point, modifiers: held[numbers.next(3)])
                hasKeyboard = true
            case 8:
                let keys: [KeyEquivalent] = [.upArrow, .downArrow, .pageDown, .home, .end, .space]
                host.key(keys[numbers.next(keys.count)], modifiers: numbers.next(2) == 0 ? .shift : [])
            case 9 where inbox.ids.count > 60 && inbox.selected.count < 8: host.key(.delete)
            case 10:
                host.drag(from: point, to: CGPoint(x: 150, y: CGFloat(30 + numbers.next(180))), duration: 0.05)
                hasKeyboard = true
            default:
                let distance = CGFloat(numbers.next(2) == 0 ? numbers.next(60) : numbers.next(2000))
                host.scroll(at: middle, dy: numbers.next(2) == 0 ? distance : -distance)
            }
            host.update()
            guard step % 4 == 3 else { continue }
            compare(host, inbox, hasKeyboard, "seed \(seed), step \(step)")
        }
    }

    private func compare(_ host: TestHost, _ inbox: Inbox, _ hasKeyboard: Bool, _ place: String) {
        host.scroll(at: middle, dy: 0)
        let seen = inbox.ids.filter { id in host.frame("\(id)").map { $0.maxY > 0 && $0.minY < 240 } ?? false }
        guard let first = seen.first, let frame = host.frame("\(first)") else {
            Issue.record("\(place): no row is visible")
            return
        }
        let proxy = Box<ScrollViewProxy?>(nil)
        let selected = inbox.selected
        let fresh = TestHost(width: 200, height: 240, scale: host.snapshot().width == 200 ? 1 : 2) {
            InboxView(inbox: inbox, proxy: proxy).focusEffectDisabled()
        }
        fresh.update()
        if hasKeyboard { fresh.tap(at: middle) }
        inbox.selected = selected
        proxy.value?.scrollTo(first, anchor: .top)
        fresh.update()
        fresh.scroll(at: middle, dy: (fresh.frame("\(first)")?.minY ?? 0) - frame.minY)
        host.settle()
        fresh.settle()
        for id in seen { expect(host.frame("\(id)"), equals: fresh.frame("\(id)"), "\(place): row \(id)") }
        let look = { (row: ListRowLayoutNode) in "\(String(describing: row.value)) \(row.role) \(row.appearance)" }
        func shown(_ host: TestHost) -> [String] {
            host.listRows.filter { $0.windowFrame.maxY > 0 && $0.windowFrame.minY < 240 }.map(look)
        }
        expect(shown(host), equals: shown(fresh), "\(place): rows")
        expect(host.snapshot(), equals: fresh.snapshot(), "\(place): pixels")
        host.pipeline.graphics.damageAll()
        let before = host.snapshot()
        host.update()
        expect(host.snapshot(), equals: before, "\(place): a full painting")
    }
}
