import CoreTesting
import Expectations
import HostSupport
import Testing

/// Places its second view at the last baseline of the first one.
private struct AtLastBaseline: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 200, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let line = subviews[0].dimensions(in: .unspecified)[explicit: VerticalAlignment.lastTextBaseline] ?? 0
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX + 100, y: bounds.minY + line), proposal: .unspecified)
    }
}

@MainActor struct ChangedLayouts {
    private let long = "some rather long text that wraps over lines when it is squeezed"
    @Test("priority below a modifier") func priority() {
        let flag = Box(false)
        expectLikeFresh(width: 300, change: [{ flag.value = true }, { flag.value = false }]) {
            HStack {
                Text(long).layoutPriority(flag.value ? 1 : 0).padding(1)
                Text(long)
            }
        }
    }
    @Test("a baseline that moves within the same size: font") func baselineFont() {
        let flag = Box(false)
        expectLikeFresh(change: [{ flag.value = true }, { flag.value = false }]) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(flag.value ? .largeTitle : .caption).frame(width: 60, height: 60, alignment: .top)
                Text("b")
            }
        }
    }
    @Test("a baseline that moves within the same size: alignment") func baselineAlignment() {
        let flag = Box(false)
        expectLikeFresh(change: [{ flag.value = true }, { flag.value = false }]) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").frame(height: 60, alignment: flag.value ? .top : .bottom)
                Text("b")
            }
        }
    }
    @Test("a baseline that moves within the same size: padding") func baselinePadding() {
        let flag = Box(false)
        expectLikeFresh(change: [{ flag.value = true }, { flag.value = false }]) {
            HStack(alignment: .firstTextBaseline) {
                VStack { Text("a").padding(flag.value ? .top : .bottom, 20) }
                Text("b")
            }
        }
    }
    @Test("a baseline that moves within the same size: read by a layout, and by nothing else") func baselineRead() {
        let text = Box("wide\nx")
        expectLikeFresh(change: [{ text.value = "wide" }, { text.value = "wide\ny" }]) {
            AtLastBaseline {
                Text(text.value).lineLimit(2, reservesSpace: true)
                Color.red.frame(width: 10, height: 10)
            }
        }
    }
    @Test("measurements that were evicted") func forgotten() {
        let text = Box("short")
        @ViewBuilder func content() -> some View {
            HStack {
                VStack {
                    Text(text.value).frame(maxWidth: .infinity)
                    Color.red.frame(maxWidth: .infinity, maxHeight: 20)
                }
                .frame(maxWidth: .infinity).border(.red)
                Color.blue.frame(maxWidth: 100, maxHeight: 20)
            }.border(.blue)
        }
        let host = TestHost.live(width: 100, height: 300) { content() }
        host.update()
        for width in [100, 900, 1000, 1100, 1200] as [CGFloat] { host.resize(width: width, height: 300) }
        text.value = "a somewhat longer text"
        host.update()
        for width in [1100, 100, 900] as [CGFloat] {
            host.resize(width: width, height: 300)
            let fresh = TestHost.live(width: width, height: 300) { content() }
            expect(host.layoutTree.description, equals: fresh.layoutTree.description, "\(width)")
        }
    }

    @Test func aChildThatIsNoLongerFlexibleTakesItsPartOnce() {
        let isFlexible = Box(true), hasColor = Box(false)
        let host = TestHost.live(width: 100, height: 240) {
            VStack {
                if hasColor.value {
                    Color.blue.accessibilityIdentifier("rest")
                } else {
                    Color.blue.frame(width: 20, height: 10)
                }
                Color.gray.frame(width: 20, height: 20)
                ZStack {
                    Color.red.frame(width: 20, height: 13)
                    if isFlexible.value { Color.green.frame(maxWidth: 5, maxHeight: 5) }
                }
                .border(.red)
            }
        }
        host.update()
        isFlexible.value = false
        host.update()
        hasColor.value = true
        host.update()
        // All but the other two and the spacing: 240 - 20 - 13 - 16.
        expect(host.frame("rest")?.height, equals: 191)
    }

    /// Found by the fuzzer: a lone spacer has no spacing beside it, and its first neighbour must add none.
    @Test func aNeighbourOfALoneSpacerStandsBesideItWithoutAGap() {
        func host(_ rows: Box<[Int]>) -> TestHost {
            let host = TestHost.live {
                VStack {
                    ForEach(rows.value, id: \.self) { index in
                        if index == 0 {
                            Spacer().frame(height: 0)
                        } else {
                            Color.red.accessibilityIdentifier("color")
                        }
                    }
                }
                .frame(width: 30, height: 0)
            }
            host.update()
            return host
        }
        let rows = Box([0])
        let live = host(rows)
        rows.value = [0, 1]
        live.update()
        expect(live.frame("color"), equals: host(rows).frame("color"))
    }
}
