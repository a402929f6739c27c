import CoreTesting
import Expectations
import HostSupport
import Testing

/// With right to left layout, everything is mirrored.
@MainActor struct RightToLeftTests {
    private func mirrored<Content: View>(@ViewBuilder _ content: () -> Content) -> Arrangement {
        Arrangement(100, 100) { content().environment(\.layoutDirection, .rightToLeft) }
    }

    @Test("stacks, frames, padding, offsets and overlays")
    func modifiers() {
        let row = mirrored {
            HStack(spacing: 0) {
                Block("a", 10, 10)
                Block("b", 30, 10)
            }
        }
        expect(row["a"], equals: [30, 0, 10, 10])
        expect(row["b"], equals: [0, 0, 30, 10])
        let column = mirrored {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 10, 10)
                Block("b", 30, 10)
            }
        }
        expect(column["a"], equals: [20, 0, 10, 10])
        expect(mirrored { Block("a", 10, 10).frame(width: 50, alignment: .leading) }["a"], equals: [40, 0, 10, 10])
        expect(mirrored { Block("a", 10, 10).padding(.leading, 5) }["a"], equals: [0, 0, 10, 10])
        expect(mirrored { Block("a", 10, 10).padding(.trailing, 5) }["a"], equals: [5, 0, 10, 10])
        expect(mirrored { Block("a", 10, 10).offset(x: 5, y: 1).frame(width: 30) }["a"], equals: [5, 1, 10, 10])
        expect(mirrored { Block("a", 10, 10).position(x: 20, y: 20) }["a"], equals: [75, 15, 10, 10])
        let over = mirrored { Block("base", 50, 50).overlay(alignment: .topTrailing) { Block("a", 10, 10) } }
        expect(over["a"], equals: [0, 0, 10, 10])
        let layers = mirrored {
            ZStack(alignment: .leading) {
                Block("base", 50, 50)
                Block("a", 10, 10)
            }
        }
        expect(layers["a"], equals: [40, 20, 10, 10])
    }

    @Test("grids, custom layouts, and bars at an edge")
    func containers() {
        let grid = mirrored {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 10, 10)
                    Block("b", 20, 10)
                }
                GridRow {
                    Block("c", 5, 10)
                    Block("d", 5, 10)
                }
            }
        }
        expect(grid["a"], equals: [20, 0, 10, 10])
        expect(grid["c"], equals: [25, 10, 5, 10])
        expect(grid["d"], equals: [15, 10, 5, 10])
        let row = mirrored {
            HStackLayout(spacing: 0)({
                Block("a", 10, 10)
                Block("b", 20, 10)
            })
        }
        expect(row["a"], equals: [20, 0, 10, 10])
        let bar = mirrored {
            Fill("in").overlay { Fill("out").ignoresSafeArea() }
                .safeAreaInset(edge: .leading, spacing: 0) { Block("bar", 20, 100) }
        }
        expect(bar["bar"], equals: [80, 0, 20, 100])
        expect(bar["in"], equals: [0, 0, 80, 100])
        expect(bar["out"], equals: [0, 0, 100, 100])
    }

    @Test("another layout direction mirrors existing views, and left to right inside right to left stays")
    func changes() {
        let direction = Box(LayoutDirection.leftToRight)
        let host = TestHost.live(width: 100, height: 100) {
            HStack(spacing: 0) {
                Block("a", 10, 10)
                HStack(spacing: 0) {
                    Block("b", 10, 10)
                    Block("c", 10, 10).padding(.leading, 5)
                }.environment(\.layoutDirection, .leftToRight)
            }.environment(\.layoutDirection, direction.value)
        }
        func xs() -> [CGFloat] { ["a", "b", "c"].map { (host.frame($0)?.minX ?? -1) - host.layoutTree.frame.minX } }
        expect(xs(), equals: [0, 10, 25])
        direction.value = .rightToLeft
        host.update()
        expect(xs(), equals: [25, 0, 15])
        direction.value = .leftToRight
        host.update()
        expect(xs(), equals: [0, 10, 25])
    }

    @Test("a row of a mirrored stack that changes its width moves correctly, in long stacks too")
    func rows() {
        let width = Box<CGFloat>(10)
        let host = TestHost.live(width: 400, height: 400) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<20, id: \.self) { Block("row\($0)", $0 == 3 ? width.value : 50, 10) }
            }.environment(\.layoutDirection, .rightToLeft)
        }
        expect(host.frame("row3")?.maxX, equals: host.frame("row2")?.maxX)
        width.value = 30
        host.update()
        expect(host.frame("row3")?.maxX, equals: host.frame("row2")?.maxX)
        expect(host.frame("row3")?.width, equals: 30)
    }

    @Test("drawings are mirrored if they request it")
    func behaviors() {
        func host(_ direction: LayoutDirection, _ behavior: LayoutDirectionBehavior) -> TestHost {
            TestHost.live(width: 20, height: 10) {
                HStack(spacing: 0) {
                    Color(red: 1, green: 0, blue: 0)
                    Color(red: 0, green: 0, blue: 1)
                }
                .environment(\.layoutDirection, .leftToRight).layoutDirectionBehavior(behavior)
                .environment(\.layoutDirection, direction)
            }
        }
        expect(host(.leftToRight, .mirrors).pixel(5, 5), equals: [255, 0, 0])
        expect(host(.rightToLeft, .mirrors).pixel(5, 5), equals: [0, 0, 255])
        expect(host(.rightToLeft, .fixed).pixel(5, 5), equals: [255, 0, 0])
    }
}
