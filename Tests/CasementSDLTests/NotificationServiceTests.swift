import CasementSDL
import DesktopSupport
import Expectations
import Foundation
import Testing

/// The desktop's notifications, by a service that behaves as a test says.
@MainActor struct NotificationServiceTests {
    private let name = "org.freedesktop.Notifications"
    private let path = "/org/freedesktop/Notifications"

    private func bus(_ capabilities: [String], _ answer: ServiceBus.Answer = .number(7)) throws -> ServiceBus {
        try require(
            ServiceBus(name) { call in
                switch call.member {
                case "GetCapabilities": .texts(capabilities)
                case "Notify": answer
                default: .done
                }
            })
    }

    private func service(_ bus: String, patience: Double = 4) -> DesktopNotifications {
        DesktopNotifications(bus: bus, environment: [:], program: "Tea", patience: patience)
    }

    private func show(_ notification: DesktopNotification, by service: DesktopNotifications) async -> UInt32? {
        await withCheckedContinuation { answer in service.show(notification) { answer.resume(returning: $0) } }
    }

    private var notification: DesktopNotification {
        var notification = DesktopNotification()
        (notification.title, notification.body) = ("<b>Tea</b>", "1 < 2 & <a href=\"x\">")
        notification.actions = [.init(key: "default", title: "Open"), .init(key: "more", title: "More")]
        (notification.urgency, notification.sound, notification.replaced) = (2, .usual, 3)
        notification.picture = "/tmp/a.png"
        return notification
    }

    @Test("What is said arrives, with its markup escaped where the service reads markup") func showing() async throws {
        let bus = try bus(["body", "body-markup", "actions"])
        var calls = bus.calls
        let service = service(bus.address)
        expect(await show(notification, by: service), equals: 7)
        expect(await calls.next()?.member, equals: "GetCapabilities")
        let call = try require(await calls.next())
        let texts = ["Tea", "3", "", "<b>Tea</b>", "1 &lt; 2 &amp; &lt;a href=\"x\"&gt;"]
        expect(call.arguments.starts(with: texts + ["default", "Open", "more", "More", "urgency", "\u{2}"]), "\(call)")
        expect(call.value("image-path") == "/tmp/a.png" && call.value("sound-name") != nil, "\(call)")
        expect(call.arguments.last, equals: "-1")
        // What the service can do is known.
        expect(await show(notification, by: service), equals: 7)
        expect(await calls.next()?.member, equals: "Notify")
        service.close(7)
        let closing = try require(await calls.next())
        expect(closing.member == "CloseNotification" && closing.arguments == ["7"])
    }

    @Test("A service without markup and buttons gets plain text, and none; long texts are cut") func plain()
        async throws
    {
        let bus = try bus(["body"])
        var calls = bus.calls
        var notification = notification
        notification.body = String(repeating: "<", count: 10_000)
        notification.sound = .none
        expect(await show(notification, by: service(bus.address)), equals: 7)
        _ = await calls.next()
        let call = try require(await calls.next())
        expect(call.arguments[4] == String(repeating: "<", count: 3999) + "…")
        expect(call.arguments[5] == "urgency" && call.value("suppress-sound") == "1", "\(call.arguments.suffix(8))")
    }

    @Test("Presses and ends arrive, and nothing else") func events() async throws {
        let bus = try bus(["actions"])
        let service = service(bus.address)
        let (events, continuation) = AsyncStream.makeStream(of: NotificationEvent.self)
        service.onEvent = { continuation.yield($0) }
        _ = await show(notification, by: service)
        bus.signal(path, name, "ActionInvoked", .text("7"), .text("more"))
        bus.signal(path, name, "ActionInvoked", .number(7))
        bus.signal(path, "org.example.Other", "ActionInvoked", .number(7), .text("other"))
        bus.signal(path, name, "ActionInvoked", .number(7), .text("more"))
        bus.signal(path, name, "NotificationClosed", .number(7), .number(2))
        bus.signal(path, name, "NotificationClosed", .number(8), .number(1))
        var iterator = events.makeAsyncIterator()
        expect(await iterator.next(), equals: .action(7, "more"))
        expect(await iterator.next(), equals: .closed(7, byUser: true))
        expect(await iterator.next(), equals: .closed(8, byUser: false))
    }

    @Test("A service that refuses, is late or missing shows nothing") func failing() async throws {
        for answer in [ServiceBus.Answer.refusal, .nothing] {
            let bus = try bus(["body"], answer)
            expect(await show(notification, by: service(bus.address, patience: 0.2)) == nil, "\(answer)")
        }
        let silent = try require(ServiceBus(name) { _ in .nothing })
        expect(await show(notification, by: service(silent.address, patience: 0.2)) == nil)
        let empty = try require(ServiceBus("org.example.Other") { _ in .done })
        expect(await show(notification, by: service(empty.address)) == nil)
        expect(await show(notification, by: service("unix:path=/nonexistent")) == nil)
        let none = DesktopNotifications(environment: [:])
        expect(await show(notification, by: none) == nil)
    }

    @Test("When the bus ends, nothing is shown any more") func ending() async throws {
        let bus = try bus(["body"])
        let service = service(bus.address)
        expect(await show(notification, by: service), equals: 7)
        bus.end()
        while await show(notification, by: service) != nil { await Task.yield() }
    }
}
