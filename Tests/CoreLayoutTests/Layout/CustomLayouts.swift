import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Views from left to right, wrapped into the next line at the end of the width.
private struct Flow: Layout {
    var spacing: CGFloat = 10

    private func lines(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
        var places: [CGPoint] = []
        var corner = CGPoint.zero, size = CGSize.zero, height: CGFloat = 0
        for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + own.width > width {
                corner = CGPoint(x: 0, y: corner.y + height + spacing)
                height = 0
            }
            places.append(corner)
            height = max(height, own.height)
            size.width = max(size.width, corner.x + own.width)
            size.height = max(size.height, corner.y + own.height)
            corner.x += own.width + spacing
        }
        return (places, size)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        lines(proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, lines(bounds.width, subviews).places) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}

/// A square of 100 points whose closure places its views.
private struct Square: Layout {
    var side: CGFloat = 100
    var arrange: @Sendable (LayoutSubviews) -> Void = { _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        arrange(subviews)
    }
}

/// Counts how often its cache is made and updated.
private struct Counting: Layout {
    final class Counts: @unchecked Sendable {
        var made = 0, updated = 0, placed = 0
    }

    let counts: Counts
    var spacing: CGFloat = 0

    func makeCache(subviews: Subviews) -> Int {
        counts.made += 1
        return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        counts.updated += 1
        cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: CGFloat(cache) * (10 + spacing))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        counts.placed += 1
        for (index, view) in subviews.enumerated() {
            view.place(at: CGPoint(x: 0, y: CGFloat(index) * 10), proposal: ProposedViewSize(width: nil, height: 10))
        }
    }
}

private struct Flex: LayoutValueKey { static let defaultValue: CGFloat? = nil }

/// The public `Layout` protocol.
@MainActor struct CustomLayouts {
    private func warnings(_ body: () -> Void) -> [String] {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        body()
        return warnings
    }

    @Test("a flow layout wraps at its width, and again after another width or a new view")
    func flow() {
        let names = Box(["a", "b", "c"])
        let host = TestHost.live(width: 100, height: 100) {
            Flow { ForEach(names.value, id: \.self) { Block($0, 40, 20) } }
        }
        expect(host.layoutTree.frame, equals: CGRect(x: 5, y: 25, width: 90, height: 50))
        expect(host.frame("b"), equals: CGRect(x: 55, y: 25, width: 40, height: 20))
        expect(host.frame("c"), equals: CGRect(x: 5, y: 55, width: 40, height: 20))
        host.resize(width: 300, height: 100)
        expect(host.frame("c"), equals: CGRect(x: 180, y: 40, width: 40, height: 20))
        names.value = ["a", "c"]
        host.update()
        expect(host.frame("c"), equals: CGRect(x: 155, y: 40, width: 40, height: 20))
    }

    @Test("a view that is not placed is centred; of two places the last counts, with a warning")
    func places() {
        let none = Arrangement(100, 100) { Square()({ Block("a", 20, 20) }) }
        expect(none["a"], equals: [40, 40, 20, 20])
        var twice: [CGFloat]?
        let text = warnings {
            twice =
                Arrangement(100, 100) {
                    Square { views in
                        views[0].place(at: .zero, proposal: .unspecified)
                        views[0].place(at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing, proposal: .unspecified)
                    }({ Block("a", 20, 20) })
                }["a"]
        }
        expect(twice, equals: [80, 80, 20, 20])
        expect(text.contains { $0.contains("Square places view 0 twice") })
    }

    @Test("numbers that are not finite cause a warning with the layout's name, and the window keeps working")
    func nonsense() {
        var frame: [CGFloat]?, size: [CGFloat] = []
        let text = warnings {
            let view = Arrangement(100, 100) {
                Square(side: .nan) { views in
                    views[0].place(
                        at: CGPoint(x: CGFloat.nan, y: 0), proposal: ProposedViewSize(width: CGFloat.nan, height: -5))
                }({ Block("a", 20, 20) })
            }
            (frame, size) = (view["a"], view.size)
        }
        expect(size, equals: [0, 0])
        expect(frame, equals: [-10, -10, 20, 20])
        expect(text.contains { $0.contains("Square.sizeThatFits returned nan") })
        expect(text.contains { $0.contains("Square places view 0 at (nan, 0.0)") })
    }

    @Test("the cache is made once, and updated when the layout or its views change")
    func cache() {
        let counts = Counting.Counts()
        let names = Box(["a"]), spacing = Box<CGFloat>(0), color = Box(Color.red)
        let host = TestHost.live(width: 100, height: 100) {
            Counting(counts: counts, spacing: spacing.value) {
                ForEach(names.value, id: \.self) { _ in color.value }
            }
        }
        host.update()
        expect(counts.made == 1 && counts.updated == 0 && counts.placed == 1)
        host.resize(width: 150, height: 100)
        expect(counts.made == 1 && counts.updated == 0 && counts.placed == 2)
        color.value = .blue
        host.update()
        expect(counts.updated, equals: 0)
        spacing.value = 5
        host.update()
        expect(counts.made == 1 && counts.updated == 1)
        names.value = ["a", "b"]
        host.update()
        expect(counts.made == 1 && counts.updated == 2)
        expect(host.layoutTree.frame.height, equals: 30)
    }

