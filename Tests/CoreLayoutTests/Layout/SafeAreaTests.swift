import CoreTesting
import Expectations
import HostSupport
import Testing

/// Safe areas, and views that extend into them.
@MainActor struct SafeAreaTests {
    @Test("insets apply only to rectangles that touch the inset area")
    func touched() {
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let size = CGSize(width: 400, height: 800)
        func touched(_ x: CGFloat, _ y: CGFloat) -> EdgeInsets {
            insets.touched(by: CGRect(x: x, y: y, width: 100, height: 20), in: size)
        }
        expect(touched(150, 10), equals: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
        expect(touched(150, 750), equals: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
        expect(touched(20, 100), equals: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
        expect(touched(260, 100), equals: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40))
        expect(touched(150, 390), equals: EdgeInsets())
    }

    @Test("a bar at an edge: the view avoids it, and extends behind it if it ignores the safe area")
    func bar() {
        let ignores = Box(false)
        let host = TestHost.live(width: 100, height: 100) {
            ZStack {
                if ignores.value { Fill("back").overlay(Fill("over")).ignoresSafeArea() } else { Fill("back") }
                Block("small", 10, 10).ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Block("bar", 100, 20) }
        }
        expect(host.frame("back"), equals: CGRect(x: 0, y: 0, width: 100, height: 80))
        expect(host.frame("bar"), equals: CGRect(x: 0, y: 80, width: 100, height: 20))
        expect(host.frame("small"), equals: CGRect(x: 45, y: 35, width: 10, height: 10))
        ignores.value = true
        host.update()
        expect(host.frame("over"), equals: CGRect(x: 0, y: 0, width: 100, height: 100))
        expect(host.frame("bar"), equals: CGRect(x: 0, y: 80, width: 100, height: 20))
    }

    @Test("bars on several edges, aligned, with the default spacing; inner ones extend through outer ones")
    func nested() {
        let view = Arrangement(200, 100) {
            Fill("in").overlay { Fill("out").ignoresSafeArea(edges: [.bottom, .leading]) }
                .safeAreaInset(edge: .leading, alignment: .top) { Block("side", 30, 10) }
                .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 2) { Block("bar", 50, 20) }
                .safeAreaPadding(.bottom, 5)
        }
        expect(view["side"], equals: [0, 0, 30, 10])
        expect(view["in"], equals: [38, 0, 162, 73])
        expect(view["bar"], equals: [150, 75, 50, 20])
        // The frame of a view that ignores the area is unchanged; its content extends into it.
        expect(view["out"], equals: [0, 0, 200, 100])
    }

    @Test("another size of the bar, and a view that moves to the edge, update the layout")
    func changes() {
        let height = Box<CGFloat>(20), top = Box<CGFloat>(10)
        let host = TestHost.live(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.clear.frame(height: top.value)
                Fill("fill").ignoresSafeArea()
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: height.value) }
        }
        expect(host.frame("fill"), equals: CGRect(x: 0, y: 30, width: 100, height: 70))
        top.value = 0
        host.update()
        expect(host.frame("fill"), equals: CGRect(x: 0, y: 0, width: 100, height: 100))
        height.value = 40
        host.update()
        expect(host.frame("fill"), equals: CGRect(x: 0, y: 0, width: 100, height: 100))
        top.value = 1
        host.update()
        expect(host.frame("fill"), equals: CGRect(x: 0, y: 41, width: 100, height: 59))
    }

    @Test("readers get the insets around them, with leading in their own layout direction")
    func readers() {
        let insets = Box<[EdgeInsets]>([]), bar = Box<CGFloat>(20), direction = Box(LayoutDirection.leftToRight)
        let host = TestHost.live(width: 100, height: 100) {
            GeometryReader { proxy in
                let around = proxy.safeAreaInsets
                Color.clear.onChange(of: around, initial: true) { insets.value.append($1) }
            }
            .safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: bar.value) }
            .safeAreaPadding(.top, 5)
            .environment(\.layoutDirection, direction.value)
        }
        host.update()
        expect(insets.value.last, equals: EdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 0))
        bar.value = 30
        host.update()
        expect(insets.value.last, equals: EdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0))
        direction.value = .rightToLeft
        host.update()
        expect(insets.value.last, equals: EdgeInsets(top: 5, leading: 30, bottom: 0, trailing: 0))
        let ignoring = Box(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        TestHost(width: 100, height: 100) {
            GeometryReader { proxy in Color.clear.onAppear { ignoring.value = proxy.safeAreaInsets } }
                .ignoresSafeArea().safeAreaPadding(10)
        }.update()
        expect(ignoring.value, equals: EdgeInsets())
    }

    @Test("backgrounds of a style extend behind bars, unless told otherwise")
    func backgrounds() {
        func host(_ edges: Edge.Set) -> TestHost {
            TestHost.live(width: 100, height: 100) {
                Color.clear.background(Color(red: 1, green: 0, blue: 0), ignoresSafeAreaEdges: edges)
                    .safeAreaPadding(10)
            }
        }
        expect(host(.all).pixel(5, 5), equals: [255, 0, 0])
        expect(host(.all).pixel(95, 95), equals: [255, 0, 0])
        expect(host([]).pixel(5, 5), equals: windowColor)
        expect(host([]).pixel(50, 50), equals: [255, 0, 0])
        expect(host(.top).pixel(50, 5), equals: [255, 0, 0])
        expect(host(.top).pixel(50, 95), equals: windowColor)
    }
}
