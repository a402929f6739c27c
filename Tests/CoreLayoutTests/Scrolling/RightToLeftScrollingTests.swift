import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

/// The same view in two windows, one of them from right to left: everything is mirrored.
@MainActor private struct MirroredPair {
    let plain: TestHost
    let mirrored: TestHost
    let size: CGSize

    init<Content: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping () -> Content) {
        size = CGSize(width: width, height: height)
        plain = TestHost.live(width: width, height: height) { content() }
        mirrored = TestHost.live(width: width, height: height) {
            content().environment(\.layoutDirection, .rightToLeft)
        }
        plain.update()
        mirrored.update()
    }

    /// Scrolls both, towards the end if `dx` is positive.
    func scroll(dx: CGFloat = 0, dy: CGFloat = 0) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        plain.scroll(at: middle, dx: dx, dy: dy)
        mirrored.scroll(at: middle, dx: -dx, dy: dy)
    }

    func update() {
        plain.update()
        mirrored.update()
    }

    /// The differences from the mirrored picture; empty if equal.
    func differences(pixels: Bool = true) -> [String] {
        var found: [String] = []
        compare(plain.layoutTree, mirrored.layoutTree, &found)
        guard pixels, found.isEmpty else { return Array(found.prefix(3)) }
        let picture = plain.snapshot(), other = mirrored.snapshot()
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let one = picture.rgb(x, y), two = other.rgb(picture.width - 1 - x, y)
                // The round ends of bars are rounded to pixels from the left.
                guard zip(one, two).allSatisfy({ abs($0 - $1) < 4 }) else {
                    return ["pixel \(x), \(y): \(one) and \(two)"]
                }
            }
        }
        return []
    }

    private func compare(_ one: LayoutSnapshot, _ other: LayoutSnapshot, _ found: inout [String]) {
        let frame = other.frame
        let expected = CGRect(
            x: size.width - one.frame.maxX, y: one.frame.minY, width: one.frame.width, height: one.frame.height)
        let isNear =
            abs(frame.minX - expected.minX) < 1e-6 && abs(frame.minY - expected.minY) < 1e-6
            && abs(frame.width - expected.width) < 1e-6 && abs(frame.height - expected.height) < 1e-6
        if !isNear || one.kind != other.kind || one.children.count != other.children.count {
            found.append("\(one.kind) \(one.identifier ?? "") at \(frame), mirrored \(expected)")
        }
        for (one, other) in zip(one.children, other.children) { compare(one, other, &found) }
    }
}

/// A block whose colour is derived from its number.
private struct Tile: View {
    let number: Int
    var width: CGFloat? = 40
    var height: CGFloat? = 30

    var body: some View {
        Color(red: Double(number * 37 % 256) / 255, green: Double(number * 91 % 256) / 255, blue: 0.5)
            .frame(width: width, height: height).accessibilityIdentifier("\(number)")
    }
}

/// Content that is laid out from right to left begins scrolled to its right end.
@MainActor struct RightToLeftScrollingTests {
    @Test("a row begins at its leading end, and the wheel, keys and bars move it in their visible direction")
    func rows() {
        let pair = MirroredPair(200, 60) {
            ScrollView(.horizontal) {
                HStack(spacing: 4) { ForEach(0..<30, id: \.self) { Tile(number: $0) } }
            }
        }
        expect(pair.mirrored.frame("0")?.maxX, equals: 200)
        expect(pair.differences(), equals: [])
        pair.scroll(dx: 50)
        expect(pair.mirrored.frame("0")?.maxX, equals: 250)
        expect(pair.differences(), equals: [])
        pair.plain.key(.rightArrow)
        pair.mirrored.key(.leftArrow)
        expect(pair.differences(), equals: [])
        for key in [KeyEquivalent.end, .home, .pageDown, .space] {
            pair.plain.key(key)
            pair.mirrored.key(key)
            expect(pair.differences(), equals: [])
        }
        pair.scroll(dx: -5000)
        // A press beside the thumb scrolls by a page; then the thumb is dragged.
        pair.plain.tap(at: CGPoint(x: 150, y: 41))
        pair.mirrored.tap(at: CGPoint(x: 50, y: 41))
        expect(pair.differences(pixels: false), equals: [])
        expect((pair.mirrored.frame("0")?.maxX ?? 0) > 300)
        pair.scroll(dx: -5000)
        pair.plain.drag(from: CGPoint(x: 10, y: 41), to: CGPoint(x: 60, y: 41))
        pair.mirrored.drag(from: CGPoint(x: 190, y: 41), to: CGPoint(x: 140, y: 41))
        expect((pair.mirrored.frame("0")?.maxX ?? 0) > 300)
        expect(pair.differences(pixels: false), equals: [])
    }

