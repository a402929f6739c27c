import CasementTesting
import Foundation

/// A window that shows a random tree, its model, and the edits applied to both.
@MainActor final class Run {
    /// A failure, and the edits before it.
    struct Failure {
        let message: String
        let edits: [Edit]
    }

    let root: Spec
    private(set) var specs: [Spec]
    private(set) var expectation: Expectation
    private let stage = Stage()
    private let host: TestHost
    private var values: [UInt64: Int]
    private var surroundings: Surroundings
    /// The values sent in this step that receivers should get.
    private var received: [Stage.Event: Int] = [:]
    /// The window made from scratch at the last comparison, and whether that was after the last step.
    private var fresh: Fresh?
    private var comparisons = 0

    private final class Fresh {
        var host: TestHost?
        let stage: Stage
        init(_ host: TestHost, _ stage: Stage) { (self.host, self.stage) = (host, stage) }
    }

    /// The environment of the window.
    struct Surroundings {
        var number = 1
        var size = CGSize(width: 220, height: 240)
        var scale: CGFloat
    }

    init(_ root: Spec, seed: UInt64) {
        self.root = root
        specs = root.all
        for object in Shared.objects { (object.first, object.second) = (0, 0) }
        surroundings = Surroundings(scale: seed % 4 == 0 ? 1.5 : 1)
        expectation = Expectation(of: root, values: [:], rows: [:])
        values = [:]
        host = Self.window(of: root, on: stage, in: surroundings)
        host.checksDamage = seed % 8 == 0
        host.settle()
        _ = stage.takeLog()
        // Programs keep no log, and then rows are updated in a different order than if edits must come first.
        host.pipeline.graph.keepsEdits = seed % 2 == 0
        keepValues()
    }

    private static func window(of root: Spec, on stage: Stage, in surroundings: Surroundings) -> TestHost {
        let host = TestHost(
            width: surroundings.size.width, height: surroundings.size.height, scale: surroundings.scale
        ) { SpecView(spec: root, place: Place(path: 1, stage: stage)).environment(Shared.objects[1]) }
        host.pipeline.setEnvironment { $0.fuzzNumber = surroundings.number }
        return host
    }

    /// Identities that still exist keep their values; the others are removed.
    private func keepValues() {
        var kept: [UInt64: Int] = [:]
        for state in expectation.states { kept[state.identity] = values[state.identity] ?? 0 }
        values = kept
    }

    // MARK: Steps

    /// Makes some edits and one update, and describes differences from the model.
    func step(_ edits: [Edit], compares: Bool) -> String? {
        var problem: String?
        for edit in edits { problem = apply(edit) ?? problem }
        specs = root.all
        let old = expectation
        expectation = Expectation(of: root, values: values, rows: old.rows)
        keepValues()
        guard host.settle() else { return "The window does not come to rest." }
        if let strays = host.strayPixels { return strays }
        _ = host.takeEdits()
        let log = stage.takeLog()
        if let problem = problem ?? checkStates() ?? checkPresence(stage) ?? checkChanges(from: old, log) {
            return problem
        }
        if compares { return compare(log, before: edits.count == 1 ? old : nil) }
        fresh = nil
        return nil
    }

    private func apply(_ edit: Edit) -> String? {
        if edit.apply(to: specs) {
            specs = root.all
            return nil
        }
        switch edit {
        case .raise(let path):
            let identities = expectation.states.filter { $0.path == path }
            for state in identities { values[state.identity, default: 0] += 1 }
            let count = stage.raise(path)
            return count == identities.count ? nil : "\(count) states at one path instead of \(identities.count)"
        case .shared(let which):
            let object = Shared.objects[which / 2]
            if which % 2 == 0 { object.first += 1 } else { object.second += 1 }
        case .send(let value):
            for (path, count) in expectation.receivers { received[.received(path, value), default: 0] += count }
            stage.values.send(value)
        case .root(let number):
            surroundings.number = number
            host.pipeline.setEnvironment { $0.fuzzNumber = number }
        case .resize(let which):
            surroundings.size = [CGSize(width: 90, height: 120), CGSize(width: 220, height: 240)][which % 2]
            host.resize(width: surroundings.size.width, height: surroundings.size.height)
        default: break
        }
        return nil
    }

    // MARK: Checks against the model

    private func checkStates() -> String? {
        guard values.count == expectation.states.count else { return "The model has one identity twice." }
        guard stage.liveCells == expectation.states.count else {
            return "\(stage.liveCells) states are alive instead of \(expectation.states.count)."
        }
        guard stage.surprises == 0 else { return "A namespace did not last as long as its view." }
        return nil
    }

