import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

enum Mod: Equatable, CustomStringConvertible {
    case padding(Int, Int), frame(CGFloat?, CGFloat?, Int), flex(CGFloat?, CGFloat?, CGFloat?, CGFloat?, Int)
    case background(Int), overlay(Int, Int), border(Int, CGFloat), opacity(Double), offset(CGFloat, CGFloat)
    case corner(CGFloat), clipped, group, fixed(Bool, Bool), priority(Double), font(Int), style(Int), id(Int), limit(
        Int?), framed(Int)
    case blur(Double, Bool), shadow(Int, Double, CGFloat, CGFloat), blend(Int), tinted(Int, Double), mask(Int, Int)
    case turned(Double, Int), scaled(Double, Double, Int), projected(Double, Int), drawing(Bool), shaped(Int)
    case laid(Int, CGFloat)
    var description: String {
        switch self {
        case .padding(let e, let l): ".padding(\(e), \(l))"
        case .frame(let w, let h, let a): ".frame(\(w as Any), \(h as Any), \(a))"
        case .flex(let a, let b, let c, let d, let e): ".flex(\(a as Any), \(b as Any), \(c as Any), \(d as Any), \(e))"
        default:
            "." + (Mirror(reflecting: self).children.first.map { "\($0.label ?? "")\($0.value)" } ?? "clipped/group")
        }
    }
    static func == (l: Mod, r: Mod) -> Bool { false }
}
extension Mod {
    var customName: String {
        var s = ""
        dump(self, to: &s)
        return s
    }
}

@MainActor @Observable final class Spec: Identifiable {
    let id: Int
    let kind: Int
    var text = ""
    var number = 0
    var flag = false
    var children: [Spec] = []
    var mods: [Mod] = []
    init(id: Int, kind: Int) {
        self.id = id
        self.kind = kind
    }
    func describe(_ indent: String = "") -> String {
        let name = ["Text", "Color", "Spacer", "Divider", "Circle", "HStack", "VStack", "ZStack", "Group", "Cond"][kind]
        return "\(indent)\(name)#\(id) \"\(text)\" \(number) \(flag) "
            + mods.map {
                "\(Mirror(reflecting: $0).children.first.map { "\($0.label ?? "")\($0.value)" } ?? $0.description)"
            }.joined(separator: " ") + "\n"
            + children.map { $0.describe(indent + "  ") }.joined()
    }
}

private let palette: [Color] = [.red, .green, .blue, .orange, .purple, .gray]
private let aligns: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading, .top, .centerFirstTextBaseline]
private let vAligns: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
private let hAligns: [HorizontalAlignment] = [.center, .leading, .trailing]
private let spacings: [CGFloat?] = [nil, 0, 4, 11.5, -6]
private let fonts: [Font] = [.body, .caption, .title, .largeTitle]

struct Twice: ViewModifier {
    let n: Int
    @State private var k = 1
    func body(content: Content) -> some View {
        if n % 2 == 0 {
            content
            Color.gray.frame(width: CGFloat(n), height: 3)
        } else {
            HStack(spacing: 1) {
                content
                content.opacity(0.5)
            }
        }
    }
}

