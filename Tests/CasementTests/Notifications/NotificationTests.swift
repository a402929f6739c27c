import Casement
import CasementCore
import CasementSDL
import Expectations
import Foundation
import Testing

/// Notifications with the names of UserNotifications, on a desktop and with a time of the test's own.
@MainActor struct NotificationTests {
    private let desktop = NotificationDesktop()
    private let center: UNUserNotificationCenter

    init() {
        let desktop = desktop
        center = UNUserNotificationCenter { NotificationSchedule(desktop, desktop.surroundings) }
    }

    private func request(
        _ identifier: String, _ change: (UNMutableNotificationContent) -> Void = { _ in },
        trigger: UNNotificationTrigger? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        (content.title, content.body) = ("Tea", "It has drawn.")
        change(content)
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test("Content becomes what the desktop shows, and a request keeps it") func content() async throws {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = ("Tea", "Green", "It has drawn.")
        content.sound = .default
        content.interruptionLevel = .critical
        content.userInfo = ["cup": 3]
        content.categoryIdentifier = "tea"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Coffee"
        expect(request.content.title == "Tea" && request.content.userInfo["cup"] as? Int == 3)
        let again = UNNotificationAction(identifier: "again", title: "Again")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "tea", actions: [again], intentIdentifiers: [])
        ])
        try await center.add(request)
        let shown = try require(desktop.shown.first)
        expect([shown.title, shown.body], equals: ["Tea", "Green\nIt has drawn."])
        expect(shown.urgency == 2 && shown.sound == .usual && shown.replaced == 0)
        expect(shown.actions.map(\.title), equals: ["Open", "Again"])
        expect(await center.deliveredNotifications().map(\.request.identifier), equals: ["a"])
    }

    @Test("A notification takes the place of another with its identifier; removing closes it") func replacing()
        async throws
    {
        try await center.add(request("a"))
        try await center.add(request("b"))
        try await center.add(request("a"))
        expect(desktop.shown.map(\.replaced), equals: [0, 0, 1])
        center.removeDeliveredNotifications(withIdentifiers: ["a", "x"])
        expect(await center.deliveredNotifications().map(\.request.identifier), equals: ["b"])
        center.removeAllDeliveredNotifications()
        expect(await center.deliveredNotifications().isEmpty)
        expect(desktop.closed, equals: [1, 2])
    }

    @Test("Triggers show notifications later, once or again, while the program runs") func triggers() async throws {
        let once = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
        let again = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true)
        expect(again.timeInterval, equals: 60)
        try await center.add(request("once", trigger: once))
        try await center.add(request("again", { $0.title = "Again" }, trigger: again))
        expect(await center.pendingNotificationRequests().map(\.identifier), equals: ["once", "again"])
        await desktop.advance(by: 9)
        expect(desktop.shown.isEmpty)
        await desktop.advance(by: 2)
        expect(desktop.shown.map(\.title), equals: ["Tea"])
        await desktop.advance(by: 50)
        await desktop.advance(by: 60)
        expect(desktop.shown.map(\.title), equals: ["Tea", "Again", "Again"])
        expect(await center.pendingNotificationRequests().map(\.identifier), equals: ["again"])
        center.removeAllPendingNotificationRequests()
        expect(await center.pendingNotificationRequests().isEmpty)
        await desktop.advance(by: 600)
        expect(desktop.shown.count, equals: 3)
    }

    @Test("A date of the calendar is waited for; one that has passed is an error") func calendar() async throws {
        var components = DateComponents()
        components.calendar = Calendar(identifier: .gregorian)
        components.timeZone = .gmt
        (components.hour, components.minute) = (0, 1)
        let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        try await center.add(request("daily", trigger: daily))
        await desktop.advance(by: 59)
        expect(desktop.shown.isEmpty)
        await desktop.advance(by: 1)
        await desktop.advance(by: 24 * 3600)
        expect(desktop.shown.count, equals: 2)
        components.year = 1960
        let past = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        expect(past.nextTriggerDate() == nil)
        await #expect(throws: UNError.self) { try await center.add(request("past", trigger: past)) }
    }

    @Test("Presses and buttons reach the delegate, and bring the program to the front") func responses() async throws {
        let delegate = Delegate()
        center.delegate = delegate
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea",
                actions: [
                    UNNotificationAction(identifier: "again", title: "Again"),
                    UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
                ], intentIdentifiers: [], options: .customDismissAction)
        ])
        try await center.add(request("a", { $0.categoryIdentifier = "tea" }))
        desktop.onEvent?(.action(1, "action again"))
        expect(desktop.activations, equals: 0)
        desktop.onEvent?(.action(1, "action show"))
        desktop.onEvent?(.action(1, "default"))
        desktop.onEvent?(.action(1, "action other"))
        desktop.onEvent?(.action(99, "default"))
        expect(desktop.activations, equals: 2)
        desktop.onEvent?(.closed(1, byUser: true))
        desktop.onEvent?(.closed(1, byUser: true))
        expect(
            delegate.responses,
            equals: ["again", "show", UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier])
        expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("While the program is active, its delegate decides; without one nothing is shown") func active()
        async throws
    {
        desktop.isActive = true
        try await center.add(request("a"))
        expect(desktop.shown.isEmpty)
        let delegate = Delegate()
        center.delegate = delegate
        try await center.add(request("b", { $0.sound = .default }))
        expect(desktop.shown.isEmpty)
        delegate.options = [.list]
        try await center.add(request("c", { $0.sound = .default }))
        expect(desktop.shown.last?.urgency == 0 && desktop.shown.last?.sound == DesktopNotification.Sound.none)
        delegate.options = [.banner, .sound]
        try await center.add(request("d", { $0.sound = .default }))
        expect(desktop.shown.last?.urgency == 1 && desktop.shown.last?.sound == .usual)
        let other = AsyncDelegate()
        center.delegate = other
        try await center.add(request("e"))
        expect(desktop.shown.count, equals: 3)
        desktop.onEvent?(.action(3, "default"))
        while other.response == nil { await Task.yield() }
        expect(other.response, equals: "e")
    }

    @Test("Without a service, authorisation is denied with the reason, and so is each notification") func noService()
        async throws
    {
        expect(try await center.requestAuthorization(options: [.alert, .sound]))
        expect(await center.notificationSettings().authorizationStatus == .authorized)
        desktop.isThere = false
        expect(await center.notificationSettings().authorizationStatus == .denied)
        await #expect(throws: UNError.self) { try await center.requestAuthorization() }
        await #expect(throws: UNError.self) { try await center.add(request("a")) }
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        await #expect(throws: UNError.self) { try await center.add(request("b", trigger: trigger)) }
        let said = await withCheckedContinuation { answer in
            center.requestAuthorization(options: []) { isGranted, error in
                answer.resume(returning: "\(isGranted) \(error?.localizedDescription ?? "")")
            }
        }
        expect(said.hasPrefix("false The desktop shows no notifications"), "\(said)")
    }

    @Test("A picture has to be a file that can be read") func attachments() throws {
        #expect(throws: UNError.self) {
            _ = try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nonexistent.png"))
        }
    }
}