    private func checkPresence(_ stage: Stage) -> String? {
        let present = stage.present.filter { $0.value != 0 }, expected = expectation.present.filter { $0.value != 0 }
        return present == expected
            ? nil : "Appeared and not disappeared: \(present.values.sorted()) instead of \(expected.values.sorted())"
    }

    /// Every identity that stayed and whose value differs was notified once.
    private func checkChanges(from old: Expectation, _ log: [Stage.Event]) -> String? {
        var expected = received, told: [Stage.Event: Int] = [:]
        received = [:]
        for (identity, watched) in expectation.watched {
            guard let before = old.watched[identity], before.value != watched.value else { continue }
            expected[.changed(watched.path, before.value, watched.value), default: 0] += 1
        }
        for (identity, preferred) in expectation.preferred where old.preferred[identity]?.value != preferred.value {
            expected[.preferred(preferred.path, preferred.value), default: 0] += 1
        }
        for event in log {
            switch event {
            case .changed, .preferred, .received: told[event, default: 0] += 1
            default: break
            }
        }
        return told == expected ? nil : "Changes told: \(Array(told)) instead of \(Array(expected))"
    }

    /// Whether as many tasks run as there are views with one.
    func checkTasks() async -> String? {
        guard !expectation.running.isEmpty || !stage.running.isEmpty else { return nil }
        var running: [UInt64: Int] = [:]
        let expected = expectation.running.filter { $0.value != 0 }
        for round in 0..<2000 {
            // Cancelling involves other threads; most tasks need no real time.
            if round < 20 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
            running = stage.running.filter { $0.value != 0 }
            if running == expected { return nil }
        }
        return "Tasks that run: \(running.values.sorted()) instead of \(expected.values.sorted())"
    }

    // MARK: Comparison with a window made from scratch

    private func compare(_ log: [Stage.Event], before: Expectation?) -> String? {
        let stage = Stage()
        stage.starts = [:]
        for state in expectation.states.reversed() { stage.starts?[state.path, default: []].append(value(of: state)) }
        let window = Self.window(of: root, on: stage, in: surroundings)
        window.settle()
        comparisons += 1
        let previous = fresh
        fresh = Fresh(window, stage)
        let problem =
            checkFresh(stage) ?? Comparison.difference(host, window, comparesPixels: comparisons % 32 == 0)
            ?? checkPresence(stage)
        if let problem { return problem }
        return before.flatMap { checkOrder(log, before: $0, all: stage.log, previous: previous) }
    }

    private func value(of state: Expectation.State) -> Int { values[state.identity] ?? 0 }

    private func checkFresh(_ stage: Stage) -> String? {
        guard stage.surprises == 0, stage.liveCells == expectation.states.count else {
            return "A new window has \(stage.liveCells) states, \(stage.surprises) of them unforeseen, "
                + "instead of \(expectation.states.count)."
        }
        return nil
    }

    /// Views inserted together in one edit appeared in the order of a new window; removed ones disappeared in the order
    /// in which they disappear with a window. Modifiers that existed and get more displayables are notified of each as
    /// it appears.
    private func checkOrder(
        _ log: [Stage.Event], before: Expectation, all: [Stage.Event], previous: Fresh?
    ) -> String? {
        let came = log.appearances.filter { before.present[$0, default: 0] == 0 }
        guard came.isPart(of: all.appearances) else {
            return "Views appeared in another order: \(came), in a new window \(all.appearances)"
        }
        guard let previous else { return nil }
        _ = previous.stage.takeLog()
        previous.host = nil
        let allGone = previous.stage.takeLog().disappearances
        let gone = log.disappearances.filter { expectation.present[$0, default: 0] == 0 }
        guard gone.isPart(of: allGone) else {
            return "Views disappeared in another order: \(gone), with the window \(allGone)"
        }
        guard previous.stage.liveCells == 0 else { return "States outlive their window." }
        return nil
    }
}

extension [Stage.Event] {
    fileprivate var appearances: [UInt64] {
        compactMap { if case .appeared(let path) = $0 { path } else { nil } }.withoutRepetitions
    }

    fileprivate var disappearances: [UInt64] {
        compactMap { if case .disappeared(let path) = $0 { path } else { nil } }.withoutRepetitions
    }
}

extension [UInt64] {
    fileprivate var withoutRepetitions: [UInt64] {
        var seen: Set<UInt64> = []
        return filter { seen.insert($0).inserted }
    }

    /// Whether its elements occur in the other sequence in this order.
    fileprivate func isPart(of other: [UInt64]) -> Bool {
        var index = startIndex
        for element in other where index < endIndex && self[index] == element { index += 1 }
        return index == endIndex
    }
}
