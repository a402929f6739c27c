import CasementCore
import CasementTesting
import Foundation
import TestData

/// Lists inside random affine transforms: a lazy one looks like one with all rows, at first, after the transforms
/// change, and after scrolling.
@MainActor public struct TransformedLists {
    private let seed: UInt64
    private let worlds: Int

    public init(seed: UInt64, worlds: Int) { (self.seed, self.worlds) = (seed, worlds) }

    /// A description of the difference; nil if there is none.
    public func failure() -> String? {
        for world in 0..<worlds {
            var generator = SeededGenerator(seed: seed &* 7919 &+ UInt64(world))
            if let found = Self.failure(&generator) { return "seed \(seed), world \(world): \(found)" }
        }
        return nil
    }

    private static func failure(_ generator: inout SeededGenerator) -> String? {
        let model = Model(&generator)
        let lazy = TestHost(width: 160, height: 160) { TransformedList(model: model, isLazy: true) }
        let eager = TestHost(width: 160, height: 160) { TransformedList(model: model, isLazy: false) }
        for step in 0..<4 {
            switch step {
            case 0: break
            case 1: model.inner = .random(&generator)
            case 2: model.outer = .random(&generator)
            default:
                let by = CGFloat(generator.number(1...20)) * 10
                for host in [lazy, eager] { host.pipeline.layout.root.map { scroll($0, by: by) } }
            }
            for host in [lazy, eager] {
                guard host.settle() else { return "The window does not come to rest." }
            }
            guard let pixels = lazy.snapshot().difference(from: eager.snapshot()), pixels.count > 0 else { continue }
            return "step \(step), \(pixels.count) pixels differ: \(model.inner) in \(model.outer), \(model.kind)"
        }
        return nil
    }

    private static func scroll(_ node: LayoutNode, by length: CGFloat) {
        (node as? ScrollLayoutNode)?.setOffset(CGPoint(x: 0, y: length))
        node.forEachChild { scroll($0, by: length) }
    }

    @MainActor @Observable fileprivate final class Model {
        /// Which containers are between the list and the window.
        let kind: Int
        let height: CGFloat
        var inner: CGAffineTransform
        var outer: CGAffineTransform

        init(_ generator: inout SeededGenerator) {
            kind = generator.number(0...7)
            height = CGFloat(generator.number(4...40)) * 10
            inner = .random(&generator)
            outer = .random(&generator)
        }
    }
}

extension CGAffineTransform {
    /// A transform that moves, scales, rotates or shears, along one axis or both, or does nothing.
    fileprivate static func random(_ generator: inout SeededGenerator) -> CGAffineTransform {
        func length() -> CGFloat { CGFloat(generator.number(-12...12)) * 12.5 }
        func factor() -> CGFloat { [0.25, 0.5, 0.75, 1, 1, 1.5, 2, -1][generator.number(0...7)] }
        switch generator.number(0...6) {
        case 0: return .identity
        case 1: return CGAffineTransform(translationX: 0, y: length())
        case 2: return CGAffineTransform(translationX: length(), y: length())
        case 3: return CGAffineTransform(scaleX: 1, y: factor())
        case 4: return CGAffineTransform(a: factor(), b: 0, c: 0, d: factor(), tx: length(), ty: length())
        case 5: return CGAffineTransform(rotationAngle: CGFloat(generator.number(0...11)) * .pi / 6)
        default: return CGAffineTransform(a: 1, b: 0, c: factor() / 2, d: factor(), tx: 0, ty: length())
        }
    }
}

private struct TransformedList: View {
    let model: TransformedLists.Model
    let isLazy: Bool

    var body: some View {
        switch model.kind {
        case 0: placed.clipped()
        case 1: placed.padding(20)
        case 2:
            VStack(spacing: 0) {
                Color.orange.frame(height: 50)
                placed
            }
        case 3: placed.shadow(color: .purple, radius: 4, y: 12)
        case 4: placed.blur(radius: 6)
        case 5: ScrollView { placed }.frame(width: 120, height: 120)
        case 6: placed.compositingGroup().clipShape(Circle())
        default: placed
        }
    }

    private var placed: some View {
        list.frame(width: 100, height: model.height).transformEffect(model.inner).padding(5)
            .transformEffect(model.outer)
    }

    private var list: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }
            } else {
                VStack(spacing: 0) { rows }
            }
        }
    }

    private var rows: some View {
        ForEach(0..<60, id: \.self) { row in
            [Color.red, .green, .blue, .mint, .gray][row % 5].frame(height: 10)
        }
    }
}
