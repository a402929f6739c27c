import CasementTesting
import Foundation
import Testing

/// How many seeds the random tests try: 12, or what `CASEMENT_SEEDS` says.
private let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["CASEMENT_SEEDS"] ?? "") ?? 12)

/// After any sequence of changes a window shows what a program started in that state would show.
@MainActor @Suite struct IncrementalEqualsFresh {
    @Test(arguments: seeds) func displayablesFramesAndPixels(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let world = World(using: &generator)
        let host = TestHost(width: 300, height: 500, scale: seed % 3 == 0 ? 1.5 : 1) { WorldView(world: world) }
        host.update()
        // Programs keep no log, and then rows are updated in another order than where edits must come first.
        host.pipeline.graph.keepsEdits = seed % 2 == 0
        for step in 0..<40 {
            let change = world.change(using: &generator)
            host.settle()
            world.takesSetters = false
            defer { world.takesSetters = true }
            let fresh = TestHost(width: 300, height: 500, scale: seed % 3 == 0 ? 1.5 : 1) { WorldView(world: world) }
            fresh.update()
            let place = "seed \(seed), step \(step): \(change)"
            guard same(host, fresh, place) else { return }
        }
    }

    private func firstDifference(_ tree: LayoutSnapshot, _ expected: LayoutSnapshot) -> String {
        let lines = zip(tree.description.split(separator: "\n"), expected.description.split(separator: "\n"))
        return lines.filter { $0 != $1 }.map { "\($0) instead of \($1)" }.joined(separator: "\n")
    }

    private func same(_ host: TestHost, _ fresh: TestHost, _ place: String) -> Bool {
        #expect(host.displayables == fresh.displayables, "\(place)")
        let (tree, expected) = (host.layoutTree, fresh.layoutTree)
        #expect(tree == expected, "\(place)\n\(firstDifference(tree, expected))")
        let (shown, wanted) = (host.snapshot(), fresh.snapshot())
        let difference = wanted.difference(from: shown, tolerance: 0)
        #expect(difference?.count == 0, "\(place): \(String(describing: difference))")
        guard tree == expected, difference?.count == 0 else {
            try? shown.writePNG(to: "test-output/incremental.png")
            try? wanted.writePNG(to: "test-output/fresh.png")
            return false
        }
        return true
    }
}
