import CasementCore
import CasementSDL
import Foundation

/// The notifications of the program: those that wait for their triggers, and those that the desktop shows.
@MainActor package final class NotificationSchedule {
    static var desktop: NotificationSchedule {
        NotificationSchedule(DesktopNotifications(environment: ProcessInfo.processInfo.environment))
    }

    /// What a schedule knows of time, and of the program.
    package struct Surroundings {
        package var now: @MainActor () -> Date
        /// Returns after some seconds.
        package var wait: @MainActor @Sendable (TimeInterval) async throws -> Void
        /// Whether a window of the program has the keyboard.
        package var isActive: @MainActor () -> Bool
        /// Brings the program to the front.
        package var activate: @MainActor () -> Void

        package init(
            now: @escaping @MainActor () -> Date,
            wait: @escaping @MainActor @Sendable (TimeInterval) async throws -> Void,
            isActive: @escaping @MainActor () -> Bool, activate: @escaping @MainActor () -> Void
        ) { (self.now, self.wait, self.isActive, self.activate) = (now, wait, isActive, activate) }

        @MainActor static let real = Surroundings {
            Date()
        } wait: {
            // Also while the computer sleeps.
            try await Task.sleep(for: .seconds($0), clock: .continuous)
        } isActive: {
            RunningApp.current?.windows.key != nil
        } activate: {
            NSApplication.shared.activate()
        }
    }

    private struct Pending {
        let request: UNNotificationRequest
        let task: Task<Void, Never>
    }

    private struct Shown {
        let number: UInt32
        let notification: UNNotification
    }

    weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whose delegate it is.
    weak var center: UNUserNotificationCenter?
    var categories: Set<UNNotificationCategory> = []
    private let service: any NotificationService
    private let surroundings: Surroundings
    private var pending: [Pending] = []
    private var delivered: [Shown] = []

    package init(_ service: any NotificationService, _ surroundings: Surroundings? = nil) {
        self.service = service
        self.surroundings = surroundings ?? .real
        service.onEvent = { [weak self] in self?.happened($0) }
    }

    /// Whether somebody shows notifications; one message says if not.
    func isThere() async -> Bool {
        let isThere = await withCheckedContinuation { answer in service.find { answer.resume(returning: $0) } }
        if !isThere {
            RuntimeWarning.issue(UNError.noService.errorDescription ?? "", key: "notifications")
        }
        return isThere
    }

    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }
    var shown: [UNNotification] { delivered.map(\.notification) }

    // MARK: Requests

    func add(_ request: UNNotificationRequest) async throws {
        removePending { $0 == request.identifier }
        guard let trigger = request.trigger else { return try await show(request) }
        guard let date = trigger.next(after: surroundings.now()) else {
            throw UNError(
                .notificationInvalidNoDate, "The date of the notification “\(request.identifier)” has passed.")
        }
        guard await isThere() else { throw UNError.noService }
        let task = Task { @MainActor [weak self] in
            var next: Date? = date
            while let date = next {
                guard await self?.wait(until: date) == true, let self else { return }
                if !trigger.repeats { pending.removeAll { $0.request === request } }
                try? await show(request)
                next = trigger.repeats ? trigger.next(after: surroundings.now()) : nil
            }
        }
        pending.append(Pending(request: request, task: task))
    }

    /// Whether the date has come: somebody may have set the clock, or removed the request.
    private func wait(until date: Date) async -> Bool {
        while true {
            let time = date.timeIntervalSince(surroundings.now())
            if time <= 0 { return !Task.isCancelled }
            do { try await surroundings.wait(time) } catch { return false }
        }
    }

    func removePending(_ isRemoved: (String) -> Bool) {
        for entry in pending where isRemoved(entry.request.identifier) { entry.task.cancel() }
        pending.removeAll { isRemoved($0.request.identifier) }
    }

    func removeDelivered(_ isRemoved: (String) -> Bool) {
        for entry in delivered where isRemoved(entry.notification.request.identifier) { service.close(entry.number) }
        delivered.removeAll { isRemoved($0.notification.request.identifier) }
    }

    // MARK: Showing

    private func show(_ request: UNNotificationRequest) async throws {
        let notification = UNNotification(date: surroundings.now(), request: request)
        var content = desktopNotification(request)
        if surroundings.isActive() {
            let options = await options(for: notification)
            guard !options.isDisjoint(with: [.banner, .alert, .list]) else { return }
            if !options.contains(.sound) { content.sound = .none }
            if options.isDisjoint(with: [.banner, .alert]) { content.urgency = 0 }
        }
        let old = delivered.first { $0.notification.request.identifier == request.identifier }
        content.replaced = old?.number ?? 0
        let shown = content
        let number = await withCheckedContinuation { answer in service.show(shown) { answer.resume(returning: $0) } }
        guard let number else {
            RuntimeWarning.issue(UNError.noService.errorDescription ?? "", key: "notifications")
            throw UNError.noService
        }
        delivered.removeAll { $0.number == number || $0.notification.request.identifier == request.identifier }
        delivered.append(Shown(number: number, notification: notification))
    }

    /// What the delegate wants while the program is active: without one, nothing.
    private func options(for notification: UNNotification) async -> UNNotificationPresentationOptions {
        guard let delegate, let center else { return [] }
        return await withCheckedContinuation { answer in
            var isAnswered = false
            delegate.userNotificationCenter(center, willPresent: notification) { options in
                guard !isAnswered else { return }
                isAnswered = true
                answer.resume(returning: options)
            }
        }
    }

    private func desktopNotification(_ request: UNNotificationRequest) -> DesktopNotification {
        let content = request.content
        var result = DesktopNotification()
        result.title = content.title
        result.body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        if result.title.isEmpty { (result.title, result.body) = (result.body, "") }
        // A service shows the notification itself as a button only where it cannot press it.
        result.actions = [DesktopNotification.Action(key: "default", title: String(localized: "Open"))]
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        for action in category?.actions ?? [] {
            result.actions.append(.init(key: "action \(action.identifier)", title: action.title))
        }
        result.urgency =
            switch content.interruptionLevel {
            case .passive: 0
            case .active, .timeSensitive: 1
            case .critical: 2
            }
        if let sound = content.sound { result.sound = sound.path.map { .file($0) } ?? .usual }
        result.picture = content.attachments.first?.url.path(percentEncoded: false)
        return result
    }

    // MARK: What the user does

    private func happened(_ event: NotificationEvent) {
        switch event {
        case .action(let number, let key):
            guard let notification = delivered.first(where: { $0.number == number })?.notification else { return }
            respond(to: notification, key)
        case .closed(let number, let byUser):
            guard let index = delivered.firstIndex(where: { $0.number == number }) else { return }
            let notification = delivered.remove(at: index).notification
            let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
            if byUser, category?.options.contains(.customDismissAction) == true {
                tell(notification, UNNotificationDismissActionIdentifier)
            }
        }
    }

    private func respond(to notification: UNNotification, _ key: String) {
        if key == "default" {
            surroundings.activate()
            return tell(notification, UNNotificationDefaultActionIdentifier)
        }
        let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
        guard let action = category?.actions.first(where: { "action \($0.identifier)" == key }) else { return }
        if action.options.contains(.foreground) { surroundings.activate() }
        tell(notification, action.identifier)
    }

    private func tell(_ notification: UNNotification, _ action: String) {
        guard let delegate, let center else { return }
        let response = UNNotificationResponse(notification, action)
        delegate.userNotificationCenter(center, didReceive: response) {}
    }
}