@MainActor func apply(_ mod: Mod, to view: AnyView) -> AnyView {
    switch mod {
    case .padding(let edges, let length): AnyView(view.padding(Edge.Set(rawValue: Int8(edges)), CGFloat(length)))
    case .frame(let w, let h, let a): AnyView(view.frame(width: w, height: h, alignment: aligns[a]))
    case .flex(let a, let b, let c, let d, let e):
        AnyView(view.frame(minWidth: a, maxWidth: b, minHeight: c, maxHeight: d, alignment: aligns[e]))
    case .background(let c): AnyView(view.background(palette[c]))
    case .overlay(let n, let a):
        AnyView(
            view.overlay(alignment: aligns[a]) {
                if n > 1 { Circle().fill(palette[n % 6]).frame(width: CGFloat(n * 4), height: 9) }
                if n % 2 == 0 { Text("o\(n)") }
            })
    case .border(let c, let w): AnyView(view.border(palette[c], width: w))
    case .opacity(let o): AnyView(view.opacity(o))
    case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
    case .corner(let r): AnyView(view.cornerRadius(r))
    case .clipped: AnyView(view.clipped())
    case .group: AnyView(view.compositingGroup())
    case .fixed(let h, let v): AnyView(view.fixedSize(horizontal: h, vertical: v))
    case .priority(let p): AnyView(view.layoutPriority(p))
    case .font(let f): AnyView(view.font(fonts[f]))
    case .style(let c): AnyView(view.foregroundStyle(palette[c]))
    case .id(let i): AnyView(view.id(i))
    case .limit(let l): AnyView(view.lineLimit(l))
    case .framed(let n): AnyView(view.modifier(Twice(n: n)))
    case .blur(let r, let o): AnyView(view.blur(radius: r, opaque: o))
    case .shadow(let c, let r, let x, let y): AnyView(view.shadow(color: palette[c], radius: r, x: x, y: y))
    case .blend(let m): AnyView(view.blendMode(modes[m]))
    case .tinted(let k, let a): tinted(view, k, a)
    case .mask(let n, let a):
        AnyView(
            view.mask(alignment: aligns[a]) {
                if n % 2 == 0 { Text("mask") }
                Circle().frame(width: CGFloat(n * 9))
            })
    case .turned(let d, let a): AnyView(view.rotationEffect(.degrees(d), anchor: anchors[a]))
    case .scaled(let x, let y, let a): AnyView(view.scaleEffect(x: x, y: y, anchor: anchors[a]))
    case .projected(let d, let n):
        AnyView(view.rotation3DEffect(.degrees(d), axis: (x: CGFloat(n % 2), y: 1, z: CGFloat(n / 2))))
    case .drawing(let o): AnyView(view.drawingGroup(opaque: o))
    case .shaped(let n):
        n == 0
            ? AnyView(view.clipShape(Circle()))
            : AnyView(view.clipShape(Capsule(), style: FillStyle(antialiased: n == 1)))
    case .laid(let kind, let value): laid(view, kind, value)
    }
}

/// Kinds and modifiers that affect positions.
@MainActor private func laid(_ view: AnyView, _ kind: Int, _ value: CGFloat) -> AnyView {
    switch kind {
    case 0: AnyView(view.alignmentGuide(.leading) { $0.width * value / 20 })
    case 1: AnyView(view.alignmentGuide(.top) { $0[.bottom] - value })
    case 2: AnyView(view.alignmentGuide(VerticalAlignment.center) { _ in value })
    case 3: AnyView(view.zIndex((value / 5).rounded()))
    case 4: AnyView(view.position(x: value * 3, y: value))
    case 5: AnyView(view.environment(\.layoutDirection, value > 5 ? .rightToLeft : .leftToRight))
    case 6: AnyView(view.safeAreaPadding(.horizontal, value))
    case 7: AnyView(view.ignoresSafeArea(edges: value > 5 ? .all : .leading))
    case 8: AnyView(view.safeAreaInset(edge: .bottom, spacing: 3) { Text("bar").background(.yellow) })
    case 9: AnyView(view.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: value))
    case 10: AnyView(view.gridCellColumns(2))
    case 11:
        AnyView(
            HStackLayout(alignment: .firstTextBaseline)({
                view
                Color.blue.frame(width: value)
            }))
    case 12:
        AnyView(
            Grid(alignment: .topLeading) {
                GridRow {
                    view
                    Color.red
                }
                Divider()
                GridRow { Text("g") }
            })
    default:
        AnyView(
            (value > 5 ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(ZStackLayout(alignment: .top)))({
                view
                Text("any")
            }))
    }
}

private let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .difference, .hue, .sourceAtop, .destinationOut, .plusDarker, .normal,
]
private let anchors: [UnitPoint] = [.center, .topLeading, .bottom]

@MainActor private func tinted(_ view: AnyView, _ kind: Int, _ amount: Double) -> AnyView {
    switch kind {
    case 0: AnyView(view.brightness(amount - 0.5))
    case 1: AnyView(view.contrast(amount * 2))
    case 2: AnyView(view.saturation(amount * 2))
    case 3: AnyView(view.hueRotation(.degrees(amount * 360)))
    case 4: AnyView(view.colorInvert())
    case 5: AnyView(view.luminanceToAlpha())
    case 6: AnyView(view.grayscale(amount))
    default: AnyView(view.colorMultiply(.orange))
    }
}

