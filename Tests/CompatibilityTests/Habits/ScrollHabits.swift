import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

/// Lists that scroll as they appear and grow, and layout that moves as it appears.
@MainActor struct ScrollHabits {
    private struct Bar: View {
        let wide: Bool
        var body: some View { Color.red.frame(width: wide ? 100 : 20, height: 10) }
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("scrollTo in onAppear shows the last row")
    func scrollingAtOnce() {
        let host = TestHost(width: 100, height: 100) {
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Block("r\($0)", 50, 20) } } }
                    .onAppear { proxy.scrollTo(99, anchor: .bottom) }
            }
        }
        host.settle()
        expect(host.frame("r99")?.maxY, equals: 100)
        let plain = TestHost(width: 100, height: 100) {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Block("r\($0)", 50, 20) } } }
                    .onAppear { proxy.scrollTo(99, anchor: .bottom) }
            }
        }
        plain.settle()
        expect(plain.frame("r99")?.maxY, equals: 100)
        let list = TestHost(width: 100, height: 100) {
            ScrollViewReader { proxy in
                List(0..<100, id: \.self) { Text("row \($0)") }.onAppear { proxy.scrollTo(99) }
            }
        }
        list.settle()
        expect(list.find(text: "row 99") != nil)
    }

    @Test("scrollTo reaches a row that the same action adds")
    func newRows() {
        struct Screen: View {
            @State private var items = Array(0..<20)
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("add") { items.append(items.count) }.frame(height: 40)
                        Button("add and go") {
                            items.append(items.count)
                            proxy.scrollTo(items.count - 1, anchor: .bottom)
                        }
                        .frame(height: 40)
                        ScrollView { LazyVStack(spacing: 0) { ForEach(items, id: \.self) { Block("r\($0)", 50, 20) } } }
                            .onChange(of: items.count) {
                                withAnimation { proxy.scrollTo(items.count - 1, anchor: .bottom) }
                            }
                    }
                }
            }
        }
        let host = TestHost(width: 100, height: 180) { Screen() }
        host.follow("add")
        expect(host.frame("r20")?.maxY, equals: 180)
        host.follow("add and go")
        expect(host.frame("r21")?.maxY, equals: 180)
    }

    @Test("The last row may ask for more when it appears")
    func endlessLists() {
        struct Screen: View {
            @State private var count = 20
            var body: some View {
                VStack(spacing: 0) {
                    Text("count \(count)").frame(height: 20)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) { n in
                                Block("r\(n)", 50, 20).onAppear { if n == count - 1 { count += 20 } }
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost(width: 100, height: 120) { Screen() }
        host.settle()
        expect(host.find(text: "count 20") != nil)
        host.scroll(at: CGPoint(x: 50, y: 70), dy: 350)
        host.settle()
        expect(host.find(text: "count 40") != nil)
    }

    @Test("A value that onAppear sets is animated as its view says")
    func valuesInOnAppear() {
        struct Screen: View {
            @State private var isIn = false
            var body: some View {
                Block("a", isIn ? 100 : 20, 10).animation(.linear(duration: 1), value: isIn).onAppear { isIn = true }
            }
        }
        let host = TestHost(width: 200, height: 50) { Screen() }
        host.update()
        host.advance(by: 0.5)
        expect(abs((host.frame("a")?.width ?? 0) - 60) < 3, "\(host.frame("a")?.width ?? 0)")
    }

    @Test("What onAppear inserts comes with its transition")
    func transitionsInOnAppear() {
        struct Screen: View {
            @State private var isIn = false
            let red: Color
            var body: some View {
                ZStack {
                    Color.white
                    if isIn { red.transition(.move(edge: .leading)) }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { isIn = true } }
            }
        }
        let host = TestHost(width: 100, height: 50) { Screen(red: red) }
        host.update()
        host.advance(by: 0.5)
        expect(host.pixel(40, 25), equals: [255, 0, 0])
        expect(host.pixel(60, 25), equals: [255, 255, 255])
    }

    @Test("A view that comes later is laid out at once, and moves as its onAppear says")
    func layoutInLaterOnAppear() {
        struct Bar: View {
            @State private var isIn = false
            var body: some View {
                Block("bar", isIn ? 100 : 20, 10).onAppear { withAnimation(.linear(duration: 1)) { isIn = true } }
            }
        }
        let flag = Box(false)
        let host = TestHost.live(width: 200, height: 50) {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 200, 10)
                if flag.value { Bar() }
            }
        }
        host.settle()
        flag.value = true
        host.update()
        expect(host.frame("bar"), equals: CGRect(x: 0, y: 25, width: 20, height: 10))
        host.advance(by: 0.5)
        expect(abs((host.frame("bar")?.width ?? 0) - 60) < 2)
    }

    @Test("An inserted row pushes others away, and is in its place")
    func insertedRows() {
        let names = Box(["a", "c"])
        let host = TestHost.live(width: 100, height: 90) {
            VStack(spacing: 0) {
                ForEach(names.value, id: \.self) { Block($0, 50, 30) }
                Spacer(minLength: 0)
            }.frame(height: 90)
        }
        host.settle()
        withAnimation(.linear(duration: 1)) { names.value = ["a", "b", "c"] }
        host.update()
        expect(host.frame("c")?.minY, equals: 30)
        expect(host.frame("b")?.minY, equals: 30)
        host.advance(by: 0.5)
        expect(abs((host.frame("c")?.minY ?? 0) - 45) < 2)
    }

    @Test("A transition below the view that goes does not run, the outer one does")
    func innerTransitions() {
        let flag = Box(true)
        let host = TestHost.live(width: 100, height: 100) {
            ZStack {
                Color.clear
                if flag.value {
                    ZStack { Color.red.transition(.move(edge: .leading)) }.transition(.opacity)
                }
            }
        }
        host.update()
        withAnimation(.linear(duration: 1)) { flag.value = false }
        host.advance(by: 0.5)
        let left = host.pixel(5, 50)
        let right = host.pixel(95, 50)
        expect(left, equals: right)
        expect(left[1] > 100 && left[1] < 200, "\(left)")
    }

    @Test("An interrupted animation's completion waits for the new one")
    func interruptedCompletion() {
        let flag = Box(false)
        var log: [String] = []
        let host = TestHost.live(width: 200, height: 20) { Bar(wide: flag.value) }
        host.update()
        withAnimation(.spring(duration: 1)) {
            flag.value = true
        } completion: {
            log.append("first")
        }
        host.advance(by: 0.2)
        withAnimation(.spring(duration: 1)) {
            flag.value = false
        } completion: {
            log.append("second")
        }
        host.advance(by: 5)
        expect(log.sorted(), equals: ["first", "second"])
    }
}
