import Foundation
import TestData

/// A part of a random tree of containers and layout modifiers. A value: a step of a script is a whole tree.
struct LayoutSpec: Equatable, Identifiable {
    enum Kind: Int, CaseIterable {
        case text, color, block, circle, spacer, divider
        case row, column, layers, grid, flow, ring, any, strange, reader, fits, scroll, lazyColumn, lazyRow, lazyGrid,
            lazyRows

        static let leaves: [Kind] = [.text, .color, .block, .circle, .spacer, .divider]
        var isLeaf: Bool { rawValue <= Kind.divider.rawValue }
        /// Lengths of lazy containers depend on the rows seen so far, so frames are not compared.
        var isLazy: Bool { rawValue >= Kind.lazyColumn.rawValue }
    }

    let id: Int
    var kind: Kind
    /// Determines the remaining choices: alignments, distances, misbehaviour.
    var number: Int
    var modifiers: [LayoutModifier] = []
    var children: [LayoutSpec] = []

    var all: [LayoutSpec] { [self] + children.flatMap(\.all) }
    var isLazy: Bool { kind.isLazy || children.contains(where: \.isLazy) }

    /// The tree with one part changed.
    func changing(_ id: Int, _ change: (inout LayoutSpec) -> Void) -> LayoutSpec {
        var copy = self
        if copy.id == id { change(&copy) } else { copy.children = children.map { $0.changing(id, change) } }
        return copy
    }

    func described(_ indent: String = "  ") -> String {
        let modifiers = modifiers.map { " .\($0)" }.joined()
        return "\(indent)\(kind) #\(id) \(number)\(modifiers)\n"
            + children.map { $0.described(indent + "  ") }.joined()
    }
}

/// A modifier that affects layout, with its arguments, some of which are invalid.
enum LayoutModifier: Equatable {
    case padding(edges: Int8, CGFloat), safePadding(edges: Int8, CGFloat), margins(CGFloat)
    case frame(CGFloat?, CGFloat?, Int)
    case flexible(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
        maxHeight: CGFloat?, Int)
    case fixed(Bool, Bool), offset(CGFloat, CGFloat), position(CGFloat, CGFloat)
    case guide(Int, CGFloat), priority(Double), aspect(CGFloat?, fills: Bool), zIndex(Double)
    case overlay(Int, Int), background(Int), bar(Int, CGFloat?), ignoring(edges: Int8), relative(Int, CGFloat)
    case rightToLeft(Bool), columns(Int), cellAnchor(CGFloat, CGFloat), unsized(Int8)
    case opacity(Double), scaled(CGFloat), turned(Double), blur(CGFloat), visual(Int), clipped, hidden

    static func random(using g: inout SeededGenerator) -> LayoutModifier {
        func sensible() -> CGFloat { CGFloat(g.number(-2...24)) * 2.5 }
        /// A length, one in twelve of which is invalid.
        func length() -> CGFloat {
            g.once(in: 12)
                ? [.nan, .infinity, -.infinity, -40, 1e12, 1e-300, 0][g.number(0...6)] : sensible()
        }
        func some() -> CGFloat? { g.once(in: 2) ? nil : length() }
        let edges = Int8(g.number(0...15)), place = g.number(0...8)
        switch g.number(0...31) {
        case 0, 1, 2: return .padding(edges: edges, length())
        case 3: return .safePadding(edges: edges, length())
        case 4: return .margins(length())
        case 5, 6, 7: return .frame(some(), some(), place)
        case 8, 9:
            return .flexible(
                minWidth: some(), idealWidth: some(), maxWidth: g.once(in: 2) ? .infinity : some(), minHeight: some(),
                idealHeight: some(), maxHeight: g.once(in: 2) ? .infinity : some(), place)
        case 10: return .fixed(g.once(in: 2), g.once(in: 2))
        case 11: return .offset(length(), length())
        case 12: return .position(length(), length())
        case 13, 14: return .guide(g.number(0...5), length())
        case 15: return .priority([-1, 0, 1, .infinity, .nan][g.number(0...4)])
        case 16: return .aspect([nil, 1, 0.5, 0, -1, .nan, .infinity][g.number(0...6)], fills: g.once(in: 2))
        case 17: return .zIndex([-1, 0, 1, .nan][g.number(0...3)])
        case 18: return .overlay(place, g.number(0...3))
        case 19: return .background(place)
        case 20: return .bar(g.number(0...3), some())
        case 21: return .ignoring(edges: edges)
        case 22: return .relative(g.number(0...4), length())
        case 23: return .rightToLeft(g.once(in: 2))
        case 24: return .columns(g.number(-1...4))
        case 25: return .cellAnchor(length() / 50, 0.5)
        case 26: return .unsized(Int8(g.number(0...3)))
        case 27: return .opacity([0, 0.5, 1][g.number(0...2)])
        case 28: return .scaled([0, 0.5, 1, 2, -1, .nan][g.number(0...5)])
        case 29: return g.once(in: 2) ? .turned(Double(g.number(0...12)) * 30) : .blur(length() / 20)
        case 30: return .visual(g.number(0...3))
        default: return g.once(in: 2) ? .clipped : .hidden
        }
    }
}

/// Grows random trees and changes them.
struct LayoutGrowth {
    var generator: SeededGenerator
    private var nextID = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed &* 6007 &+ 5) }

    mutating func spec(depth: Int) -> LayoutSpec {
        let isLeaf = depth <= 0 || generator.once(in: 6)
        let containers = LayoutSpec.Kind.allCases.filter { !$0.isLeaf }
        let kinds = isLeaf ? LayoutSpec.Kind.leaves : containers
        var spec = LayoutSpec(
            id: nextID, kind: kinds[generator.number(0...kinds.count - 1)], number: generator.number(0...23))
        nextID += 1
        if !isLeaf { for _ in 0..<generator.number(0...4) { spec.children.append(self.spec(depth: depth - 1)) } }
        if !generator.once(in: 3) { for _ in 0..<generator.number(1...3) { spec.modifiers.append(modifier()) } }
        return spec
    }

    private mutating func modifier() -> LayoutModifier { .random(using: &generator) }

    mutating func changed(_ root: LayoutSpec) -> LayoutSpec {
        let all = root.all
        let part = all[generator.number(0...all.count - 1)]
        let number = generator.number(0...23), modifier = modifier()
        switch generator.number(0...9) {
        case 0, 1, 2: return root.changing(part.id) { $0.number = number }
        case 3, 4, 5:
            return root.changing(part.id) {
                if $0.modifiers.isEmpty {
                    $0.modifiers = [modifier]
                } else {
                    $0.modifiers[number % $0.modifiers.count] = modifier
                }
            }
        case 6:
            return root.changing(part.id) {
                if number < 12 { $0.modifiers = [] } else { $0.modifiers.append(modifier) }
            }
        case 7:
            let new = spec(depth: 1)
            return root.changing(part.id) {
                if !$0.kind.isLeaf { $0.children.insert(new, at: number % ($0.children.count + 1)) }
            }
        case 8:
            return root.changing(part.id) {
                if !$0.children.isEmpty { $0.children.remove(at: number % $0.children.count) }
            }
        default:
            var generator = generator
            return root.changing(part.id) { $0.children.shuffle(using: &generator) }
        }
    }
}