struct SpecView: View {
    let spec: Spec
    var body: some View {
        var view = base
        for mod in spec.mods { view = apply(mod, to: view) }
        return view
    }
    private var base: AnyView {
        let n = spec.number
        switch spec.kind {
        case 0: return AnyView(Text(spec.text))
        case 1: return AnyView(palette[n % 6])
        case 2: return AnyView(Spacer(minLength: spec.flag ? nil : CGFloat(n)))
        case 3: return AnyView(Divider())
        case 4: return AnyView(Circle().fill(palette[n % 6]))
        case 5: return AnyView(HStack(alignment: vAligns[n % 5], spacing: spacings[n / 5 % 5]) { rows })
        case 6: return AnyView(VStack(alignment: hAligns[n % 3], spacing: spacings[n / 5 % 5]) { rows })
        case 7: return AnyView(ZStack(alignment: aligns[n % 6]) { rows })
        case 8: return AnyView(Group { rows })
        default: return AnyView(Cond(spec: spec))
        }
    }
    private var rows: some View { ForEach(spec.children) { SpecView(spec: $0) } }
}
struct Cond: View {
    let spec: Spec
    var body: some View {
        if spec.flag {
            Text(spec.text)
            if spec.number % 2 == 0 { Color.orange.frame(width: 12, height: 12) }
        } else {
            ForEach(spec.children) { SpecView(spec: $0) }
        }
        ForEach(0..<(spec.number % 4), id: \.self) { i in Text("c\(i)") }
    }
}

