import CoreTesting
import Expectations
import HostSupport
import Testing

/// `frame` and `fixedSize`: their sizes for a proposal, and the placement of their child.
@MainActor struct FrameTests {
    /// The width of a view for a proposed width; nil is its ideal width.
    private func width<V: View>(offered: CGFloat?, _ view: V) -> CGFloat {
        guard let offered else { return Arrangement(500, 500) { view.fixedSize() }.size[0] }
        return Arrangement(offered, 500) { view }.size[0]
    }

    @Test("colours and shapes take the proposal, and 10 by 10 if there is none")
    func flexibleLeaves() {
        expect(Arrangement(80, 50) { Color.red }.size, equals: [80, 50])
        expect(Arrangement(80, 50) { Color.red.fixedSize() }.size, equals: [10, 10])
        expect(Arrangement(80, 50) { Rectangle().fixedSize() }.size, equals: [10, 10])
        expect(Arrangement(80, 50) { Circle().fixedSize(horizontal: true, vertical: false) }.size, equals: [10, 50])
        expect(Arrangement(80, 50) { Capsule().fixedSize(horizontal: false, vertical: true) }.size, equals: [80, 10])
    }

    @Test("a fixed frame places a rigid child and does not resize it")
    func fixedPlaces() {
        let view = Arrangement(400, 400) {
            Block("a", 20, 10).frame(width: 100, height: 60, alignment: .bottomTrailing)
        }
        expect(view.size, equals: [100, 60])
        expect(view["a"], equals: [80, 50, 20, 10])
    }