@MainActor private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    private(set) var responses: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(options) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        responses.append(response.actionIdentifier)
        completionHandler()
    }
}

@MainActor private final class AsyncDelegate: UNUserNotificationCenterDelegate {
    private(set) var response: String?

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    { [.banner] }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        self.response = response.notification.request.identifier
    }
}

/// A desktop that shows what it is asked, and its time, which a test advances.
@MainActor private final class NotificationDesktop: NotificationService {
    var onEvent: ((NotificationEvent) -> Void)?
    var isThere = true
    var isActive = false
    private(set) var activations = 0
    private(set) var shown: [DesktopNotification] = []
    private(set) var closed: [UInt32] = []
    private var now = Date(timeIntervalSince1970: 0)
    private var sleepers: [(date: Date, continuation: CheckedContinuation<Void, Never>)] = []

    var surroundings: NotificationSchedule.Surroundings {
        .init { [unowned self] in
            now
        } wait: { [unowned self] time in
            await withCheckedContinuation { sleepers.append((now.addingTimeInterval(time), $0)) }
            try Task.checkCancellation()
        } isActive: { [unowned self] in
            isActive
        } activate: { [unowned self] in
            activations += 1
        }
    }

    func advance(by seconds: TimeInterval) async {
        for _ in 0..<20 { await Task.yield() }
        now += seconds
        let due = sleepers.filter { $0.date <= now }
        sleepers.removeAll { $0.date <= now }
        for sleeper in due { sleeper.continuation.resume() }
        for _ in 0..<20 { await Task.yield() }
    }

    func find(_ answer: @escaping @MainActor @Sendable (Bool) -> Void) { answer(isThere) }

    func show(_ notification: DesktopNotification, _ answer: @escaping @MainActor @Sendable (UInt32?) -> Void) {
        guard isThere else { return answer(nil) }
        shown.append(notification)
        answer(notification.replaced == 0 ? UInt32(shown.count) : notification.replaced)
    }

    func close(_ number: UInt32) { closed.append(number) }
}
