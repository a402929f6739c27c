import CoreTesting
import Expectations
import HostSupport
import Testing

/// Bugs found by random layouts.
@MainActor struct RareLayouts {
    /// A line across the window's middle, with an invalid proposal.
    @Test("a NaN proposal does not affect later sizes")
    func notANumber() {
        let host = TestHost(width: 100, height: 100) { Divider() }
        host.update()
        expect(host.pipeline.contentSize(for: ProposedViewSize(width: CGFloat.nan, height: 20)).height, equals: 1)
        host.resize(width: 333, height: 100)
        expect(host.layoutTree.frame, equals: CGRect(x: 0, y: 49.5, width: 333, height: 1))
    }

    @Test("a lazy grid updates for other columns of the same width")
    func columns() {
        let isEven = Box(true)
        let host = TestHost.live(width: 100, height: 100) {
            ScrollView {
                LazyVGrid(
                    columns: isEven.value
                        ? [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))]
                        : [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(80))], spacing: 0
                ) {
                    ForEach(0..<6, id: \.self) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
                }
            }
        }
        expect(host.frame("1"), equals: CGRect(x: 50, y: 0, width: 50, height: 10))
        isEven.value = false
        host.update()
        expect(host.frame("1"), equals: CGRect(x: 20, y: 0, width: 80, height: 10))
    }

    @Test("a stack uses the priority of a ViewThatFits' first view, whatever was chosen before")
    func choices() {
        let host = TestHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Circle().accessibilityIdentifier("circle")
                ViewThatFits { Spacer(minLength: 0) }
            }
        }
        let first = host.frame("circle")?.height
        host.resize(width: 100, height: 50)
        host.resize(width: 100, height: 100)
        expect(host.frame("circle")?.height, equals: first)
    }

    private struct Senseless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: -10, height: 20)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for view in subviews { view.place(at: CGPoint(x: CGFloat.infinity, y: 0), proposal: .unspecified) }
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { .nan }
    }

    @Test("a layout that breaks every rule causes one warning for each mistake, and all positions are finite")
    func senseless() {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost(width: 100, height: 100) {
            VStack(alignment: .leading, spacing: 0) {
                Block("above", 30, 10).alignmentGuide(.leading) { _ in 5 }
                Senseless()({ ForEach(0..<10, id: \.self) { Block("\($0)", 10, 10) } })
            }
        }
        host.update()
        expect(host.layoutTree.isPlausible)
        expect(host.frame("above")?.size, equals: CGSize(width: 30, height: 10))
        expect(warnings.filter { $0.hasPrefix("Senseless.sizeThatFits returned -10.0 by 20.0") }.count, equals: 1)
        expect(warnings.filter { $0.hasPrefix("Senseless places view 0 at (inf, 0.0)") }.count, equals: 1)
        expect(warnings.filter { $0.hasPrefix("Senseless.explicitAlignment returned nan") }.count, equals: 1)
        expect(warnings.count, equals: 3)
    }

    /// Its views begin 10 points before its leading line.
    private struct Indented: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 30, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .leading ? 10 : nil }
    }

    @Test("the guides of a layout count also where no view sets any")
    func ownGuides() {
        let host = TestHost(width: 100, height: 100) {
            VStack(alignment: .leading, spacing: 0) {
                Block("above", 50, 10)
                Indented()({ Block("in", 30, 10) })
            }
        }
        host.update()
        // 60 wide together, in the middle: the line is at 30.
        expect(host.frame("above")?.minX, equals: 30)
        expect(host.frame("in")?.minX, equals: 20)
    }

    @Test("a stack follows the spacing of a layout whose views change")
    func spacingOfChangedViews() {
        let hasSpacer = Box(false)
        let host = TestHost.live(width: 100, height: 100) {
            VStack {
                Indented()({ if hasSpacer.value { Spacer() } })
                Block("below", 30, 10)
            }
        }
        // 10 + 8 + 10 in the middle of 100; a layout around a spacer alone has no spacing.
        expect(host.frame("below")?.minY, equals: 54)
        hasSpacer.value = true
        host.update()
        expect(host.frame("below")?.minY, equals: 50)
    }

    @Test("a setting of a grid cell that gives way to another is gone")
    func replacedCellSetting() {
        let isWide = Box(true)
        let host = TestHost.live(width: 100, height: 40) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    let block = Block("a", 10, 10)
                    isWide.value ? AnyView(block.gridCellColumns(3)) : AnyView(block.gridCellUnsizedAxes([]))
                    Block("b", 10, 10)
                }
                GridRow { ForEach(0..<4, id: \.self) { Block("\($0)", 10, 10) } }
            }
        }
        expect(host.frame("b")?.minX, equals: host.frame("3")?.minX)
        isWide.value = false
        host.update()
        expect(host.frame("b")?.minX, equals: host.frame("1")?.minX)
    }

    @Test("an infinite minimum length is clamped")
    func endless() {
        let host = TestHost(width: 100, height: 100) {
            Circle().frame(minHeight: .infinity, maxHeight: 40, alignment: .bottom)
        }
        host.update()
        expect(host.layoutTree.isPlausible)
    }

    @Test("a reader follows the layout direction, also after it has run")
    func directions() {
        let host = TestHost(width: 100, height: 20) { GeometryReader { _ in Block("a", 30, 20) } }
        for _ in 0..<2 {
            host.setEnvironment(\.layoutDirection, .rightToLeft)
            expect(host.frame("a")?.minX, equals: 70)
            host.setEnvironment(\.layoutDirection, .leftToRight)
            expect(host.frame("a")?.minX, equals: 0)
        }
    }

    /// The scroll view keeps its size, because its content's is fixed; its content gets the new proposal nevertheless.
    @Test("lengths relative to a scroll view that does not scroll follow its proposal")
    func offers() {
        let host = TestHost(width: 100, height: 10) {
            ScrollView([]) {
                HStack(spacing: 0) { Color.red.accessibilityIdentifier("full").containerRelativeFrame(.vertical) }
                    .frame(height: 30)
            }
        }
        host.update()
        expect(host.frame("full")?.height, equals: 10)
        host.resize(width: 100, height: 200)
        expect(host.frame("full")?.height, equals: 200)
    }

    @Test("a placed scroll view has the same size for another proposal as one that is not placed yet")
    func questions() {
        let host = TestHost(width: 100, height: 100) {
            ScrollView { Color.red.frame(height: 10).containerRelativeFrame(.horizontal) }
        }
        host.update()
        for width in [50, 100, 70] as [CGFloat] {
            let proposal = ProposedViewSize(width: width, height: 20)
            expect(host.pipeline.contentSize(for: proposal), equals: CGSize(width: width, height: 20))
        }
    }

    private struct FarAway: Layout {
        let places: [CGFloat]
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (view, x) in zip(subviews, places + [bounds.minX]) {
                view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    @Test("a view immensely far away hides no other", arguments: [[-1e200], [1e200], [-1e200, 1e200]], [false, true])
    func farAway(places: [CGFloat], hasLayer: Bool) {
        let host = TestHost(width: 30, height: 10) {
            HStack(spacing: 0) {
                Color.red
                FarAway(places: places)({
                    ForEach(0...places.count, id: \.self) { _ in Color.blue.frame(width: 10, height: 10) }
                })
                .opacity(hasLayer ? 0.5 : 1)
                Color.green
            }
        }
        host.update()
        let near = TestHost(width: 30, height: 10) {
            HStack(spacing: 0) {
                Color.red
                Color.blue.frame(width: 10, height: 10).opacity(hasLayer ? 0.5 : 1)
                Color.green
            }
        }
        near.update()
        expect(host.snapshot(), equals: near.snapshot())
    }

    /// In a row of its ideal length the texts are served by their flexibility, which the height limits.
    @Test("a row of fixed width shows its texts in full, and is divided again when the height changes")
    func fixedRow() {
        func host(_ height: CGFloat) -> TestHost {
            let host = TestHost(width: 90, height: height) {
                HStack(spacing: 9) {
                    Text("abcd0")
                    Text("abcdef1").accessibilityIdentifier("long")
                    ForEach(["abcd0", "abcde0", "abc0"], id: \.self) { Text($0) }
                }
                .padding(7).fixedSize(horizontal: true, vertical: false)
            }
            host.update()
            return host
        }
        let natural = TestHost(width: 400, height: 100) { Text("abcdef1").accessibilityIdentifier("long") }
        natural.update()
        let resized = host(240)
        for height in [120, 60, 20, 240] as [CGFloat] {
            resized.resize(width: 90, height: height)
            expect(resized.layoutTree, equals: host(height).layoutTree)
            expect(resized.frame("long")?.size, equals: natural.frame("long")?.size)
        }
    }

    private struct Reversed: View {
        let isReversed: Bool
        var body: some View {
            HStack(spacing: 0) {
                if isReversed { Color.red.frame(width: 20) }
                ViewThatFits(in: .vertical) {
                    VStack(spacing: 0) {
                        Color.green
                        Color.blue.frame(height: 100)
                    }
                    Color.orange
                }
                .fixedSize(horizontal: true, vertical: false)
            }
        }
    }

    @Test("what a view of fixed width does with another height is asked again", arguments: [false, true])
    func fixedWidth(isReversed: Bool) {
        let host = TestHost(width: 90, height: 240) { Reversed(isReversed: isReversed) }
        for height in [240, 50, 120] as [CGFloat] {
            host.resize(width: 90, height: height)
            let fresh = TestHost(width: 90, height: height) { Reversed(isReversed: isReversed) }
            expect(host.layoutTree, equals: fresh.layoutTree)
        }
    }

    @Test("the ideal size of a scroll view does not depend on its size, whatever its content counts from")
    func idealSizes() {
        func host(_ width: CGFloat) -> TestHost {
            let host = TestHost(width: width, height: 200) {
                ScrollView {
                    VStack(spacing: 0) {
                        Circle().containerRelativeFrame([.horizontal, .vertical], count: 3, span: 2, spacing: 40)
                            .accessibilityIdentifier("circle")
                        Divider()
                    }
                }
                .aspectRatio(nil, contentMode: .fill)
            }
            host.update()
            return host
        }
        let resized = host(200)
        let proposal = ProposedViewSize(width: 1000, height: 1e-9)
        let answer = resized.pipeline.contentSize(for: proposal)
        for width in [200, 90, 300, 200] as [CGFloat] {
            resized.resize(width: width, height: 200)
            let fresh = host(width)
            expect(resized.layoutTree, equals: fresh.layoutTree)
            expect(resized.frame("circle"), equals: fresh.frame("circle"))
            expect(resized.pipeline.contentSize(for: proposal), equals: answer)
            resized.update()
            expect(resized.layoutTree, equals: fresh.layoutTree)
        }
    }

    @Test("what counts from a length that nothing offers has its own")
    func nestedScrolling() {
        let host = TestHost(width: 100, height: 100) {
            ScrollView {
                ScrollView {
                    Color.red.frame(height: 30).containerRelativeFrame([.horizontal, .vertical])
                        .accessibilityIdentifier("inner")
                }
                Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("outer")
            }
        }
        host.update()
        expect(host.frame("inner")?.size, equals: CGSize(width: 100, height: 30))
        expect(host.frame("outer")?.size, equals: CGSize(width: 100, height: 100))
        host.resize(width: 60, height: 50)
        expect(host.frame("inner")?.size, equals: CGSize(width: 60, height: 30))
        expect(host.frame("outer")?.size, equals: CGSize(width: 60, height: 50))
    }

    private struct SmallLetters: View {
        let isWide: Box<Bool>
        let scale: CGFloat, way: Int, place: CGFloat

        @ViewBuilder private var letters: some View {
            let letters = Text("jaW").font(.caption2)
                .overlay(alignment: .top) {
                    Color.gray.frame(width: isWide.value ? 90 : 5, height: 2).offset(y: -10)
                }
            switch way {
            case 1: letters.compositingGroup().opacity(0.6)
            case 2: letters.blur(radius: 0.3)
            case 3: letters.scaleEffect(1.5).compositingGroup().opacity(0.6)
            default: letters
            }
        }

        var body: some View {
            letters.scaleEffect(scale).rotationEffect(.degrees(way == 4 ? 20 : 0)).offset(x: place)
        }
    }

    /// Its last pixels were clipped, because the layer's picture ended at the frames of its content.
    @Test("a letter in a scaled view is completely visible, whatever else is in the view", arguments: 0...4)
    func smallLetters(way: Int) {
        var different: [String] = []
        for display in [1, 1.5, 2] as [CGFloat] {
            for scale in [0.4, 0.5, 0.75, 1.3] as [CGFloat] {
                for place in [0, 0.25, 0.5, 0.75] as [CGFloat] {
                    let isWide = Box(false)
                    func host() -> TestHost {
                        let host = TestHost(width: 120, height: 40, scale: display) {
                            SmallLetters(isWide: isWide, scale: scale, way: way, place: place)
                        }
                        host.update()
                        return host
                    }
                    let changed = host()
                    isWide.value = true
                    changed.update()
                    if changed.snapshot() != host().snapshot() { different.append("\(scale) at \(display), \(place)") }
                }
            }
        }
        expect(different.isEmpty)
    }
}
