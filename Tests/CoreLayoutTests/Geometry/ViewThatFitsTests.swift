import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// The first of several views that fits.
@MainActor struct ViewThatFitsTests {
    private func shown(_ host: TestHost) -> [String] { ["a", "b", "c"].filter { host.frame($0) != nil } }

    @Test func firstThatFits() {
        let host = TestHost.live(width: 150, height: 40) {
            ViewThatFits {
                Block("a", 200, 20)
                Block("b", 100, 20)
                Block("c", 50, 20)
            }
        }
        expect(shown(host), equals: ["b"])
        expect(host.frame("b"), equals: CGRect(x: 25, y: 10, width: 100, height: 20))
        host.resize(width: 40, height: 40)
        expect(shown(host), equals: ["c"])
        host.resize(width: 400, height: 40)
        expect(shown(host), equals: ["a"])
        host.resize(width: 400, height: 10)
        expect(shown(host), equals: ["c"])
    }

    @Test func onlyTheNamedAxesCount() {
        let axes = Box<Axis.Set>(.horizontal)
        let host = TestHost.live(width: 100, height: 40) {
            ViewThatFits(in: axes.value) {
                Block("a", 90, 200)
                Block("b", 50, 20)
            }
        }
        expect(shown(host), equals: ["a"])
        axes.value = [.horizontal, .vertical]
        host.update()
        expect(shown(host), equals: ["b"])
        axes.value = []
        host.update()
        expect(shown(host), equals: ["a"])
        host.resize(width: 10, height: 10)
        expect(shown(host), equals: ["a"])
    }

    @Test func onlyTheChosenAppears() {
        let events = Log<String>()
        let host = TestHost.live(width: 150, height: 40) {
            ViewThatFits {
                Noted(name: "a", width: 200, events: events)
                Noted(name: "b", width: 100, events: events)
                Noted(name: "c", width: 50, events: events)
            }
        }
        host.update()
        expect(events.values, equals: ["+b"])
        host.resize(width: 60, height: 40)
        expect(events.values, equals: ["+b", "+c", "-b"])
        host.resize(width: 250, height: 40)
        expect(events.values, equals: ["+b", "+c", "-b", "+a", "-c"])
        host.update()
        expect(!host.pipeline.needsFrame)
    }

    struct Noted: View {
        let name: String
        let width: CGFloat
        let events: Log<String>
        var body: some View {
            Block(name, width, 20).onAppear { events.add("+" + name) }.onDisappear { events.add("-" + name) }
        }
    }

    @Test func choicesInChoices() {
        let events = Log<String>()
        let isShown = Box(true)
        let host = TestHost.live(width: 300, height: 40) {
            if isShown.value {
                ViewThatFits {
                    ViewThatFits {
                        Noted(name: "a", width: 280, events: events)
                        Noted(name: "b", width: 200, events: events)
                    }
                    Noted(name: "c", width: 100, events: events)
                }
            }
        }
        host.update()
        expect(events.values, equals: ["+a"])
        host.resize(width: 150, height: 40)
        expect(events.values, equals: ["+a", "+c", "-a"])
        isShown.value = false
        host.update()
        expect(events.values, equals: ["+a", "+c", "-a", "-c"])
    }

    @Test func stateOfAllIsKept() {
        let host = TestHost.live(width: 300, height: 40) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    Counter("a")
                    Block("x", 200, 10)
                }
                Counter("b")
            }
        }
        host.tap("a")
        expect(host.labels, equals: ["a1"])
        host.resize(width: 120, height: 40)
        expect(host.labels, equals: ["b0"])
        host.tap("b")
        host.resize(width: 300, height: 40)
        expect(host.labels, equals: ["a1"])
        host.resize(width: 120, height: 40)
        expect(host.labels, equals: ["b1"])
    }

    @Test func aGrowingViewIsReplaced() {
        let text = Box("short")
        let host = TestHost.live(width: 120, height: 40) {
            ViewThatFits {
                Text(text.value).lineLimit(1)
                Text("else")
            }
        }
        expect(host.labels, equals: ["short"])
        text.value = "much longer than there is space for"
        host.update()
        expect(host.labels, equals: ["else"])
        text.value = "short"
        host.update()
        expect(host.labels, equals: ["short"])
    }

    @Test func pixelsAreThoseOfTheChosen() {
        let width = Box<CGFloat>(100)
        let host = TestHost.live(width: 100, height: 40) {
            ViewThatFits {
                Color.red.frame(width: width.value, height: 20)
                Color.blue.frame(width: 30, height: 40)
            }
        }
        host.checksDamage = true
        let red = host.pixel(2, 20)
        width.value = 101
        host.update()
        expect(host.pixel(2, 20), equals: windowColor)
        let blue = host.pixel(50, 2)
        expect(blue != windowColor && blue != red)
        width.value = 90
        host.update()
        expect(host.pixel(50, 2), equals: windowColor)
        expect(host.pixel(6, 20), equals: red)
        expect(host.strayPixels == nil)
        // A view that is not chosen paints nothing.
        width.value = 200
        host.update()
        _ = host.takeStatistics()
        width.value = 210
        host.update()
        expect(host.takeStatistics().damagedPixels, equals: 0)
    }

    @Test func onlyTheChosenSetsPreferences() {
        var names: [String] = []
        let host = TestHost.live(width: 150, height: 40) {
            ViewThatFits {
                Block("a", 200, 20).preference(key: NameKey.self, value: "a")
                Block("b", 100, 20).preference(key: NameKey.self, value: "b")
                Block("c", 50, 20).preference(key: NameKey.self, value: "c")
            }
            .onPreferenceChange(NameKey.self) { names.append($0) }
        }
        host.update()
        expect(names, equals: ["b"])
        host.resize(width: 60, height: 40)
        expect(names, equals: ["b", "c"])
    }

    struct NameKey: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    @Test func tasksOfTheChosenRun() async {
        let events = Log<String>()
        let host = TestHost.live(width: 150, height: 40) {
            ViewThatFits {
                Block("a", 200, 20).task { events.add("a") }
                Block("b", 100, 20).task { events.add("b") }
            }
        }
        await host.settleTasks()
        expect(events.values, equals: ["b"])
        host.resize(width: 300, height: 40)
        await host.settleTasks()
        expect(events.values, equals: ["b", "a"])
    }

    @Test func nothingToChooseFrom() {
        let count = Box(0)
        let host = TestHost.live(width: 150, height: 40) {
            ViewThatFits { ForEach(0..<count.value, id: \.self) { Block("a\($0)", 200 - 60 * CGFloat($0), 20) } }
        }
        expect(host.layoutTree.outline == "Window { ViewThatFits }" || host.layoutTree.children.count <= 1)
        count.value = 3
        host.update()
        expect(host.frame("a1") != nil)
        count.value = 1
        host.update()
        expect(host.frame("a0") != nil)
        count.value = 0
        host.update()
        expect(host.frame("a0") == nil)
    }
}
