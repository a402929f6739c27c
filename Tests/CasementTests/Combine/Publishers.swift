import Combine
import ControlSupport
import Expectations
import Foundation
import Testing

/// The parts of Combine that programs with `import Combine` use most.
@MainActor struct CombinePublishers {
    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var length = 0
        var label = ""
        private var subscriptions = Set<AnyCancellable>()

        init() { $name.map(\.count).assign(to: &$length) }

        func follow() { $name.assign(to: \.label, on: self).store(in: &subscriptions) }
    }

    @Test func publishedAndAssign() {
        let model = Model()
        var values: [String] = [], changes = 0
        let names = model.$name.sink { values.append($0) }
        let will = model.objectWillChange.sink { changes += 1 }
        model.follow()
        model.name = "bcd"
        expect(values, equals: ["a", "bcd"])
        expect(model.length, equals: 3)
        expect(model.label, equals: "bcd")
        // The name and the length derived from it.
        expect(changes, equals: 2)
        names.cancel()
        will.cancel()
    }

    @Test func subjects() {
        let passthrough = PassthroughSubject<Int, Never>(), current = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        var subscriptions = Set<AnyCancellable>()
        passthrough.combineLatest(current).map { $0 + $1 }.sink { values.append($0) }.store(in: &subscriptions)
        passthrough.send(1)
        current.send(10)
        current.value = 20
        expect(values, equals: [2, 11, 21])
        expect(current.value, equals: 20)
        subscriptions.removeAll()
        passthrough.send(5)
        expect(values.count, equals: 3)
    }

    @Test func severalPublishers() {
        let a = PassthroughSubject<Int, Never>(), b = CurrentValueSubject<Int, Never>(10),
            c = PassthroughSubject<Int, Never>()
        var merged: [Int] = [], latest: [Int] = [], isFinished = false
        var subscriptions = Set<AnyCancellable>()
        a.merge(with: b, c).sink { _ in
            isFinished = true
        } receiveValue: {
            merged.append($0)
        }.store(in: &subscriptions)
        Publishers.CombineLatest3(a, b, c).sink { latest.append($0 + $1 + $2) }.store(in: &subscriptions)
        a.combineLatest(b) { $0 * $1 }.sink { latest.append(-$0) }.store(in: &subscriptions)
        a.send(1)
        c.send(100)
        b.send(20)
        expect(merged, equals: [10, 1, 100, 20])
        expect(latest.sorted(), equals: [-20, -10, 111, 121])
        a.send(completion: .finished)
        b.send(completion: .finished)
        expect(!isFinished)
        c.send(completion: .finished)
        expect(isFinished)
        var many: [Int] = []
        Publishers.MergeMany([[1, 2].publisher, [3].publisher]).sink { many.append($0) }.store(in: &subscriptions)
        [4].publisher.merge(with: [5].publisher).sink { many.append($0) }.store(in: &subscriptions)
        expect(many, equals: [1, 2, 3, 4, 5])
    }

    @Test func sequencesOptionalsAndResults() {
        var values: [Int] = []
        _ = [1, 2, 3].publisher.filter { $0 > 1 }.sink { values.append($0) }
        _ = Optional(4).publisher.sink { values.append($0) }
        _ = Int?.none.publisher.sink { values.append($0) }
        _ = Result<Int, Never>.success(5).publisher.sink { values.append($0) }
        _ = Just(6).merge(with: Empty()).sink { values.append($0) }
        _ = Deferred { Future<Int, Never> { $0(.success(7)) } }.sink { values.append($0) }
        _ = Fail<Int, URLError>(error: URLError(.badURL)).catch { _ in Just(8) }.sink { values.append($0) }
        expect(values, equals: [2, 3, 4, 5, 6, 7, 8])
    }

    @Test func notifications() {
        let center = NotificationCenter(), name = Notification.Name("probe")
        final class Sender {}
        let sender = Sender()
        var numbers: [Int] = [], ofSender = 0
        let all = center.publisher(for: name).compactMap { $0.userInfo?["number"] as? Int }.sink { numbers.append($0) }
        let some = center.publisher(for: name, object: sender).sink { _ in ofSender += 1 }
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: sender, userInfo: ["number": 2])
        center.post(name: Notification.Name("other"), object: sender)
        expect(numbers, equals: [1, 2])
        expect(ofSender, equals: 1)
        all.cancel()
        center.post(name: name, object: nil, userInfo: ["number": 3])
        expect(numbers, equals: [1, 2])
        some.cancel()
        expect(center.publisher(for: name), equals: center.publisher(for: name))
        expect(center.publisher(for: name) != center.publisher(for: name, object: sender))
    }

    private struct Point: Codable, Equatable {
        var x = 1
    }

    @Test func coders() {
        var decoded: [Point] = []
        _ = Just(Point(x: 3)).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder())
            .replaceError(with: Point()).sink { decoded.append($0) }
        _ = Just(Point(x: 4)).encode(encoder: PropertyListEncoder())
            .decode(type: Point.self, decoder: PropertyListDecoder()).replaceError(with: Point())
            .sink { decoded.append($0) }
        expect(decoded, equals: [Point(x: 3), Point(x: 4)])
    }

    private nonisolated static func future() async -> Int { await Future<Int, Never> { $0(.success(9)) }.value }

    @Test func asynchronousValues() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        expect(values, equals: [1, 2, 3])
        expect(await Self.future(), equals: 9)
    }

    @Test func dataTasks() async throws {
        let url = try require(URL(string: "data:text/plain,bytes"))
        var text = "", isFinished = false
        let subscription = URLSession.shared.dataTaskPublisher(for: url)
            .map { String(decoding: $0.data, as: UTF8.self) }
            .receive(on: DispatchQueue.main)
            .sink { _ in
                isFinished = true
            } receiveValue: {
                text = $0
            }
        expect(await eventually { isFinished })
        expect(text, equals: "bytes")
        subscription.cancel()

        var failure: URLError?
        let missing = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/nothing/here"))
            .receive(on: DispatchQueue.main)
            .sink {
                if case .failure(let error) = $0 { failure = error }
            } receiveValue: { _ in
            }
        expect(await eventually { failure != nil })
        missing.cancel()
    }
}
