import CasementTesting
import Expectations
import HostSupport
import Testing

/// Actions for the values of publishers.
@MainActor struct ReceiveTests {
    private struct Receiver<P: Publisher>: View where P.Failure == Never {
        let publisher: P
        let prefix: Box<String>
        let journal: Journal
        var body: some View {
            let prefix = prefix.value
            Text(prefix).onReceive(publisher) { journal.lines.append("\(prefix) \($0)") }
        }
    }

    @Test("the newest action runs for each value, on the same subscription")
    func newestAction() {
        let subject = PassthroughSubject<Int, Never>(), prefix = Box("a"), journal = Journal()
        var subscriptions = 0
        let publisher = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).eraseToAnyPublisher()
        let host = TestHost { Receiver(publisher: publisher, prefix: prefix, journal: journal) }
        host.update()
        subject.send(1)
        prefix.value = "b"
        host.update()
        subject.send(2)
        expect(journal.take(), equals: ["a 1", "b 2"])
        expect(subscriptions, equals: 1)
    }

    @Test("an equal new publisher is not subscribed to again; another one is")
    func samePublisher() {
        struct Inline: View {
            let value: Box<Int>, unread: Box<Int>, journal: Journal
            var body: some View {
                let _ = unread.value
                Text("x").onReceive(Just(value.value)) { journal.lines.append("\($0)") }
            }
        }
        let value = Box(1), unread = Box(0), journal = Journal()
        let host = TestHost { Inline(value: value, unread: unread, journal: journal) }
        host.settle()
        expect(journal.take(), equals: ["1"])
        unread.value += 1
        host.settle()
        expect(journal.take().isEmpty)
        value.value = 2
        host.settle()
        expect(journal.take(), equals: ["2"])
    }

    @Test("values sent on subscription are delivered after the tree is built, and may set state")
    func initialValue() {
        struct Mirrored: View {
            @ObservedObject var model: Tally
            @State private var seen = -1
            var body: some View { Text("\(seen)").onReceive(model.$count) { seen = $0 } }
        }
        let model = Tally()
        let host = TestHost { Mirrored(model: model) }
        host.settle()
        expect(host.labels, equals: ["0"])
        model.count = 4
        host.settle()
        expect(host.labels, equals: ["4"])
    }

    @Test("the subscription ends with the view")
    func ends() {
        let subject = PassthroughSubject<Int, Never>(), flag = Flag(true), journal = Journal()
        var cancellations = 0
        let publisher = subject.handleEvents(receiveCancel: { cancellations += 1 }).eraseToAnyPublisher()
        let host = TestHost.live {
            VStack { if flag.value { Receiver(publisher: publisher, prefix: Box("a"), journal: journal) } }
        }
        host.update()
        flag.value = false
        host.update()
        subject.send(1)
        expect(journal.take().isEmpty)
        expect(cancellations, equals: 1)
    }

    @Test("values from other threads arrive on the main actor, completely and in order")
    func background() async {
        let subject = PassthroughSubject<Int, Never>(), journal = Journal()
        let host = TestHost { Receiver(publisher: subject, prefix: Box("n"), journal: journal) }
        host.update()
        let sender = Sender(subject)
        await Task.detached { for value in 0..<100 { sender.subject.send(value) } }.value
        await host.settleTasks()
        expect(journal.take(), equals: (0..<100).map { "n \($0)" })
    }

    /// Unchecked, because a subject locks itself.
    private final class Sender: @unchecked Sendable {
        let subject: PassthroughSubject<Int, Never>
        init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
    }

    @Test("it adds no node to the tree")
    func transparent() {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .onReceive(subject) { _ in }
            }
        }
        expect(host.displayables.count, equals: 1)
        expect(host.labels, equals: ["a", "b"])
        expect(host.takeLines().isEmpty == false || host.labels.count == 2)
        expect(SubscriptionView<PassthroughSubject<Int, Never>, Text>._viewCount == 1)
    }
}
