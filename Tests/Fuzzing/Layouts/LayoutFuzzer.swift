import CasementTesting
import Foundation

/// Random trees of containers and layout modifiers, some with invalid lengths and layouts: sizes are finite, the same
/// proposal has the same answer, and a window after changes and scrolling shows the same as a new one.
@MainActor public struct LayoutFuzzer {
    /// The seed of the first world; the next ones follow.
    public var seed: UInt64 = 1
    /// The number of worlds to run.
    public var worlds = 100
    /// The time limit in seconds.
    public var seconds = Double.infinity
    /// The number of steps of a world.
    public var steps = 12
    /// Called with the progress, about once a second.
    public var onProgress: ((_ worlds: Int, _ seed: UInt64) -> Void)?

    /// A folder for `layout.png`: the last window that looks different, beside a new one.
    public var folder: String? {
        get { LayoutCheck.folder }
        nonmutating set { LayoutCheck.folder = newValue }
    }

    public init() {}

    /// The number of worlds that were run, and a description of the failure; nil if there was none.
    public func run() -> (worlds: Int, failure: String?) {
        let start = Date()
        var reported = start
        for world in 0..<worlds {
            guard Date().timeIntervalSince(start) < seconds else { return (world, nil) }
            let script = LayoutScript(seed: seed + UInt64(world), steps: steps)
            if let failure = script.failure() { return (world + 1, script.reduced(failure)) }
            if Date().timeIntervalSince(reported) > 1 {
                reported = Date()
                onProgress?(world + 1, seed + UInt64(world))
            }
        }
        return (worlds, nil)
    }
}

/// The steps of one world. A value, so that it can be reduced.
@MainActor struct LayoutScript {
    enum Step {
        case tree(LayoutSpec), resize(CGSize), scroll(CGPoint, CGFloat, CGFloat), key(KeyEquivalent), direction(Bool)
    }

    let seed: UInt64
    var steps: [Step]

    init(seed: UInt64, steps count: Int) {
        self.seed = seed
        var growth = LayoutGrowth(seed: seed)
        var tree = growth.spec(depth: 1 + Int(seed % 3))
        steps = [.tree(tree)]
        let sizes: [CGFloat] = [0, 1, 60, 140, 200, 333]
        for _ in 0..<count {
            func number(_ range: ClosedRange<Int>) -> Int { growth.generator.number(range) }
            switch number(0...9) {
            case 0: steps.append(.resize(CGSize(width: sizes[number(0...5)], height: sizes[number(0...5)])))
            case 1, 2, 3:
                let place = CGPoint(x: number(0...200), y: number(0...200))
                let far = number(0...3) == 0 ? 40 : 1
                steps.append(.scroll(place, CGFloat(number(-60...60) * far), CGFloat(number(-60...60) * far)))
            case 4: steps.append(.key([.end, .home, .pageDown, .leftArrow, .downArrow][number(0...4)]))
            case 5: steps.append(.direction(number(0...1) == 0))
            default:
                tree = growth.changed(tree)
                steps.append(.tree(tree))
            }
        }
    }

    // MARK: Running

    @MainActor @Observable fileprivate final class Shown {
        var tree: LayoutSpec
        init(_ tree: LayoutSpec) { self.tree = tree }
    }

    private struct ShownView: View {
        let shown: Shown
        var body: some View { LayoutSpecView(spec: shown.tree) }
    }

    /// The failure and its step; nil if there is none.
    func failure() -> (step: Int, text: String)? {
        guard case .tree(let first)? = steps.first else { return nil }
        let shown = Shown(first)
        var size = CGSize(width: 200, height: 200), isMirrored = false
        let scale: CGFloat = seed % 5 == 0 ? 1.5 : 1
        let host = TestHost(width: size.width, height: size.height, scale: scale) { ShownView(shown: shown) }
        host.update()
        for (index, step) in steps.enumerated() {
            switch step {
            case .tree(let tree): shown.tree = tree
            case .resize(let new):
                size = new
                host.resize(width: new.width, height: new.height)
            case .scroll(let place, let dx, let dy): host.scroll(at: place, dx: dx, dy: dy)
            case .key(let key): host.key(key)
            case .direction(let value):
                isMirrored = value
                host.setEnvironment(\.layoutDirection, value ? .rightToLeft : .leftToRight)
            }
            guard host.settle() else { return (index, "The window does not come to rest.") }
            if let text = LayoutCheck.senseless(in: host) { return (index, text) }
            if let text = LayoutCheck.answers(of: host, seed: seed &+ UInt64(index)) { return (index, text) }
            guard index == steps.count - 1 || index % 3 == 2 else { continue }
            let fresh = TestHost(width: size.width, height: size.height, scale: scale) {
                LayoutSpecView(spec: shown.tree)
            }
            fresh.setEnvironment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            fresh.settle()
            LayoutCheck.rewind(host)
            LayoutCheck.rewind(fresh)
            if let text = LayoutCheck.difference(host, fresh, comparesFrames: !shown.tree.isLazy) {
                return (index, text)
            }
        }
        return nil
    }

    // MARK: Reducing

    /// A description of the same failure, or another, with fewer parts.
    func reduced(_ failure: (step: Int, text: String)) -> String {
        var best = self, failure = failure
        best.steps = Array(steps[...failure.step])
        func attempt(_ change: (inout LayoutScript) -> Void) -> Bool {
            var shorter = best
            change(&shorter)
            guard shorter.steps.count < best.steps.count || shorter.trees != best.trees,
                let found = shorter.failure()
            else { return false }
            shorter.steps = Array(shorter.steps[...found.step])
            (best, failure) = (shorter, found)
            return true
        }
        var index = 0
        while index < best.steps.count { if !attempt({ $0.steps.remove(at: index) }) { index += 1 } }
        var isShorter = true
        while isShorter {
            isShorter = false
            for spec in best.trees.flatMap(\.all) {
                if attempt({ $0.changeTrees { $0.without(spec.id) } }) { isShorter = true }
                if attempt({ $0.changeTrees { $0.replacing(spec.id) } }) { isShorter = true }
                for place in spec.modifiers.indices.reversed()
                where attempt({
                    $0.changeTrees {
                        $0.changing(spec.id) { if place < $0.modifiers.count { $0.modifiers.remove(at: place) } }
                    }
                }) { isShorter = true }
            }
        }
        let lines = best.steps.map { step in
            if case .tree(let tree) = step { "tree\n\(tree.described())" } else { "\(step)\n" }
        }
        return "layout seed \(seed), at step \(failure.step): \(failure.text)\n\(lines.joined())"
    }

    private var trees: [LayoutSpec] { steps.compactMap { if case .tree(let tree) = $0 { tree } else { nil } } }

    private mutating func changeTrees(_ change: (LayoutSpec) -> LayoutSpec) {
        steps = steps.map { if case .tree(let tree) = $0 { .tree(change(tree)) } else { $0 } }
    }
}

extension LayoutSpec {
    /// The tree without a part and its descendants.
    fileprivate func without(_ id: Int) -> LayoutSpec {
        var copy = self
        copy.children = children.filter { $0.id != id }.map { $0.without(id) }
        return copy
    }

    /// The tree with a part replaced by its only child.
    fileprivate func replacing(_ id: Int) -> LayoutSpec {
        if self.id == id, children.count == 1 { return children[0] }
        var copy = self
        copy.children = children.map { $0.replacing(id) }
        return copy
    }
}
