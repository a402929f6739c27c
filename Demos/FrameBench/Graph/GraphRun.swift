import Casement
import CasementSDL

/// Times one graph scenario: the write that causes an update, the update, and the resulting layout.
@MainActor final class GraphRun {
    private let name: GraphScenarioName
    private let count: Int
    private let iterations: Int
    private let textEngine = SystemTextEngine()
    private var nextID: Int
    private var random = SplitMix(seed: 1)

    /// The time limit of all iterations together, in nanoseconds; warming up may take a tenth of it.
    private static let patience: UInt64 = 10_000_000_000
    private static let warmUp = 30
    private static let fewest = 5

    init(_ name: GraphScenarioName, count: Int, iterations: Int) {
        (self.name, self.count, self.iterations) = (name, count, iterations)
        nextID = count
    }

    func measure() -> Measurement {
        let progress = Progress()
        progress.show("graph \(name.rawValue): \(count) rows")
        let times = name.isBuild ? timeBuilds() : timeUpdates()
        progress.clear()
        let percentiles = Percentiles(times)
        var result = Measurement(scenario: name.rawValue, mode: .graph, count: count)
        result.median = percentiles(50)
        result.p99 = percentiles(99)
        result.peakMemory = ProcessFigures.peakMemory
        return result
    }

    private var isWarm = false

    /// The time that some work takes, in nanoseconds.
    private func time(_ work: () -> Void) -> UInt64 {
        let start = ProcessFigures.now
        if isWarm { measuredWork(work) } else { work() }
        return ProcessFigures.now - start
    }

    /// Warms up, then collects times of `iteration`, which gets its number and returns nanoseconds.
    private func collect(_ iteration: (Int) -> UInt64) -> [UInt64] {
        let start = ProcessFigures.now
        var number = 0
        isWarm = false
        while number < Self.warmUp, number < Self.fewest || ProcessFigures.now - start < Self.patience / 10 {
            _ = iteration(number)
            number += 1
        }
        let first = number
        isWarm = true
        var times: [UInt64] = []
        times.reserveCapacity(iterations)
        let limit = ProcessFigures.now + Self.patience
        while times.count < iterations, times.count < Self.fewest || ProcessFigures.now < limit {
            times.append(iteration(first + times.count))
        }
        return times
    }

    private func timeBuilds() -> [UInt64] {
        // Creating a million elements in between would evict the program from the CPU's caches.
        let known = name == .build ? nil : RowsModel(count: name.hasModel ? count : 1)
        return collect { _ in
            let model = known ?? RowsModel(count: count)
            var tree: RowTree?
            defer { tree?.pipeline.tearDown() }
            return time {
                tree = RowTree(name, model: model, count: count, textEngine: textEngine)
                tree?.pipeline.updateUntilStable()
            }
        }
    }

    private func timeUpdates() -> [UInt64] {
        let model = RowsModel(count: name.hasModel ? count : 1)
        let tree = RowTree(name, model: model, count: count, textEngine: textEngine)
        tree.pipeline.updateUntilStable()
        tree.drain()
        if name == .listSelect { tree.click() }
        defer { tree.pipeline.tearDown() }
        return collect { number in
            let write = prepare(number, on: tree)
            let duration = time {
                write()
                tree.pipeline.updateUntilStable()
            }
            restore(tree)
            tree.drain()
            return duration
        }
    }

    /// Prepares the write of one iteration. Values that a program would have at hand, such as a new item, are created
    /// here, untimed.
    private func prepare(_ number: Int, on tree: RowTree) -> () -> Void {
        let model = tree.model
        switch name {
        case .build, .lazy, .list, .listItems: return {}
        case .listScroll:
            // Down and back, so that it never ends.
            let dy: CGFloat = number / 500 % 2 == 0 ? 20 : -20
            return { tree.pipeline.handle(.scroll(CGPoint(x: 50, y: 50), dx: 0, dy: dy)) }
        case .listSelect:
            let key: KeyEquivalent = number / 500 % 2 == 0 ? .downArrow : .upArrow
            return { tree.pipeline.handle(.keyDown(key, [], isRepeat: false)) }
        case .lazyLast, .listLast:
            let key: KeyEquivalent = number % 2 == 0 ? .end : .home
            return { tree.pipeline.handle(.keyDown(key, [], isRepeat: false)) }
        case .noop: return { model.generation += 1 }
        case .leaf, .preference: return { WatchedRow.count?.wrappedValue = number + 1 }
        case .toggle: return { WatchedRow.isMarked?.wrappedValue.toggle() }
        case .environment: return { model.unit = number + 1 }
        case .relayout:
            // Back and forth over 256 points, two per iteration, as when the window's edge is dragged.
            let phase = number % 256
            let size = CGSize(
                width: RowTree.size.width - 2 * CGFloat(1 + min(phase, 256 - phase)), height: RowTree.size.height)
            return { tree.pipeline.setSize(size, scale: 1) }
        case .insertFront:
            let item = newItem()
            return { model.items.insert(item, at: 0) }
        case .removeMiddle: return { model.items.remove(at: model.items.count / 2) }
        case .move:
            return { model.items.insert(model.items.remove(at: self.count / 4), at: self.count * 3 / 4) }
        case .shuffle:
            let items = model.items.shuffled(using: &random)
            return { model.items = items }
        }
    }

    /// Restores the number of rows, untimed.
    private func restore(_ tree: RowTree) {
        switch name {
        case .insertFront: tree.model.items.removeLast()
        case .removeMiddle: tree.model.items.append(newItem())
        default: return
        }
        tree.pipeline.updateUntilStable()
    }

    private func newItem() -> RowItem {
        defer { nextID += 1 }
        return RowItem(id: nextID)
    }
}

/// A generator of the same numbers in every run (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
