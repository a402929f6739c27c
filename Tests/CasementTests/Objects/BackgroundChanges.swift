import CasementTesting
import Expectations
import Foundation
import HostSupport
import Testing

/// Changes on other threads: they are sent to the main actor and are one update.
@MainActor struct BackgroundChanges {
    /// Unchecked, because OpenCombine's properties lock themselves; `@Published` is the only storage.
    private final class Shared: ObservableObject, @unchecked Sendable {
        @Published var count = 0
    }

    private struct Holder: View {
        @ObservedObject var model: Shared
        var body: some View { Text(verbatim: "\(model.count)") }
    }

    @Test("an observable object that publishes on another thread runs its holders once")
    func published() async {
        let model = Shared()
        let host = TestHost { Holder(model: model) }
        host.update()
        _ = host.takeStatistics()
        await Task.detached { for value in 1...1000 { model.count = value } }.value
        await host.settleTasks()
        expect(host.takeStatistics().bodies <= 2)
        expect(host.labels, equals: ["1000"])
    }

    @Test("many concurrent threads leave the view with the last value")
    func manyThreads() async {
        let model = Shared()
        let host = TestHost { Holder(model: model) }
        host.update()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 { group.addTask { for value in 0..<200 { model.count = number * 1000 + value } } }
            for _ in 0..<50 { await host.settleTasks() }
        }
        await host.settleTasks()
        expect(host.labels, equals: ["\(model.count)"])
    }

    @Test("a change after the view was removed has no effect")
    func gone() async {
        let model = Shared(), flag = Flag(true)
        let host = TestHost.live { VStack { if flag.value { Holder(model: model) } } }
        host.update()
        flag.value = false
        await Task.detached { model.count = 1 }.value
        host.update()
        _ = host.takeStatistics()
        await host.settleTasks()
        expect(host.takeStatistics().bodies, equals: 0)
    }

    /// An observable object for any thread: its storage is locked, and it reports to its registrar itself. Unchecked,
    /// because the lock is an NSLock: the thread sanitizer does not see the one of Synchronization.
    private final class Guarded: Observable, @unchecked Sendable {
        private var storage = 0
        private let lock = NSLock()
        private let registrar = ObservationRegistrar()

        var value: Int {
            get {
                registrar.access(self, keyPath: \.value)
                return lock.withLock { storage }
            }
            set { registrar.withMutation(of: self, keyPath: \.value) { lock.withLock { storage = newValue } } }
        }
    }

    private struct Reader: View {
        let model: Guarded
        var body: some View { Text(verbatim: "\(model.value)") }
    }

    @Test("an @Observable that changes on another thread runs its readers, and many changes are few updates")
    func observable() async {
        let model = Guarded()
        let host = TestHost { Reader(model: model) }
        host.update()
        _ = host.takeStatistics()
        await Task.detached { for value in 1...1000 { model.value = value } }.value
        await host.settleTasks()
        expect(host.takeStatistics().bodies <= 2)
        expect(host.labels, equals: ["1000"])
    }

    @Test("an @Observable that many threads change ends with the last value on screen")
    func observableFromManyThreads() async {
        let model = Guarded()
        let host = TestHost { Reader(model: model) }
        host.update()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 { group.addTask { for value in 0..<200 { model.value = number * 1000 + value } } }
            for _ in 0..<50 { await host.settleTasks() }
        }
        await host.settleTasks()
        expect(host.labels, equals: ["\(model.value)"])
    }

    /// A change whose setter blocks between willSet and the change.
    private final class Slow: Observable, @unchecked Sendable {
        private var storage = 0
        private let lock = NSLock()
        private let registrar = ObservationRegistrar()
        private let isAnnounced = DispatchSemaphore(value: 0), maySet = DispatchSemaphore(value: 0)

        var value: Int {
            registrar.access(self, keyPath: \.value)
            return lock.withLock { storage }
        }

        func waitForAnnouncement() { isAnnounced.wait() }
        func letSet() { maySet.signal() }

        func set(_ new: Int) {
            registrar.withMutation(of: self, keyPath: \.value) {
                isAnnounced.signal()
                maySet.wait()
                lock.withLock { storage = new }
            }
        }
    }

    private struct SlowReader: View {
        let model: Slow
        var body: some View { Text(verbatim: "\(model.value)") }
    }

    @Test("a body that runs between willSet and the change runs again")
    func betweenAnnouncementAndChange() async {
        let model = Slow()
        let host = TestHost { SlowReader(model: model) }
        host.update()
        for value in 1...3 {
            Thread.detachNewThread { model.set(value) }
            model.waitForAnnouncement()
            await host.settleTasks()
            expect(host.labels, equals: ["\(value - 1)"])
            model.letSet()
            for _ in 0..<200 where host.labels != ["\(value)"] {
                try? await Task.sleep(for: .milliseconds(5))
                await host.settleTasks()
            }
            expect(host.labels, equals: ["\(value)"])
        }
    }

    /// Unchecked, and incorrectly so: that is the purpose.
    private final class Racy: @unchecked Sendable {
        var value = 0
    }

    @Test(
        "a race, to check with `make tsan` that the sanitizer finds one",
        .enabled(if: ProcessInfo.processInfo.environment["CASEMENT_SHOW_RACE"] == "1"))
    func race() async {
        let racy = Racy()
        let threads = (0..<2).map { _ in Thread { for _ in 0..<100_000 { racy.value += 1 } } }
        for thread in threads { thread.start() }
        while !threads.allSatisfy(\.isFinished) { try? await Task.sleep(for: .milliseconds(5)) }
        expect(racy.value > 0)
    }
}