    @Test("layout values of views, through modifiers around them")
    func values() {
        let value = Box<CGFloat?>(2)
        let host = TestHost.live(width: 100, height: 100) {
            Square { views in
                for (index, view) in views.enumerated() {
                    view.place(at: CGPoint(x: (view[Flex.self] ?? 50), y: CGFloat(index) * 20), proposal: .unspecified)
                }
            }({
                Block("a", 20, 20).layoutValue(key: Flex.self, value: value.value).padding(0)
                Block("b", 20, 20)
            })
        }
        expect(host.frame("a")?.minX, equals: 2)
        expect(host.frame("b")?.minX, equals: 50)
        value.value = 30
        host.update()
        expect(host.frame("a")?.minX, equals: 30)
    }

    @Test("AnyLayout keeps the state of its views when the layout changes; spacers and dividers change their axis")
    func anyLayout() {
        let isHorizontal = Box(true)
        let host = TestHost.live(width: 200, height: 100) {
            let layout = isHorizontal.value ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Counter("a")
                Divider().accessibilityIdentifier("line")
                Spacer().accessibilityIdentifier("space")
                Block("b", 20, 20)
            }
        }
        host.tap("a")
        expect(host.labels.contains("a1"))
        expect(host.frame("b")?.maxX, equals: 200)
        expect(host.frame("line")?.width, equals: 1)
        isHorizontal.value = false
        host.update()
        expect(host.labels.contains("a1"))
        expect(host.frame("b")?.maxY, equals: 100)
        expect(host.frame("line")?.height, equals: 1)
        expect(host.frame("space")?.width, equals: 0)
    }

    @Test("the layout types of stacks arrange views as the stacks do")
    func stackLayouts() {
        func blocks() -> some View {
            Group {
                Block("a", 20, 30)
                Fill("b").frame(maxWidth: 50)
                Text("text").accessibilityIdentifier("c")
                Spacer(minLength: 3)
                Fill("d").layoutPriority(1).frame(minWidth: 10)
            }
        }
        func places(_ view: Arrangement) -> [[CGFloat]?] { ["a", "b", "c", "d"].map { view[$0] } + [view.size] }
        for width in [40.0, 100, 250] as [CGFloat] {
            expect(
                places(Arrangement(width, 60) { HStackLayout(alignment: .bottom)({ blocks() }) }),
                equals: places(Arrangement(width, 60) { HStack(alignment: .bottom) { blocks() } }))
            expect(
                places(Arrangement(width, 60) { HStackLayout(alignment: .firstTextBaseline)({ blocks() }) }),
                equals: places(Arrangement(width, 60) { HStack(alignment: .firstTextBaseline) { blocks() } }))
            expect(
                places(Arrangement(60, width) { VStackLayout(alignment: .trailing, spacing: 3)({ blocks() }) }),
                equals: places(Arrangement(60, width) { VStack(alignment: .trailing, spacing: 3) { blocks() } }))
            expect(
                places(Arrangement(60, width) { ZStackLayout(alignment: .topTrailing)({ blocks() }) }),
                equals: places(Arrangement(60, width) { ZStack(alignment: .topTrailing) { blocks() } }))
        }
    }

    @Test("a layout that delegates to another: the other's placements count")
    func nested() {
        struct Indented: Layout {
            let inner = VStackLayout(alignment: .leading, spacing: 0)
            func makeCache(subviews: Subviews) -> VStackLayout.Cache { inner.makeCache(subviews: subviews) }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize
            {
                let size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
                return CGSize(width: size.width + 10, height: size.height)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
            ) {
                inner.placeSubviews(
                    in: bounds.offsetBy(dx: 10, dy: 0), proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let view = Arrangement(100, 100) {
            Indented {
                Block("a", 20, 20)
                Block("b", 30, 20)
            }
        }
        expect(view.size, equals: [40, 40])
        expect(view["b"], equals: [10, 20, 30, 20])
    }

    @Test("a layout's preferred spacing applies around it: none beside a spacer, the default beside other views")
    func spacing() {
        expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), equals: 8)
        expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical), equals: 0)
        expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .vertical), equals: 0)
        let view = Arrangement(200, 100) {
            HStack {
                Block("a", 20, 20)
                HStackLayout()({ Spacer() }).frame(width: 10)
                Block("b", 20, 20)
            }
        }
        expect(view["b"]?[0], equals: 30)
    }
}
