import CasementCore
import CasementSDL
import Foundation

/// Shows notifications on the desktop, by `org.freedesktop.Notifications`.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Tea"
///     content.body = "It has drawn for three minutes."
///     let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
///     try await UNUserNotificationCenter.current().add(
///         UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
///
/// Triggers work while the program runs: what is pending at its end is not shown. All functions may be called on any
/// thread; their results come on the main one.
public final class UNUserNotificationCenter: Sendable {
    private static let shared = UNUserNotificationCenter { .desktop }

    /// The notifications of the program.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Made on the main actor, wherever the centre is.
    @MainActor private final class Holder {
        private let make: @MainActor @Sendable () -> NotificationSchedule
        lazy var schedule = make()

        nonisolated init(_ make: @escaping @MainActor @Sendable () -> NotificationSchedule) { self.make = make }
    }

    private let holder: Holder
    @MainActor private var schedule: NotificationSchedule { holder.schedule }

    package init(_ make: @escaping @MainActor @Sendable () -> NotificationSchedule) { holder = Holder(make) }

    /// Learns what the user does, and decides what is shown while the program is active. It is not kept.
    @MainActor public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { schedule.delegate }
        set {
            schedule.delegate = newValue
            schedule.center = self
        }
    }

    // MARK: Authorisation

    /// Asks whether notifications are shown: true where the desktop has a service for them, as none asks the user.
    /// Without one, the error says so.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        guard await schedule.isThere() else { throw UNError.noService }
        return true
    }

    /// Asks whether notifications are shown.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        run { schedule in
            let isThere = await schedule.isThere()
            completionHandler(isThere, isThere ? nil : UNError.noService)
        }
    }

    /// What the desktop does with notifications.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(isThere: await schedule.isThere())
    }

    /// What the desktop does with notifications.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        run { completionHandler(UNNotificationSettings(isThere: await $0.isThere())) }
    }

    // MARK: Requests

    /// Shows a notification, at once or when its trigger says so.
    public func add(_ request: UNNotificationRequest) async throws { try await schedule.add(request) }

    /// Shows a notification, at once or when its trigger says so.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        run { schedule in
            do {
                try await schedule.add(request)
                completionHandler?(nil)
            } catch { completionHandler?(error) }
        }
    }

    /// The notifications whose triggers have not come yet.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { await schedule.pendingRequests }

    /// The notifications whose triggers have not come yet.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { run { completionHandler($0.pendingRequests) } }

    /// Forgets notifications whose triggers have not come yet.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        run { $0.removePending(Set(identifiers).contains) }
    }

    /// Forgets all notifications whose triggers have not come yet.
    public func removeAllPendingNotificationRequests() { run { $0.removePending { _ in true } } }

    /// The notifications that the desktop shows, or has in its list.
    public func deliveredNotifications() async -> [UNNotification] { await schedule.shown }

    /// The notifications that the desktop shows, or has in its list.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        run { completionHandler($0.shown) }
    }

    /// Closes notifications.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        run { $0.removeDelivered(Set(identifiers).contains) }
    }

    /// Closes all notifications.
    public func removeAllDeliveredNotifications() { run { $0.removeDelivered { _ in true } } }

    // MARK: Categories

    /// Sets the kinds of notifications of the program, with their buttons.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        run { $0.categories = categories }
    }

    /// The kinds of notifications of the program.
    public func notificationCategories() async -> Set<UNNotificationCategory> { await schedule.categories }

    /// Has no effect: desktops show no number on a program's icon.
    public func setBadgeCount(_ count: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        handler?(nil)
    }

    /// In the order of the calls.
    private func run(_ body: @escaping @MainActor @Sendable (NotificationSchedule) async -> Void) {
        Task { @MainActor in await body(schedule) }
    }
}

/// Learns what the user does with notifications. Each function has two forms; a delegate has one of them, or none.
@MainActor @preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Decides how a notification is shown while the program is active: by default it is not.
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions

    /// Decides how a notification is shown while the program is active.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The user has pressed a notification, or a button of it.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// The user has pressed a notification, or a button of it.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Asks the form that is awaited.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task { @MainActor in completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    /// Calls the form that is awaited.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task { @MainActor in
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }
}
