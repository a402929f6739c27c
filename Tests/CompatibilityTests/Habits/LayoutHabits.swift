import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

/// Habits of layout: equal sizes, views beside others, what a layout is told of its views.
@MainActor struct LayoutHabits {
    @Test("An alignment guide makes a ZStack as large as the union of its views")
    func zStackUnion() {
        let it = Arrangement(200, 100) {
            ZStack(alignment: .leading) {
                Block("a", 40, 40)
                Block("b", 20, 20).alignmentGuide(.leading) { _ in -30 }
            }
        }
        expect(it.size, equals: [50, 40])
        expect(it["b"], equals: [30, 10, 20, 20])
    }

    @Test("Negative padding makes the reported size smaller, and the proposal larger")
    func negativePadding() {
        let rigid = Arrangement(200, 200) { Block("a", 50, 50).padding(-10) }
        expect(rigid.size, equals: [30, 30])
        expect(rigid["a"], equals: [-10, -10, 50, 50])
        let flexible = Arrangement(100, 100) { Fill("a").padding(-10) }
        expect(flexible.size, equals: [100, 100])
        expect(flexible["a"], equals: [-10, -10, 120, 120])
    }

    @Test("A Spacer with a frame keeps that it has no spacing")
    func framedSpacer() {
        let it = Arrangement(300, 60) {
            HStack {
                Block("a", 50, 10)
                Spacer().frame(width: 20)
                Block("b", 50, 10)
            }
        }
        expect(it.size[0], equals: 120)
    }

    @Test("What is empty takes no spacing, with modifiers or without")
    func emptyViews() {
        let flag = Box(false)
        let it = Arrangement(100, 200) {
            VStack {
                Block("a", 10, 10)
                EmptyView()
                EmptyView().padding(10).frame(width: 40, height: 40)
                if flag.value { Block("c", 10, 10) }
                Group {}
                ForEach(0..<0) { _ in Block("d", 10, 10) }
                Block("b", 10, 10)
            }
        }
        expect(it.size, equals: [10, 28])
    }

    @Test("Two insets of an edge stack up, the outer one at the edge")
    func twoInsets() {
        let it = Arrangement(100, 100) {
            Fill("content")
                .safeAreaInset(edge: .bottom, spacing: 0) { Block("inner", 50, 20) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Block("outer", 50, 10) }
        }
        expect(it["content"], equals: [0, 0, 100, 70])
        expect(it["inner"], equals: [25, 70, 50, 20])
        expect(it["outer"], equals: [25, 90, 50, 10])
    }