@MainActor final class Maker {
    var rng: SeededGenerator
    var next = 0
    var all: [Spec] = []
    /// Which modifiers are used.
    let allowed: [Int]
    let baseline: Bool
    init(seed: UInt64, allowed: [Int], baseline: Bool) {
        rng = SeededGenerator(seed: seed)
        self.allowed = allowed
        self.baseline = baseline
    }
    func r(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &rng) }
    func maybe(_ p: Int = 2) -> Bool { r(1...p) == 1 }
    func text() -> String {
        (0..<r(1...6)).map { _ in ["a", "word", "longer", "Wide", "x-y"][r(0...4)] }.joined(
            separator: maybe(6) ? "\n" : " ")
    }
    func al() -> Int { baseline ? r(0...5) : r(0...4) }
    func length() -> CGFloat? { maybe(3) ? nil : [0, 5, 17.5, 40, 90][r(0...4)] }
    func mod() -> Mod {
        switch allowed[r(0...allowed.count - 1)] {
        case 0: return .padding(r(1...15), r(-4...20))
        case 1: return .frame(length(), length(), al())
        case 2:
            let a = length(), c = length()
            return .flex(
                a, maybe() ? .infinity : length().map { max($0, a ?? 0) }, c,
                maybe() ? .infinity : length().map { max($0, c ?? 0) }, al())
        case 3: return .background(r(0...5))
        case 4: return .overlay(r(0...4), al())
        case 5: return .border(r(0...5), CGFloat(r(0...3)))
        case 6: return .opacity([0, 0.3, 0.7, 1][r(0...3)])
        case 7: return .offset(CGFloat(r(-30...30)), CGFloat(r(-30...30)) / 2)
        case 8: return .corner(CGFloat(r(0...15)))
        case 9: return .clipped
        case 10: return .group
        case 11: return .fixed(maybe(), maybe())
        case 12: return .priority(Double(r(-1...2)))
        case 13: return .font(r(0...3))
        case 14: return .style(r(0...5))
        case 15: return .id(r(0...3))
        case 16: return .limit(maybe(3) ? nil : r(1...3))
        case 17: return .framed(r(0...9))
        case 18: return .blur([0, 0.5, 2, 7][r(0...3)], maybe(4))
        case 19: return .shadow(r(0...5), [0, 1, 3.5, 9][r(0...3)], CGFloat(r(-8...8)), CGFloat(r(-8...8)) / 2)
        case 20: return .blend(r(0...8))
        case 21: return .tinted(r(0...7), [0, 0.3, 0.5, 0.9][r(0...3)])
        case 22: return .mask(r(0...5), al())
        case 23: return .turned([0, 30, 90, 137.5, 180][r(0...4)], r(0...2))
        case 24:
            return .scaled([0.5, 1, 1.3, 2, -1, 0][r(0...5)], [0.5, 1, 1.3, 2][r(0...3)], r(0...2))
        case 25: return .projected([0, 20, 60, 110][r(0...3)], r(0...3))
        case 26: return .drawing(maybe(3))
        case 27: return .shaped(r(0...2))
        default: return .laid(r(0...13), CGFloat(r(-2...20)))
        }
    }
    func num(_ kind: Int) -> Int {
        var n = r(0...24)
        if !baseline, kind == 5, n % 5 > 2 { n -= 2 }
        if !baseline, kind == 7, n % 6 == 5 { n -= 1 }
        return n
    }
    func spec(_ depth: Int, kind: Int? = nil) -> Spec {
        let kind = kind ?? (depth <= 0 ? r(0...4) : r(0...9))
        let spec = Spec(id: next, kind: kind)
        next += 1
        spec.text = text()
        spec.number = num(kind)
        spec.flag = maybe()
        if kind >= 5 { spec.children = (0..<(maybe(12) ? 20 : r(0...4))).map { _ in self.spec(depth - 1) } }
        spec.mods = (0..<(maybe() ? 0 : r(1...3))).map { _ in mod() }
        all.append(spec)
        return spec
    }
    func reachable(_ root: Spec) -> [Spec] { [root] + root.children.flatMap(reachable) }
    func mutate(_ root: Spec) -> String {
        let specs = reachable(root)
        let spec = specs[r(0...specs.count - 1)]
        switch r(0...9) {
        case 0:
            spec.text = text()
            return "text \(spec.id)"
        case 1:
            spec.number = num(spec.kind)
            return "number \(spec.id)"
        case 2:
            spec.flag.toggle()
            return "flag \(spec.id)"
        case 3, 4:
            guard !spec.mods.isEmpty else {
                spec.mods.append(mod())
                return "add mod \(spec.id)"
            }
            let index = r(0...spec.mods.count - 1)
            let old = Mirror(reflecting: spec.mods[index]).children.first?.label
            // The same kind with other values, if the random choice gives one.
            for _ in 0..<40 {
                let new = mod()
                if Mirror(reflecting: new).children.first?.label == old {
                    spec.mods[index] = new
                    return "mod \(spec.id)"
                }
            }
            spec.mods[index] = mod()
            return "replace mod \(spec.id)"
        case 5:
            if maybe(3) { spec.mods = [] } else { spec.mods.append(mod()) }
            return "mods \(spec.id)"
        default:
            let parents = specs.filter { $0.kind >= 5 }
            guard !parents.isEmpty else { return "-" }
            let parent = parents[r(0...parents.count - 1)]
            switch r(0...3) {
            case 0:
                parent.children.insert(self.spec(1), at: r(0...parent.children.count))
                return "insert in \(parent.id)"
            case 1 where !parent.children.isEmpty:
                parent.children.remove(at: r(0...parent.children.count - 1))
                return "remove in \(parent.id)"
            case 2:
                parent.children.shuffle(using: &rng)
                return "shuffle \(parent.id)"
            default:
                parent.children.shuffle(using: &rng)
                if parent.children.count > 2 { parent.children.removeLast(r(1...2)) }
                parent.children.insert(self.spec(1), at: r(0...parent.children.count))
                return "mix \(parent.id)"
            }
        }
    }
}