    @Test("a flexible view fills a frame of the least height where nothing is proposed, and a rigid one does not")
    func fillsMinimum() {
        let filled = Arrangement(100, 300) {
            VStack(spacing: 0) {
                Fill("color").frame(minHeight: 80).fixedSize(horizontal: false, vertical: true)
                Block("block", 20, 20).frame(minHeight: 80, alignment: .top)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        expect(filled["color"], equals: [0, 0, 100, 80])
        expect(filled["block"], equals: [40, 80, 20, 20])
        let between = Arrangement(300, 300) { Fill("color").frame(minWidth: 5, maxWidth: 40).fixedSize() }
        // Its ideal length is inside of the bounds.
        expect(between["color"], equals: [0, 0, 10, 10])
        let most = Arrangement(300, 300) { Block("block", 60, 20).frame(maxWidth: 40).fixedSize() }
        expect(most.size, equals: [40, 20])
    }

    @Test("a maximum of infinity takes the proposal, and the child's length without one")
    func infiniteMaximum() {
        let view = Arrangement(300, 100) { Block("a", 20, 20).frame(maxWidth: .infinity) }
        expect(view.size, equals: [300, 20])
        expect(view["a"], equals: [140, 0, 20, 20])
        let leading = Arrangement(300, 100) { Block("a", 20, 20).frame(maxWidth: .infinity, alignment: .leading) }
        expect(leading["a"], equals: [0, 0, 20, 20])
        expect(
            Arrangement(300, 100) { Block("a", 20, 20).frame(maxWidth: .infinity).fixedSize() }.size, equals: [20, 20])
    }

    @Test("a fixed frame around an infinite one keeps its size, in a window of any size")
    func fixedAroundInfinite() {
        for side in [50, 500] as [CGFloat] {
            let view = Arrangement(side, side) { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) }
            expect(view.size, equals: [200, 200])
        }
    }

    @Test("a minimum alone")
    func minimum() {
        expect(width(offered: 50, Block("a", 20, 20).frame(minWidth: 100)), equals: 100)
        expect(width(offered: 300, Block("a", 20, 20).frame(minWidth: 100)), equals: 100)
        expect(width(offered: 50, Color.red.frame(minWidth: 100)), equals: 100)
    }

    @Test("between a minimum and a maximum the proposal decides, not the child")
    func minimumAndMaximum() {
        let view = Block("a", 20, 20).frame(minWidth: 50, maxWidth: 100)
        expect(width(offered: 10, view), equals: 50)
        expect(width(offered: 70, view), equals: 70)
        expect(width(offered: 500, view), equals: 100)
        expect(width(offered: nil, view), equals: 50)
    }

    @Test("a maximum alone is never smaller than the child; with a minimum of 0 it can be")
    func zeroMinimum() {
        expect(width(offered: 100, Block("a", 200, 20).frame(maxWidth: .infinity)), equals: 200)
        let view = Arrangement(100, 100) { Block("a", 200, 20).frame(minWidth: 0, maxWidth: .infinity) }
        expect(view.size, equals: [100, 20])
        expect(view["a"]?[0], equals: -50)
    }

    @Test("ideal lengths are used only without a proposal")
    func ideal() {
        let view = Color.red.frame(idealWidth: 70, idealHeight: 30)
        expect(Arrangement(200, 100) { view }.size, equals: [200, 100])
        expect(Arrangement(200, 100) { view.fixedSize() }.size, equals: [70, 30])
        expect(Arrangement(200, 100) { view.fixedSize(horizontal: true, vertical: false) }.size, equals: [70, 100])
    }

    @Test("padding is 16 by default")
    func defaultPadding() {
        let view = Arrangement(400, 400) { Block("a", 50, 30).padding().accessibilityIdentifier("padded") }
        expect(view["padded"], equals: [0, 0, 82, 62])
        expect(view["a"], equals: [16, 16, 50, 30])
        expect(Arrangement(400, 400) { Block("a", 50, 30).padding(.horizontal) }.size, equals: [82, 30])
        expect(Arrangement(400, 400) { Block("a", 50, 30).padding([.top, .leading], 5) }["a"], equals: [5, 5, 50, 30])
    }

    @Test("the order of padding and background matters")
    func paddingOrder() {
        let view = Arrangement(400, 400) {
            Block("a", 50, 30).padding(10).background(Fill("green")).padding(20).background(Fill("red"))
        }
        expect(view["red"], equals: [0, 0, 110, 90])
        expect(view["green"], equals: [20, 20, 70, 50])
        expect(view["a"], equals: [30, 30, 50, 30])
    }

    @Test("padding reduces the proposal, never below 0")
    func paddingProposal() {
        let view = Arrangement(200, 100) {
            Fill("a").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
        }
        expect(view["a"], equals: [20, 10, 165, 60])
        let tight = Arrangement(100, 100) { Fill("a").padding(60) }
        expect(tight["a"], equals: [60, 60, 0, 0])
        expect(tight.size, equals: [120, 120])
    }

    @Test("an offset moves only the drawing, not the layout")
    func offset() {
        let view = Arrangement(400, 400) {
            VStack {
                Block("a", 50, 30).offset(x: 100, y: -5)
                Block("b", 50, 30)
            }
        }
        expect(view["a"], equals: [100, -5, 50, 30])
        expect(view["b"], equals: [0, 38, 50, 30])
        expect(view.size, equals: [50, 68])
    }

    @Test("a maximum without a minimum is never exceeded, whatever the view inside needs")
    func maximumAlone() {
        let wide = Arrangement(300, 100) { Block("a", 150, 20).frame(maxWidth: 100) }
        expect(wide.size, equals: [100, 20])
        expect(wide["a"], equals: [-25, 0, 150, 20])
        let tight = Arrangement(10, 100) { Block("a", 20, 20).frame(maxWidth: 100) }
        expect(tight.size, equals: [20, 20])
        let both = Arrangement(300, 100) { Block("a", 150, 20).frame(minWidth: 120, maxWidth: 100) }
        expect(both.size, equals: [120, 20])
    }

    @Test("several views of an overlay or background are one group, centred among themselves")
    func groupOfSeveral() {
        let view = Arrangement(100, 100) {
            Fill("whole")
                .overlay(alignment: .bottomTrailing) {
                    Block("a", 40, 10)
                    Block("b", 20, 20)
                }
                .background(alignment: .topLeading) {
                    Block("c", 10, 40)
                    Block("d", 20, 20)
                }
        }
        expect(view["a"], equals: [60, 85, 40, 10])
        expect(view["b"], equals: [70, 80, 20, 20])
        expect(view["c"], equals: [5, 0, 10, 40])
        expect(view["d"], equals: [0, 10, 20, 20])
    }

    @Test("a spacer outside of a stack takes all that is offered")
    func spacerAlone() {
        let alone = TestHost(width: 120, height: 60) { Spacer().accessibilityIdentifier("spacer") }
        expect(alone.frame("spacer"), equals: CGRect(x: 0, y: 0, width: 120, height: 60))
        let layered = TestHost(width: 120, height: 60) {
            HStack(spacing: 0) {
                Block("a", 20, 20)
                ZStack { Spacer().accessibilityIdentifier("spacer") }
            }
        }
        expect(layered.frame("spacer"), equals: CGRect(x: 20, y: 0, width: 100, height: 60))
        let conditional = TestHost(width: 120, height: 60) {
            Group { if true { Spacer().padding(10).accessibilityIdentifier("spacer") } }
        }
        expect(conditional.frame("spacer")?.size, equals: CGSize(width: 120, height: 60))
    }
}
