import CasementTesting
import Foundation
import TestData

/// Random edits of random trees, each world with its own seed: a failure is repeated with as few edits as possible.
///
/// See `docs/fuzzing.md`.
@MainActor public struct Fuzzer {
    /// The seed of the first world; the next ones follow.
    public var seed: UInt64 = 1
    /// The total number of edits.
    public var edits = 20_000
    /// The time limit in seconds.
    public var seconds = Double.infinity
    /// Called with the progress, about once a second.
    public var onProgress: ((_ edits: Int, _ seed: UInt64) -> Void)?

    public init() {}

    /// The number of edits of a world.
    static let editsOfAWorld = 300

    /// The number of edits made, and a description of the failure; nil if there was none.
    public func run() async -> (edits: Int, failure: String?) {
        let start = Date()
        var made = 0, seed = seed, reported = start
        while made < edits, Date().timeIntervalSince(start) < seconds {
            var world = World(seed: seed)
            if let failure = await world.run(edits: min(Self.editsOfAWorld, edits - made)) {
                let script = Script(seed: seed, steps: world.steps, failure: failure)
                return (made + world.edits, await script.reduced().description)
            }
            made += world.edits
            seed += 1
            if Date().timeIntervalSince(reported) > 1 {
                reported = Date()
                onProgress?(made, seed)
            }
        }
        return (made, nil)
    }
}

/// One seed's tree and edits.
@MainActor struct World {
    let seed: UInt64
    private(set) var edits = 0
    /// The edits so far, for repetition.
    private(set) var steps: [[Edit]] = []
    private var generator: SeededGenerator

    init(seed: UInt64) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
    }

    static func tree(seed: UInt64) -> Spec {
        var growth = Growth(seed: seed &* 7919, firstID: 0)
        return growth.spec(depth: 3, kind: [.column, .row, .layers, .list, .medley, .pair][Int(seed % 6)])
    }

    /// Makes `count` edits; returns the failure, or nil.
    mutating func run(edits count: Int) async -> String? {
        let run = Run(Self.tree(seed: seed), seed: seed)
        var paths = Self.paths(run)
        while edits < count {
            let number = generator.once(in: 2) ? 1 : generator.number(1...3)
            var step: [Edit] = []
            for _ in 0..<number { step.append(.random(specs: run.specs, paths: paths, using: &generator)) }
            // A new size makes a separate update.
            if let resize = step.first(where: { if case .resize = $0 { true } else { false } }) { step = [resize] }
            steps.append(step)
            edits += step.count
            if let failure = run.step(step, compares: steps.count % 6 < 2) { return failure }
            if let failure = await run.checkTasks() { return failure }
            paths = Self.paths(run)
        }
        return nil
    }

    private static func paths(_ run: Run) -> [UInt64] { run.expectation.states.map(\.path) }
}
