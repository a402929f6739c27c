import Expectations
import Foundation
import Testing
import UserNotifications

// The examples of docs/notifications.md, verbatim.

@MainActor final class TeaTimer: UNUserNotificationCenterDelegate {
    private(set) var cups = 1

    func start() async throws {
        let center = UNUserNotificationCenter.current()
        guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
        center.delegate = self
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea", actions: [UNNotificationAction(identifier: "another", title: "Another Cup")],
                intentIdentifiers: [])
        ])
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "It has drawn for three minutes."
        content.sound = .default
        content.categoryIdentifier = "tea"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        if response.actionIdentifier == "another" { cups += 1 }
    }
}

@MainActor struct DocumentedNotifications {
    @Test("The delegate is one with a single function") func delegate() {
        let timer = TeaTimer()
        expect(timer.cups, equals: 1)
        expect((timer as any UNUserNotificationCenterDelegate) === timer)
    }
}
