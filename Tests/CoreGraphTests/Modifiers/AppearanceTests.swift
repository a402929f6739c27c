import CoreTesting
import Expectations
import HostSupport
import Testing

/// When onAppear and onDisappear run.
@MainActor struct AppearanceTests {
    @Test("a branch inside a group appears at each switch")
    func branches() {
        let flag = Flag(true)
        var log: [String] = []
        let host = TestHost.live {
            VStack { Group { if flag.value { Text("welcome") } else { Text("login") } }.onAppear { log.append("x") } }
        }
        host.update()
        expect(log, equals: ["x"])
        for count in 2...4 {
            flag.value.toggle()
            host.update()
            expect(log.count, equals: count)
        }
    }

    @Test("under another id the new copy appears before the old one disappears, and both see the current state")
    func renewal() {
        let flag = Flag(false), log = Journal()
        func host() -> TestHost {
            TestHost.live {
                Color.red
                    .onAppear { log.lines.append(flag.value ? "AT" : "AF") }
                    .onDisappear { log.lines.append(flag.value ? "DT" : "DF") }
                    .id(flag.value)
            }
        }
        var shown: TestHost? = host()
        shown?.update()
        flag.value = true
        shown?.update()
        expect(log.lines, equals: ["AF", "AT", "DT"])
        shown = nil
        expect(log.lines.joined(), equals: "AFATDTDT")
    }

    @Test("a view appears once, whatever updates follow, and disappears once when it is removed")
    func once() {
        let flag = Flag(true), text = Box("a")
        var log: [String] = []
        let host = TestHost.live {
            VStack {
                if flag.value {
                    Text(text.value).onAppear { log.append("+") }.onDisappear { log.append("-") }
                }
            }
        }
        host.update()
        host.update()
        text.value = "b"
        host.update()
        host.resize(width: 100, height: 100)
        expect(log, equals: ["+"])
        flag.value = false
        host.update()
        expect(log, equals: ["+", "-"])
        flag.value = true
        host.update()
        expect(log, equals: ["+", "-", "+"])
    }

    @Test("a child appears before its parent, siblings in view order")
    func order() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                HStack {
                    Text("a").onAppear { log.append("a") }
                    Text("b").onAppear { log.append("b") }
                }
                .onAppear { log.append("row") }
                Text("c").onAppear { log.append("inner") }.onAppear { log.append("outer") }
            }
            .onAppear { log.append("column") }
        }
        host.update()
        expect(log, equals: ["a", "b", "row", "inner", "outer", "column"])
    }

    private struct Flashing: View {
        @State private var isReady = false
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("body \(isReady)")
            Color(red: isReady ? 0 : 1, green: isReady ? 1 : 0, blue: 0).onAppear { isReady = true }
        }
    }

    @Test("state set on appearance is in the first frame: two bodies, one frame, no trace of the first")
    func firstFrame() {
        let journal = Journal()
        let host = TestHost(width: 20, height: 20) { Flashing(journal: journal) }
        host.update()
        expect(journal.take(), equals: ["body false", "body true"])
        expect(host.pixel(10, 10), equals: [0, 255, 0])
        expect(host.takeStatistics().framesPresented, equals: 1)
    }

    @Test("a view is laid out before it appears")
    func laidOut() {
        var frame: CGRect?
        var host: TestHost?
        host = TestHost(width: 100, height: 100) {
            Block("a", 20, 10).onAppear { frame = host?.frame("a") }
        }
        host?.update()
        expect(frame, equals: CGRect(x: 40, y: 45, width: 20, height: 10))
        host = nil
    }

    @Test("each displayable of a group appears")
    func group() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }.onAppear { log.append("x") }
            }
        }
        host.update()
        expect(log, equals: ["x", "x"])
    }

    @Test("a removed subtree disappears as a whole, inner views first")
    func subtree() {
        let flag = Flag(true)
        var log: [String] = []
        let host = TestHost.live {
            VStack {
                if flag.value {
                    VStack { ForEach(0..<2, id: \.self) { row in Text("\(row)").onDisappear { log.append("\(row)") } } }
                        .onDisappear { log.append("all") }
                }
            }
        }
        host.update()
        flag.value = false
        host.update()
        expect(log.sorted(), equals: ["0", "1", "all"])
    }

    @Test("only inserted and removed rows appear and disappear")
    func rows() {
        let items = Box(["a", "b"])
        var log: [String] = []
        let host = TestHost.live {
            VStack {
                ForEach(items.value, id: \.self) { item in
                    Text(item).onAppear { log.append("+" + item) }.onDisappear { log.append("-" + item) }
                }
            }
        }
        host.update()
        log.removeAll()
        items.value = ["b", "c"]
        host.update()
        expect(Set(log) == ["-a", "+c"] && log.count == 2)
    }

    @Test("state changed on appearance does not make the view appear again")
    func noLoop() {
        struct Toggling: View {
            @State private var flag = false
            let done: (Bool) -> Void
            var body: some View {
                Text(flag ? "on" : "off").onAppear {
                    flag.toggle()
                    done(flag)
                }
            }
        }
        var calls: [Bool] = []
        let host = TestHost { Toggling { calls.append($0) } }
        expect(host.settle())
        expect(calls, equals: [true])
        expect(host.labels, equals: ["on"])
    }

    @Test("several writes on appearance are one update")
    func writes() {
        struct Writing: View {
            @State private var value = 0
            let journal: Journal
            var body: some View {
                let _ = journal.lines.append("\(value)")
                Color.red
                    .onAppear {
                        value = 1
                        value = 2
                    }
                    .onChange(of: value) { old, new in journal.lines.append("\(old) to \(new)") }
            }
        }
        let journal = Journal()
        TestHost { Writing(journal: journal) }.settle()
        expect(journal.take(), equals: ["0", "2", "0 to 2"])
    }
}
