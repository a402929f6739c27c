import CoreTesting
import Expectations
import HostSupport
import Testing

/// Modifiers of placement: position, order of painting, hidden views, lengths relative to containers.
@MainActor struct PlacementTests {
    @Test("a position takes all the space and centres the view at a point in it")
    func position() {
        let view = Arrangement(400, 400) {
            ZStack {
                Block("red", 50, 50).position()
                Block("green", 50, 50).position(x: 50)
                Block("blue", 50, 50).position(y: 50)
                Block("black", 50, 50).position(x: 50, y: 50).background(Fill("space"))
            }.frame(width: 100, height: 100)
        }
        expect(view["red"], equals: [-25, -25, 50, 50])
        expect(view["green"], equals: [25, -25, 50, 50])
        expect(view["blue"], equals: [-25, 25, 50, 50])
        expect(view["black"], equals: [25, 25, 50, 50])
        expect(view["space"], equals: [0, 0, 100, 100])
        expect(
            Arrangement(400, 400) { Block("a", 20, 10).position(x: CGFloat.nan, y: 5).fixedSize() }.size,
            equals: [20, 10])
    }

    @Test("a hidden view keeps its space, is not painted and not hit")
    func hidden() {
        let host = TestHost.live(width: 90, height: 90) {
            VStack(spacing: 0) {
                Fill("red")
                Color.green.hidden()
                Fill("blue")
            }
        }
        expect(host.frame("red"), equals: CGRect(x: 0, y: 0, width: 90, height: 30))
        expect(host.frame("blue"), equals: CGRect(x: 0, y: 60, width: 90, height: 30))
        expect(host.pixel(45, 45), equals: windowColor)
    }

    @Test("zIndex changes the order of painting and hit testing, not the layout")
    func zIndex() {
        let front = Box(1.0), taps = Box<[String]>([])
        let host = TestHost.live(width: 100, height: 100) {
            ZStack {
                Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 50).onTapGesture { taps.value.append("red") }
                    .zIndex(front.value).padding(0)
                Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 60).onTapGesture {
                    taps.value.append("blue")
                }
            }
        }
        expect(host.pixel(50, 50), equals: [255, 0, 0])
        expect(host.pixel(22, 22), equals: [0, 0, 255])
        host.tap(at: CGPoint(x: 50, y: 50))
        front.value = 0
        host.update()
        expect(host.pixel(50, 50), equals: [0, 0, 255])
        host.tap(at: CGPoint(x: 50, y: 50))
        expect(taps.value, equals: ["red", "blue"])
    }

    @Test("rows of a stack with zIndex are inserted, removed and reordered")
    func orderAfterEdits() {
        let names = Box(["a", "b", "c"])
        let host = TestHost.live(width: 100, height: 60) {
            VStack(spacing: -10) {
                ForEach(names.value, id: \.self) { name in
                    Color(red: name == "b" ? 1 : 0, green: name == "a" ? 1 : 0, blue: name == "c" ? 1 : 0)
                        .frame(width: 100, height: 20).zIndex(name == "a" ? 2 : name == "b" ? 1 : 0)
                }
            }
        }
        expect(host.pixel(50, 22), equals: [0, 255, 0])
        names.value = ["c", "a"]
        host.update()
        expect(host.pixel(50, 29), equals: [0, 255, 0])
        names.value = ["b", "c", "a"]
        host.update()
        expect(host.pixel(50, 37), equals: [0, 255, 0])
        expect(host.pixel(50, 27), equals: [255, 0, 0])
    }

    @Test("lengths relative to the container follow the window")
    func containerRelative() {
        let host = TestHost.live(width: 350, height: 100) {
            VStack {
                Fill("part").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).frame(height: 10)
                Fill("half").containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 2 : 20 }
                Block("small", 10, 10).containerRelativeFrame(.horizontal, alignment: .trailing)
            }
        }
        expect(host.frame("part")?.width, equals: 260)
        expect(host.frame("half")?.size, equals: CGSize(width: 175, height: 20))
        expect(host.frame("small")?.maxX, equals: 350)
        host.resize(width: 190, height: 100)
        expect(host.frame("part")?.width, equals: 140)
        expect(host.frame("small")?.maxX, equals: 190)
    }

    @Test("lengths relative to a container exclude its safe area")
    func containerRelativeInSafeArea() {
        let bar = Box<CGFloat>(20)
        let host = TestHost.live(width: 200, height: 100) {
            Fill("part").containerRelativeFrame([.horizontal, .vertical])
                .safeAreaInset(edge: .bottom, spacing: 0) { Fill("bar").frame(height: bar.value) }
                .safeAreaPadding(.horizontal, 15)
        }
        expect(host.frame("part"), equals: CGRect(x: 15, y: 0, width: 170, height: 80))
        bar.value = 40
        host.update()
        expect(host.frame("part"), equals: CGRect(x: 15, y: 0, width: 170, height: 60))
        let cards = TestHost.live(width: 200, height: 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Fill("first").containerRelativeFrame(.horizontal)
                    Fill("second").containerRelativeFrame(.horizontal)
                }
            }
            .contentMargins(.horizontal, 30)
        }
        expect(cards.frame("first"), equals: CGRect(x: 30, y: 0, width: 140, height: 100))
        expect(cards.frame("second")?.minX, equals: 170)
    }

    @Test("across the axis of a scroll view relative lengths are those of the view's proposal")
    func containerRelativeAcross() {
        let host = TestHost(width: 200, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Fill("whole").containerRelativeFrame(.horizontal).frame(height: 30)
                    Fill("half").containerRelativeFrame(.horizontal, count: 2, spacing: 0).frame(height: 30)
                }
            }
        }
        expect(host.frame("whole"), equals: CGRect(x: 0, y: 0, width: 200, height: 30))
        expect(host.frame("half")?.width, equals: 100)
        host.resize(width: 300, height: 100)
        expect(host.frame("whole")?.width, equals: 300)
    }

    @Test("padding in all its forms")
    func padding() {
        expect(Arrangement(400, 400) { Block("a", 20, 20).padding(.horizontal) }.size, equals: [52, 20])
        expect(Arrangement(400, 400) { Block("a", 20, 20).padding([.top, .leading], 3) }["a"], equals: [3, 3, 20, 20])
        expect(
            Arrangement(400, 400) {
                Block("a", 20, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }.size, equals: [26, 24])
    }
}
