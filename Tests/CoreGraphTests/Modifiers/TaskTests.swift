import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct TaskTests {
    /// The events of tasks, in order.
    @MainActor final class Log {
        var lines: [String] = []
    }

    /// Waits until it is cancelled.
    static func forever() async {
        while !Task.isCancelled { await Task.yield() }
    }

    @Test func startsOnceForItsIdentity() async {
        let log = Log(), text = Box("a")
        let host = TestHost.live {
            Text(text.value).task { log.lines.append("task \(text.value)") }
        }
        await host.settleTasks()
        text.value = "b"
        await host.settleTasks()
        expect(host.find(text: "b") != nil)
        expect(log.lines, equals: ["task a"])
    }

    @Test func startsAfterTheAppearanceAndTheFirstFrame() async {
        let log = Log()
        let host = TestHost.live {
            Text("").task { log.lines.append("task") }.onAppear { log.lines.append("appear") }
        }
        host.update()
        expect(log.lines, equals: ["appear"])
        await host.settleTasks()
        expect(log.lines, equals: ["appear", "task"])
    }

    @Test func identityBelowATaskDoesNotRestartIt() async {
        let id = Box(0), log = Log()
        let host = TestHost.live {
            ZStack { Color.red }.id(id.value).task { log.lines.append("inner id") }
            ZStack { Color.red }.task { log.lines.append("outer id") }.id(id.value)
        }
        await host.settleTasks()
        expect(log.lines.sorted(), equals: ["inner id", "outer id"])
        id.value = 1
        await host.settleTasks()
        expect(log.lines.sorted(), equals: ["inner id", "outer id", "outer id"])
    }

    @Test func anotherIDRestarts() async {
        let value = Box(0), log = Log()
        let host = TestHost.live { Color.red.task(id: value.value) { log.lines.append("\(value.value)") } }
        await host.settleTasks()
        value.value = 1
        await host.settleTasks()
        expect(log.lines, equals: ["0", "1"])
    }

    @Test func cancelledWhenTheViewIsRemoved() async {
        let isShown = Box(true), log = Log()
        let host = TestHost.live {
            if isShown.value {
                Color.red.task {
                    await Self.forever()
                    log.lines.append("cancelled")
                }
            }
        }
        await host.settleTasks()
        expect(log.lines, equals: [])
        isShown.value = false
        await host.settleTasks()
        expect(log.lines, equals: ["cancelled"])
    }

    @Test func cancelledWhenItsIdentityChanges() async {
        let id = Box(0), log = Log()
        let host = TestHost.live {
            let number = id.value
            Color.red.task {
                await Self.forever()
                log.lines.append("cancelled \(number)")
            }
            .id(id.value)
        }
        await host.settleTasks()
        id.value = 1
        await host.settleTasks()
        expect(log.lines, equals: ["cancelled 0"])
    }

    @Test func anotherIDCancelsTheRunningTask() async {
        let id = Box(0), log = Log()
        let host = TestHost.live {
            let number = id.value
            Color.red.task(id: number) {
                log.lines.append("start \(number)")
                await Self.forever()
                log.lines.append("end \(number)")
            }
        }
        await host.settleTasks()
        id.value = 1
        await host.settleTasks()
        expect(log.lines.sorted(), equals: ["end 0", "start 0", "start 1"])
    }

    @Test func anEqualIDDoesNotRestart() async {
        let other = Box(0), log = Log()
        let host = TestHost.live { Text("\(other.value)").task(id: "same") { log.lines.append("start") } }
        await host.settleTasks()
        other.value = 1
        await host.settleTasks()
        expect(log.lines, equals: ["start"])
    }

    @Test func eachDisplayableOfAGroupHasATask() async {
        let log = Log()
        let host = TestHost.live {
            Group {
                Text("a")
                Text("b")
            }
            .task { log.lines.append("start") }
        }
        await host.settleTasks()
        expect(log.lines, equals: ["start", "start"])
    }

    /// If one of several displayables is removed, its own task is cancelled, wherever it was moved to.
    @Test func eachTaskIsCancelledWithItsDisplayable() async {
        @MainActor final class Started {
            var count = 0
            var cancelled: [Int] = []
        }
        let rows = Box(["a", "b", "c"]), started = Started()
        let host = TestHost.live {
            ForEach(rows.value, id: \.self) { Text($0) }.task {
                started.count += 1
                let number = started.count
                await Self.forever()
                started.cancelled.append(number)
            }
        }
        await host.settleTasks()
        rows.value = ["b", "c", "a"]
        await host.settleTasks()
        rows.value = ["b", "c"]
        await host.settleTasks()
        expect(started.cancelled, equals: [1])
        rows.value = ["d", "c"]
        await host.settleTasks()
        expect(started.cancelled, equals: [1, 2])
        expect(started.count, equals: 4)
    }

    @Test func aViewRemovedBeforeItWasShownStartsNone() async {
        struct Brief: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                if isShown {
                    Text("").task { log.lines.append("start") }.onAppear { isShown = false }
                }
            }
        }
        let log = Log()
        let host = TestHost.live { Brief(log: log) }
        await host.settleTasks()
        expect(log.lines, equals: [])
    }

    @Test func tasksEndWithTheirWindow() async {
        let log = Log()
        func run() async {
            let host = TestHost {
                Color.red.task {
                    await Self.forever()
                    log.lines.append("cancelled")
                }
            }
            await host.settleTasks()
        }
        await run()
        for _ in 0..<20 { await Task.yield() }
        expect(log.lines, equals: ["cancelled"])
    }

    @Test func aTaskSetsStateThatIsShown() async {
        struct Loader: View {
            @State private var text = "loading"
            var body: some View { Text(text).task { text = await Self.load() } }
            nonisolated static func load() async -> String { "loaded" }
        }
        let host = TestHost.live { Loader() }
        host.update()
        expect(host.labels, equals: ["loading"])
        for _ in 0..<100 where host.labels != ["loaded"] { await host.settleTasks() }
        expect(host.labels, equals: ["loaded"])
    }

    @Test func refreshableIsReadFromTheEnvironment() async {
        struct Reader: View {
            @Environment(\.refresh) private var refresh
            var body: some View {
                Text(refresh == nil ? "none" : "some").task { await refresh?() }
            }
        }
        let log = Log()
        let host = TestHost.live {
            Reader().refreshable { await MainActor.run { log.lines.append("refreshed") } }
            Reader()
        }
        await host.settleTasks()
        expect(host.labels, equals: ["some", "none"])
        expect(log.lines, equals: ["refreshed"])
    }
}