    @Test("Explicit guides can be told from implicit ones")
    func explicitGuides() {
        struct Show: Layout {
            let tell: @MainActor ([CGFloat?]) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                let guides = subviews.map { $0.dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] }
                MainActor.assumeIsolated { tell(guides) }
                for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
            }
        }
        var told: [CGFloat?] = []
        let it = Arrangement(100, 100) {
            Show(tell: { told = $0 }) {
                Block("a", 20, 20)
                Block("b", 20, 20).alignmentGuide(.leading) { $0.width / 2 }
                VStack { Block("c", 20, 20).alignmentGuide(.leading) { _ in 4 } }
                Block("d", 20, 20).alignmentGuide(.leading) { _ in 4 }.padding(3)
            }
        }
        it.host.update()
        expect(told, equals: [nil, 10, 4, 7])
    }

    @Test("A custom layout with the default spacing of its views")
    func spacingOfSubviews() {
        struct Gaps: Layout {
            let tell: @MainActor (CGFloat) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
                MainActor.assumeIsolated { tell(gap) }
            }
        }
        var gaps: [CGFloat] = []
        let it = Arrangement(100, 100) {
            Gaps(tell: { gaps.append($0) }) {
                Block("a", 1, 1)
                Block("b", 1, 1)
            }
            Gaps(tell: { gaps.append($0) }) {
                Block("a", 1, 1)
                Spacer()
            }
        }
        it.host.update()
        expect(gaps, equals: [8, 0])
    }

    @Test("Views that fill a stack of fixed size are all as wide as the widest")
    func equalWidths() {
        let it = Arrangement(300, 200) {
            VStack(spacing: 0) {
                Block("a", 40, 10).frame(maxWidth: .infinity).background(Fill("A"))
                Block("b", 90, 10).frame(maxWidth: .infinity).background(Fill("B"))
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        expect(it.size, equals: [90, 20])
        expect(it["A"], equals: [0, 0, 90, 10])
    }

    @Test("Views that fill a row of fixed height are all as high as the highest")
    func equalHeights() {
        let it = Arrangement(300, 200) {
            HStack(spacing: 0) {
                Block("a", 10, 40).frame(maxHeight: .infinity).background(Fill("A"))
                Block("b", 10, 90).frame(maxHeight: .infinity).background(Fill("B"))
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        expect(it.size, equals: [20, 90])
        expect(it["A"], equals: [0, 0, 10, 90])
    }

    @Test("An overlay whose bottom guide is its top stands below its view")
    func overlayBelow() {
        let it = Arrangement(200, 200) {
            Block("base", 100, 50).overlay(alignment: .bottom) {
                Block("o", 20, 10).alignmentGuide(.bottom) { $0[.top] }
            }
        }
        expect(it["o"], equals: [40, 50, 20, 10])
        expect(it.size, equals: [100, 50])
    }

    @Test("A layout's subviews have priorities, values and their ideal sizes")
    func subviewFacts() {
        struct Facts: Layout {
            let tell: @MainActor ([String]) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let lines = subviews.map { view in
                    let ideal = view.sizeThatFits(.unspecified), none = view.sizeThatFits(.zero)
                    let all = view.sizeThatFits(.infinity)
                    return
                        "\(view.priority) \(Int(ideal.width)) \(Int(none.width)) \(all.width > 1e8 ? "all" : "\(Int(all.width))")"
                }
                MainActor.assumeIsolated { tell(lines) }
                return proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        var told: [String] = []
        let host = TestHost(width: 100, height: 100) {
            Facts(tell: { told = $0 }) {
                Block("a", 20, 20)
                Color.red.layoutPriority(2)
                Color.red.frame(minWidth: 30, idealWidth: 50, maxWidth: 70)
            }
        }
        host.update()
        expect(told, equals: ["0.0 20 20 20", "2.0 10 0 all", "0.0 50 30 70"])
    }

    @Test("A Divider in a custom layout of one direction stands across it")
    func stackOrientation() {
        struct Row: Layout {
            static var layoutProperties: LayoutProperties {
                var properties = LayoutProperties()
                properties.stackOrientation = .horizontal
                return properties
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        let it = Arrangement(100, 60) { Row { Divider().accessibilityIdentifier("line") } }
        expect((it["line"]?[2] ?? 100) <= 1)
        expect(it["line"]?[3], equals: 60)
    }

    @Test("A preference read into state lays out again in the same frame")
    func preferenceIntoState() {
        struct WidthKey: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Screen: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach([30, 70, 50], id: \.self) { length in
                        Block("b\(length)", CGFloat(length), 10)
                            .background {
                                GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
                            }
                            .frame(width: width).background(Fill("f\(length)"))
                    }
                }
                .onPreferenceChange(WidthKey.self) { width = $0 }
            }
        }
        let host = TestHost(width: 200, height: 100) { Screen() }
        host.update()
        expect([30, 70, 50].map { host.frame("f\($0)")?.width }, equals: [70, 70, 70])
    }

    @Test("A stack in a scroll view is at least as high as the view")
    func minimumHeight() {
        let it = Arrangement(100, 200) {
            GeometryReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Block("top", 10, 10)
                        Spacer()
                        Block("bottom", 10, 10)
                    }
                    .frame(minHeight: proxy.size.height)
                }
            }
        }
        expect(it["bottom"]?[1], equals: 190)
    }
}