@MainActor func fuzz(
    _ seeds: ClosedRange<UInt64>, steps: Int, allowed: [Int], baseline: Bool, resize: Bool, name: String
) -> [String] {
    var failures: [String] = []
    for seed in seeds {
        let maker = Maker(seed: seed, allowed: allowed, baseline: baseline)
        let root = maker.spec(3, kind: 5 + Int(seed % 3))
        var size = CGSize(width: 260, height: 300)
        let scale: CGFloat = seed % 4 == 0 ? 1.5 : 1
        let host = TestHost(width: size.width, height: size.height, scale: scale) { SpecView(spec: root) }
        host.update()
        var log: [String] = []
        for step in 0..<steps {
            let before = root.describe()
            log = (0..<maker.r(1...3)).map { _ in maker.mutate(root) }
            if resize, maker.maybe(2) {
                size = CGSize(
                    width: [80, 140, 200, 260, 330, 400, 520][maker.r(0...6)], height: [120, 300][maker.r(0...1)])
                log.append("resize \(size)")
                host.resize(width: size.width, height: size.height)
            }
            host.settle()
            let fresh = TestHost(width: size.width, height: size.height, scale: scale) { SpecView(spec: root) }
            fresh.update()
            let (a, b) = (host.layoutTree.description, fresh.layoutTree.description)
            if a != b {
                let diff = zip(a.split(separator: "\n"), b.split(separator: "\n")).filter { $0 != $1 }.prefix(4).map {
                    "   \($0)\n  instead of \($1)"
                }.joined(separator: "\n")
                failures.append(
                    "LAYOUT \(name) seed \(seed) step \(step) \(log)\n\(diff)\nbefore\n\(before)after\n\(root.describe())"
                )
                break
            }
            let (p, q) = (host.snapshot(), fresh.snapshot())
            guard p != q else { continue }
            var bad: [(Int, Int)] = []
            for y in 0..<p.height { for x in 0..<p.width where p[x, y] != q[x, y] { bad.append((x, y)) } }
            if !bad.isEmpty {
                failures.append(
                    "PIXELS \(name) seed \(seed) step \(step) \(log): \(bad.count) at \(bad[0]) to \(bad[bad.count - 1]), first \(p.rgb(bad[0].0, bad[0].1)) instead of \(q.rgb(bad[0].0, bad[0].1))\nbefore\n\(before)after\n\(root.describe())\n\(a)"
                )
                break
            }
        }
    }
    return failures
}

/// Random trees of every view and modifier, changed at random, with and without resizing the window, equal new ones.
@MainActor @Suite(.serialized) struct RandomTrees {
    /// Seeds of each kind; `CASEMENT_SEEDS` is their number.
    private var count: UInt64 { UInt64(ProcessInfo.processInfo.environment["CASEMENT_SEEDS"] ?? "") ?? 12 }

    @Test func changed() {
        let kinds = [0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 14, 15, 16, 17]
        expect(fuzz(1...count, steps: 12, allowed: kinds, baseline: false, resize: false, name: "changed"), equals: [])
    }

    @Test func changedAndResized() {
        let seeds = 1001...1000 + count
        expect(
            fuzz(
                seeds, steps: 12, allowed: [0, 1, 2, 3, 4, 5, 11, 13, 16], baseline: false, resize: true,
                name: "resized"), equals: [])
    }

    @Test func withLayersPrioritiesAndBaselines() {
        expect(
            fuzz(2001...2000 + count, steps: 12, allowed: Array(0...17), baseline: true, resize: true, name: "all"),
            equals: [])
    }

    @Test func withGuidesGridsAndDirections() {
        let kinds = [0, 1, 2, 3, 4, 6, 7, 12] + Array(repeating: 28, count: 14)
        expect(
            fuzz(5001...5000 + count, steps: 12, allowed: kinds, baseline: true, resize: true, name: "laid"), equals: []
        )
    }

    @Test func withEffects() {
        let kinds = [0, 1, 3, 4, 5, 6, 7, 8, 10] + Array(18...27) + Array(18...27)
        expect(
            fuzz(3001...3000 + count, steps: 12, allowed: kinds, baseline: false, resize: false, name: "effects"),
            equals: [])
        expect(
            fuzz(4001...4000 + count, steps: 8, allowed: kinds, baseline: false, resize: true, name: "sized"),
            equals: [])
    }

    @Test("a tree that keeps no log of its edits is updated alike") func withoutLog() {
        var failures = 0
        for seed in 5001...5030 as ClosedRange<UInt64> {
            let maker = Maker(seed: seed, allowed: Array(0...17), baseline: true)
            let root = maker.spec(3, kind: 6)
            let host = TestHost(width: 300, height: 300) { SpecView(spec: root) }
            host.update()
            host.pipeline.graph.keepsEdits = false
            for step in 0..<12 {
                let log = (0..<maker.r(1...3)).map { _ in maker.mutate(root) }
                host.settle()
                let fresh = TestHost(width: 300, height: 300) { SpecView(spec: root) }
                if host.layoutTree.description != fresh.layoutTree.description {
                    failures += 1
                    print("seed \(seed) step \(step) \(log)")
                    break
                }
            }
        }
        expect(failures, equals: 0)
    }
}
