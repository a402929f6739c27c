import CWorkCounters
import CasementTesting
import Foundation

/// Work that makes a window of a view.
public enum BuildingWork: Sendable {
    /// The first frame: all nodes, their layout, their pictures.
    case build
}

/// Work in a window that is there.
public enum WindowWork: Sendable {
    /// The frame after a change.
    case update
}

/// Measures the first frame of a view, in a window without a display.
///
/// - Parameters:
///   - size: the window's, in points.
///   - repetitions: how often it is measured, at least once; once more before that, without counting, so that fonts and
///     types are known.
///   - content: the view. It is made anew in each repetition.
@MainActor public func measure<Content: View>(
    _: BuildingWork, size: CGSize = CGSize(width: 800, height: 600), repetitions: Int = 5,
    @ViewBuilder content: @escaping () -> Content
) -> ViewCost {
    var host: TestHost?
    return measure(repetitions) {
        host = TestHost(width: size.width, height: size.height, content: content)
    } work: {
        host?.update()
        return host?.takeStatistics()
    }
}

/// Measures what a change costs: the change itself, and the frame that shows it.
///
/// ```swift
/// let host = TestHost { ShoppingList(model) }
/// let cost = measure(.update, of: host) { model.items[0].isDone.toggle() }
/// #expect(cost.excess(over: CostCeiling(bodies: 1, paintedPixels: 4_000)) == [])
/// ```
///
/// - Parameters:
///   - host: the window. Its first frame is not counted.
///   - repetitions: how often the change is made and measured, at least once; once more before that, without counting.
///     It should cost the same each time.
///   - change: what a program would do in an action: set state, or send input to the host.
@MainActor public func measure(
    _: WindowWork, of host: TestHost, repetitions: Int = 5, _ change: @MainActor () throws -> Void
) rethrows -> ViewCost {
    host.update()
    return try measure(repetitions) {
        _ = host.takeStatistics()
    } work: {
        try change()
        host.update()
        return host.takeStatistics()
    }
}

/// One repetition's counts.
private struct Repetition {
    var statistics: FrameStatistics?
    var allocations = 0
    var instructions: Int?
    var time = Duration.zero
}

@MainActor private func measure(
    _ repetitions: Int, prepare: () -> Void, work: () throws -> FrameStatistics?
) rethrows -> ViewCost {
    let counter = event_counter_open(counted_instructions)
    defer { if counter >= 0 { close(counter) } }
    let counts = try (0...max(repetitions, 1)).map { _ in
        prepare()
        return try count(counter, work)
    }
    return ViewCost(counts.dropFirst())
}

private func count(_ counter: Int32, _ work: () throws -> FrameStatistics?) rethrows -> Repetition {
    let clock = ContinuousClock()
    var result = Repetition()
    let (allocations, instructions) = (allocations_made_by_thread(), event_counter_read(counter))
    let start = clock.now
    result.statistics = try work()
    result.time = clock.now - start
    let end = event_counter_read(counter)
    result.allocations = allocations_made_by_thread() - allocations
    result.instructions = instructions < 0 || end < 0 ? nil : Int(end - instructions)
    return result
}

extension ViewCost {
    fileprivate init(_ repetitions: ArraySlice<Repetition>) {
        for repetition in repetitions { statistics.raise(to: repetition.statistics) }
        allocations = allocations_made() < 0 ? nil : median(repetitions.map(\.allocations))
        let counted = repetitions.compactMap(\.instructions)
        instructions = counted.count == repetitions.count ? median(counted) : nil
        time = median(repetitions.map(\.time))
    }
}

/// The middle value; of two the greater.
private func median<Value: Comparable>(_ values: [Value]) -> Value { values.sorted()[values.count / 2] }

extension FrameStatistics {
    /// Raises each count to that of another repetition, if that is greater.
    fileprivate mutating func raise(to other: FrameStatistics?) {
        guard let other else { return }
        let counts: [WritableKeyPath<FrameStatistics, Int>] = [
            \.bodies, \.nodesCreated, \.nodesUpdated, \.nodesRemoved, \.layoutMeasures, \.layoutPlacements,
            \.texturesCreated, \.texturesUpdated, \.texturesDestroyed, \.texturesAlive, \.damagedPixels,
            \.graphicsPainted, \.movedPixels, \.rasterisedPixels, \.framesPresented,
        ]
        for count in counts { self[keyPath: count] = max(self[keyPath: count], other[keyPath: count]) }
    }
}
