import CWorkCounters
import CasementBenchmarks
import Expectations
import Foundation
import Testing

@MainActor @Observable private final class ShoppingModel {
    var items = (0..<100).map { Item(id: $0) }

    struct Item: Identifiable {
        let id: Int
        var isDone = false
    }
}

private struct ShoppingList: View {
    let model: ShoppingModel

    var body: some View {
        VStack(spacing: 0) {
            ForEach(model.items.indices, id: \.self) { ShoppingRow(model: model, index: $0) }
        }
    }
}

private struct ShoppingRow: View {
    let model: ShoppingModel
    let index: Int

    var body: some View { Text(model.items[index].isDone ? "done" : "open").frame(width: 100, height: 5) }
}

@MainActor struct ViewCosts {
    @Test("A change costs what it touches, and the same each time") func update() {
        let host = TestHost(width: 100, height: 100) { Counter() }
        var changes = 0
        let cost = measure(.update, of: host, repetitions: 3) {
            changes += 1
            host.tap("add")
        }
        expect(changes, equals: 4, "once more without counting")
        expect(cost.bodies, equals: 1)
        expect(cost.nodesCreated, equals: 0)
        expect(cost.paintedPixels > 0 && cost.paintedPixels < 100 * 100, "\(cost.paintedPixels)")
        expect(cost.allocations != 0)
        expect(cost.time > .zero)
        let idle = measure(.update, of: host) {}
        expect(idle.bodies + idle.paintedPixels + idle.measurements, equals: 0)
        if let allocations = idle.allocations { expect(allocations < 50, "\(allocations)") }
    }

    @Test("A first frame makes each node, whatever was made before") func build() {
        let model = ShoppingModel()
        let cost = measure(.build, size: CGSize(width: 100, height: 500)) { ShoppingList(model: model) }
        expect(cost.bodies, equals: 201, "the list, and for each row its closure and its body")
        expect(cost.nodesCreated > 200, "\(cost.nodesCreated)")
        expect(cost.paintedPixels, equals: 100 * 500)
    }

    @Test("What is above a ceiling is named, and what is not limited or not counted is not") func ceilings() {
        let model = ShoppingModel()
        let host = TestHost(width: 100, height: 500) { ShoppingList(model: model) }
        var cost = measure(.update, of: host) { model.items[3].isDone.toggle() }
        expect(cost.excess(over: CostCeiling()), equals: [])
        expect(
            cost.excess(over: CostCeiling(bodies: 1, nodesCreated: 0)), equals: ["bodies: \(cost.bodies), at most 1"],
            "every row reads the array")
        cost.instructions = nil
        cost.allocations = 7
        expect(
            cost.excess(over: CostCeiling(bodies: 201, allocations: 6, instructions: 0)),
            equals: ["allocations: 7, at most 6"])
    }

    @Test("Blocks are counted by thread") func threads() {
        let before = allocations_made_by_thread()
        guard before >= 0 else { return }
        let hasEnded = DispatchSemaphore(value: 0)
        Thread {
            let before = allocations_made_by_thread()
            for size in 100..<1100 { free(malloc(size)) }
            expect(allocations_made_by_thread() - before >= 1000)
            hasEnded.signal()
        }.start()
        hasEnded.wait()
        expect(allocations_made_by_thread() - before < 500)
    }

    @Test("A counter of the kernel counts this thread's events") func events() throws {
        let counter = event_counter_open(counted_page_faults)
        defer { close(counter) }
        // Forbidden in some containers: then there are no instructions either.
        guard counter >= 0 else { return }
        let start = event_counter_read(counter), size = 8 << 20
        let pages = try require(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        madvise(pages, size, MADV_NOHUGEPAGE)
        for offset in stride(from: 0, to: size, by: 4096) {
            pages.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
        }
        munmap(pages, size)
        expect(event_counter_read(counter) - start >= Int64(size / 4096))
        expect(event_counter_read(-1), equals: -1)
    }
}
