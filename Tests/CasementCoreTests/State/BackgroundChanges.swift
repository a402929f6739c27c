import CasementTesting
import Foundation
import Synchronization
import Testing

/// Changes that come from other threads: they hop to the main actor and are one update.
@MainActor @Suite struct BackgroundChanges {
    /// Unchecked, because OpenCombine's properties lock themselves; `@Published` is the only storage.
    private final class Shared: ObservableObject, @unchecked Sendable {
        @Published var count = 0
    }

    private struct Holder: View {
        @ObservedObject var model: Shared
        var body: some View { Text("\(model.count)") }
    }

    @Test("an observable object that publishes from another thread runs its holders once")
    func published() async {
        let model = Shared()
        let host = TestHost { Holder(model: model) }
        host.update()
        _ = host.takeStatistics()
        await Task.detached { for value in 1...1000 { model.count = value } }.value
        await host.settleTasks()
        #expect(host.takeStatistics().bodies <= 2)
        #expect(host.labels == ["1000"])
    }

    @Test("many threads at once leave the view with the last value")
    func manyThreads() async {
        let model = Shared()
        let host = TestHost { Holder(model: model) }
        host.update()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 { group.addTask { for value in 0..<200 { model.count = number * 1000 + value } } }
            for _ in 0..<50 { await host.settleTasks() }
        }
        await host.settleTasks()
        #expect(host.labels == ["\(model.count)"])
    }

    @Test("a change after the view has gone is nobody's business")
    func gone() async {
        let model = Shared(), flag = Flag(true)
        let host = TestHost.live { VStack { if flag.value { Holder(model: model) } } }
        host.update()
        flag.value = false
        await Task.detached { model.count = 1 }.value
        host.update()
        _ = host.takeStatistics()
        await host.settleTasks()
        #expect(host.takeStatistics().bodies == 0)
    }

    /// An observable object for any thread: its storage is locked, and it reports to its registrar itself.
    private final class Guarded: Observable, Sendable {
        private let storage = Mutex(0)
        private let registrar = ObservationRegistrar()

        var value: Int {
            get {
                registrar.access(self, keyPath: \.value)
                return storage.withLock { $0 }
            }
            set { registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } } }
        }
    }

    private struct Reader: View {
        let model: Guarded
        var body: some View { Text("\(model.value)") }
    }

    @Test("an @Observable that changes on another thread runs its readers, and many changes are few updates")
    func observable() async {
        let model = Guarded()
        let host = TestHost { Reader(model: model) }
        host.update()
        _ = host.takeStatistics()
        await Task.detached { for value in 1...1000 { model.value = value } }.value
        await host.settleTasks()
        #expect(host.takeStatistics().bodies <= 2)
        #expect(host.labels == ["1000"])
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
        #expect(host.labels == ["\(model.value)"])
    }
}