    @Test("a vertical bar is at the left edge")
    func verticalBar() {
        let pair = MirroredPair(100, 100) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Tile(number: $0, width: 100) } } }
        }
        pair.plain.hover(at: CGPoint(x: 50, y: 50))
        pair.mirrored.hover(at: CGPoint(x: 50, y: 50))
        expect(pair.differences(), equals: [])
        pair.scroll(dy: 90)
        expect(pair.differences(), equals: [])
        let before = pair.mirrored.frame("0")?.minY
        pair.mirrored.tap(at: CGPoint(x: 4, y: 90))
        expect(pair.mirrored.frame("0")?.minY != before)
    }

    @Test("margins, anchors, ids and positions count from the leading edge")
    func places() {
        let position = Box(ScrollPosition()), anchor = Box<UnitPoint?>(nil)
        let offsets = Box<[CGFloat]>([])
        let pair = MirroredPair(200, 60) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<30, id: \.self) { Tile(number: $0) } }
            }
            .contentMargins(.leading, 20)
            .contentMargins(.trailing, 5)
            .defaultScrollAnchor(anchor.value)
            .scrollPosition(
                Binding {
                    position.value
                } set: { _ in
                }
            )
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.x
            } action: {
                offsets.value.append($1)
            }
        }
        expect(pair.mirrored.frame("0")?.maxX, equals: 180)
        expect(pair.differences(), equals: [])
        expect(offsets.value, equals: [-20, -20])
        position.value.scrollTo(id: 12)
        pair.update()
        expect(pair.differences(), equals: [])
        position.value.scrollTo(id: 3, anchor: .center)
        pair.update()
        expect(pair.differences(), equals: [])
        position.value.scrollTo(edge: .trailing)
        pair.update()
        expect(pair.mirrored.frame("29")?.minX, equals: 5)
        expect(pair.differences(), equals: [])
        position.value.scrollTo(x: 100)
        pair.update()
        expect(pair.mirrored.frame("2")?.maxX, equals: 200)
        expect(pair.differences(), equals: [])
        position.value.scrollTo(edge: .leading)
        pair.update()
        expect(pair.differences(), equals: [])
        anchor.value = .trailing
        let atEnd = MirroredPair(200, 60) {
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<3, id: \.self) { Tile(number: $0) } } }
                .defaultScrollAnchor(.trailing)
        }
        expect(atEnd.mirrored.frame("2")?.minX, equals: 0)
        expect(atEnd.differences(), equals: [])
    }

    @Test("scrolling ends at pages and views")
    func targets() {
        func pair(_ behavior: some ScrollTargetBehavior) -> MirroredPair {
            MirroredPair(200, 60) {
                ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<31, id: \.self) { Tile(number: $0) } } }
                    .scrollTargetBehavior(behavior)
            }
        }
        let pages = pair(.paging), views = pair(.viewAligned)
        for distance in [30, 30, 250, -30, 30, 600] as [CGFloat] {
            pages.scroll(dx: distance)
            views.scroll(dx: distance)
            expect(pages.differences() == [] && views.differences() == [])
        }
        expect(pages.mirrored.frame("5")?.maxX == 200 || (pages.mirrored.frame("5")?.maxX ?? 0) > 200)
    }

    @Test("lazy rows are inserted and removed, and keep their position")
    func lazyRows() {
        let numbers = Box(Array(0..<500))
        func tile(_ number: Int) -> Tile {
            let width = 20 + number * 7 % 50, height = 10 + number % 4 * 5
            return Tile(number: number, width: CGFloat(width), height: CGFloat(height))
        }
        let pair = MirroredPair(200, 60) {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 2) { ForEach(numbers.value, id: \.self) { tile($0) } }
            }
        }
        expect(pair.differences(), equals: [])
        for distance in [35, 180, 2000, -300, 90, -12, -700] as [CGFloat] {
            pair.scroll(dx: distance)
            expect(pair.differences(), equals: [], "after \(distance)")
        }
        // Insertions before the visible rows move nothing.
        func isSeen(_ number: Int) -> Bool {
            let end: CGFloat = pair.mirrored.frame("\(number)")?.maxX ?? 300
            return end <= 200
        }
        let seen = (0..<500).first(where: isSeen) ?? 0
        let place = pair.mirrored.frame("\(seen)")
        numbers.value.insert(contentsOf: 1000..<1005, at: 0)
        pair.update()
        expect(pair.mirrored.frame("\(seen)"), equals: place)
        expect(pair.differences(), equals: [])
        numbers.value.removeSubrange(0..<3)
        pair.update()
        expect(pair.mirrored.frame("\(seen)"), equals: place)
        pair.plain.key(.end)
        pair.mirrored.key(.end)
        expect(pair.mirrored.frame("499")?.minX, equals: 0)
        expect(pair.differences(), equals: [])
    }

    @Test("lazy grids and pinned headers")
    func grids() {
        let columns = [GridItem(.fixed(30), alignment: .leading), GridItem(.adaptive(minimum: 40), spacing: 3)]
        let vertical = MirroredPair(200, 100) {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .leading, spacing: 2) {
                    ForEach(0..<100, id: \.self) { Tile(number: $0, width: $0 % 3 == 0 ? 20 : nil) }
                }
            }
        }
        expect(vertical.differences(), equals: [])
        vertical.scroll(dy: 137)
        expect(vertical.differences(), equals: [])
        let horizontal = MirroredPair(200, 100) {
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 3, pinnedViews: .sectionHeaders
                ) {
                    ForEach(0..<6, id: \.self) { section in
                        Section {
                            ForEach(0..<9, id: \.self) { Tile(number: section * 10 + $0, height: nil) }
                        } header: {
                            Tile(number: 100 + section, width: 12, height: 100)
                        }
                    }
                }
            }
        }
        expect(horizontal.differences(), equals: [])
        for distance in [40, 200, 55, -80] as [CGFloat] {
            horizontal.scroll(dx: distance)
            expect(horizontal.differences(), equals: [])
        }
    }

    @Test("another layout direction mirrors scrolled content, which keeps its position")
    func changes() {
        let direction = Box(LayoutDirection.leftToRight)
        let host = TestHost.live(width: 200, height: 60) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<50, id: \.self) { Tile(number: $0) } }
            }.environment(\.layoutDirection, direction.value)
        }
        host.scroll(at: CGPoint(x: 100, y: 30), dx: 90, dy: 0)
        expect(host.frame("2")?.minX, equals: -10)
        direction.value = .rightToLeft
        host.update()
        expect(host.frame("2")?.maxX, equals: 210)
        direction.value = .leftToRight
        host.update()
        expect(host.frame("2")?.minX, equals: -10)
    }

    @Test("readers get their position in the window, from their leading edge")
    func readers() {
        let host = TestHost(width: 200, height: 60) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        GeometryReader { proxy in
                            let frame = proxy.frame(in: .global), seen = proxy.frame(in: .scrollView)
                            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot\(number)")
                                .preference(key: FramesKey.self, value: [frame, seen])
                        }
                        .frame(width: 40, height: 30).accessibilityIdentifier("\(number)")
                    }
                }
                .onPreferenceChange(FramesKey.self) { found in frames.value = found }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        host.update()
        expect(host.frame("dot0"), equals: CGRect(x: 190, y: 15, width: 10, height: 10))
        expect(frames.value.first, equals: host.frame("0"))
        host.scroll(at: CGPoint(x: 100, y: 30), dx: -30, dy: 0)
        expect(host.frame("0"), equals: CGRect(x: 190, y: 15, width: 40, height: 30))
        expect(frames.value.first, equals: host.frame("0"))
        // The scroll view is as high as the row.
        expect(frames.value.dropFirst().first, equals: CGRect(x: 190, y: 0, width: 40, height: 30))
    }

    private let frames = Box<[CGRect]>([])

    private struct FramesKey: PreferenceKey {
        static var defaultValue: [CGRect] { [] }
        static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
    }

    @Test("the visible part of a long row is found without visiting all of it")
    func bisection() throws {
        let pair = MirroredPair(200, 60) {
            HStack(spacing: 0) { ForEach(0..<400, id: \.self) { Tile(number: $0, width: 10) } }.fixedSize()
        }
        expect(pair.differences(), equals: [])
        func find(_ node: LayoutNode) -> StackLayoutNode? {
            if let stack = node as? StackLayoutNode, stack.children.count == 400 { return stack }
            var found: StackLayoutNode?
            node.forEachChild { if found == nil { found = find($0) } }
            return found
        }
        let stack = try require(pair.mirrored.pipeline.layout.root.flatMap(find))
        for start in stride(from: CGFloat(-50), to: 4100, by: 111) {
            let area = CGRect(x: start, y: 0, width: 50, height: 30)
            var visited: [LayoutNode] = []
            stack.forEachChild(near: area, margin: 1) { visited.append($0) }
            expect(visited.count < 20)
            for child in stack.children where CGRect(origin: child.origin, size: child.size).intersects(area) {
                expect(visited.contains { $0 === child })
            }
        }
    }
}
