import CoreTesting
import HostSupport
import TestData
import Testing

/// A part of a random tree of views that read sizes and positions.
@MainActor @Observable private final class Part: Identifiable {
    let id: Int
    let kind: Int
    var number: Int
    var inset: Int
    var isMarked: Bool
    var children: [Part]

    init(id: Int, kind: Int, number: Int, inset: Int, isMarked: Bool, children: [Part]) {
        (self.id, self.kind, self.number, self.inset) = (id, kind, number, inset)
        (self.isMarked, self.children) = (isMarked, children)
    }

    var all: [Part] { [self] + children.flatMap(\.all) }

    func describe(_ indent: String = "") -> String {
        "\(indent)\(id) kind \(kind) number \(number) inset \(inset) \(isMarked)\n"
            + children.map { $0.describe(indent + "  ") }.joined()
    }
}

private struct MarkKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct WidestKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { String(format: "%.2f", Double($0)) }.joined(separator: " ")
}

private struct PartView: View {
    let part: Part

    var body: some View {
        if part.isMarked {
            placed.anchorPreference(key: MarkKey.self, value: .bounds) { [$0] }
        } else {
            placed
        }
    }

    private var placed: some View {
        AnyView(base).padding(.leading, CGFloat(part.inset))
            .offset(y: part.number % 7 == 0 ? CGFloat(part.inset) : 0)
    }

    private var base: any View {
        let number = part.number
        switch part.kind {
        case 0: return Text("text \(number)")
        case 1: return Color.orange.frame(width: CGFloat(number * 9), height: 12)
        case 2: return HStack(spacing: 3) { rows }
        case 3: return VStack(alignment: .leading, spacing: CGFloat(number % 4)) { rows }
        case 4: return ViewThatFits(in: number % 2 == 0 ? .horizontal : [.horizontal, .vertical]) { rows }
        case 5: return GeometryReader { proxy in Text("\(Int(proxy.size.width * 4)) \(number)") }
        case 6: return GeometryReader { proxy in Text(text(proxy.frame(in: .global))) }
        case 7:
            return VStack { rows }.coordinateSpace(.named("space")).scaleEffect(number % 3 == 0 ? 0.5 : 1)
        case 8:
            return GeometryReader { proxy in
                VStack(spacing: 1) {
                    if proxy.size.width > 100 { rows } else { Text("narrow") }
                    Color.red.frame(width: proxy.size.width / 3, height: 2)
                }
            }
        case 9:
            return VStack(alignment: .leading) { rows }
                .overlayPreferenceValue(MarkKey.self) { anchors in
                    GeometryReader { proxy in
                        ForEach(Array(anchors.enumerated()), id: \.offset) { _, anchor in
                            Text(text(proxy[anchor])).offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                        }
                    }
                }
        case 10: return Measured { rows }
        default:
            return HStack { rows }
                .background(GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) })
                .overlayPreferenceValue(WidestKey.self) { Text(String(format: "%.2f", Double($0))) }
        }
    }

    private var rows: some View { ForEach(part.children) { PartView(part: $0) } }
}

private struct Measured<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var frame = CGRect.zero

    var body: some View {
        VStack(alignment: .leading) { content }
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                frame = $0
            }
            .overlay(Text(text(frame)).fixedSize().frame(width: 10, height: 10))
    }
}

@MainActor private struct PartMaker {
    var generator: SeededGenerator
    var count = 0

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func part(depth: Int) -> Part {
        let leaves = [0, 1, 5, 6], inner = [2, 3, 4, 7, 8, 9, 10, 11]
        let kind = depth <= 0 ? leaves[number(0...3)] : inner[number(0...inner.count - 1)]
        var children: [Part] = []
        if depth > 0 { for _ in 0..<number(1...3) { children.append(part(depth: depth - number(1...2))) } }
        count += 1
        return Part(
            id: count, kind: kind, number: number(0...20), inset: [0, 0, 5, 11][number(0...3)],
            isMarked: number(0...3) == 0, children: children)
    }

    mutating func change(_ root: Part) -> String {
        let parts = root.all
        let part = parts[number(0...parts.count - 1)]
        switch number(0...5) {
        case 0: part.number = number(0...20)
        case 1: part.inset = [0, 5, 11, 23][number(0...3)]
        case 2: part.isMarked.toggle()
        case 3: part.children.shuffle(using: &generator)
        case 4: if !part.children.isEmpty { part.children.remove(at: number(0...part.children.count - 1)) }
        default:
            if part.kind > 1, part.kind != 5, part.kind != 6 {
                part.children.insert(self.part(depth: number(0...2)), at: number(0...part.children.count))
            }
        }
        return "\(part.id)"
    }
}

/// Random trees of readers, conditions and anchors, edited at random in windows of changing size, equal new ones.
@MainActor @Suite(.serialized) struct RandomReaders {
    private var count: UInt64 { UInt64(ProcessInfo.processInfo.environment["CASEMENT_SEEDS"] ?? "") ?? 16 }

    @Test func incrementalEqualsFresh() {
        for seed in 1...count { if let failure = run(seed) { Issue.record("\(failure)") } }
    }

    private func run(_ seed: UInt64) -> String? {
        var maker = PartMaker(generator: SeededGenerator(seed: seed))
        let root = maker.part(depth: 4)
        var size = CGSize(width: 300, height: 240)
        let host = TestHost(width: size.width, height: size.height) { PartView(part: root) }
        host.checksDamage = true
        host.update()
        for step in 0..<12 {
            let before = root.describe()
            var changes = (0..<maker.number(1...3)).map { _ in maker.change(root) }
            if maker.number(0...3) == 0 {
                size.width = [120, 200, 300, 411][maker.number(0...3)]
                changes.append("width \(size.width)")
                host.resize(width: size.width, height: size.height)
            }
            let isSettled = host.settle()
            let fresh = TestHost(width: size.width, height: size.height) { PartView(part: root) }
            fresh.settle()
            let name = "seed \(seed) step \(step) \(changes)"
            let (now, wanted) = (host.layoutTree.description, fresh.layoutTree.description)
            if !isSettled { return "\(name): never settles\n\(root.describe())" }
            if now != wanted || host.labels != fresh.labels {
                let lines = zip(now.split(separator: "\n"), wanted.split(separator: "\n")).filter { $0 != $1 }
                let first = lines.prefix(3).map { "\($0)\n  instead of \($1)" }.joined(separator: "\n")
                return "\(name)\n\(first)\n\(host.labels)\n\(fresh.labels)\nbefore\n\(before)after\n\(root.describe())"
            }
            let (shown, expected) = (host.snapshot(), fresh.snapshot())
            if let stray = host.strayPixels { return "\(name): \(stray)" }
            guard shown != expected else { continue }
            for y in 0..<shown.height {
                for x in 0..<shown.width where shown[x, y] != expected[x, y] {
                    return "\(name): pixel \(x) \(y)\nbefore\n\(before)after\n\(root.describe())\n\(now)"
                }
            }
        }
        return nil
    }
}
