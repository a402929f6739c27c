import Casement
import Foundation

/// What a program asks of the desktop: a notification, no sleep, and the trash.
struct NotificationCard: View {
    @State private var outcome = "A notification has a button; its answer comes back."
    @State private var activity: (any NSObjectProtocol)?
    @State private var listener = NotificationListener()

    var body: some View {
        GroupBox("The desktop") {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Button("Notify") { notify(after: nil) }
                    Button("In 5 Seconds") { notify(after: 5) }
                    Button("Trash a File") { trash() }
                }
                Toggle("Keep the display on", isOn: isAwake)
                Caption(listener.answer ?? outcome)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var isAwake: Binding<Bool> {
        Binding {
            activity != nil
        } set: { isAwake in
            if let activity { ProcessInfo.processInfo.endActivity(activity) }
            activity =
                isAwake
                ? ProcessInfo.processInfo.beginActivity(options: .idleDisplaySleepDisabled, reason: "The Gallery shows")
                : nil
        }
    }

    private func notify(after seconds: TimeInterval?) {
        let center = UNUserNotificationCenter.current()
        center.delegate = listener
        listener.answer = nil
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea", actions: [UNNotificationAction(identifier: "Another cup", title: "Another Cup")],
                intentIdentifiers: [])
        ])
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "It has drawn for three minutes."
        content.categoryIdentifier = "tea"
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        outcome = seconds == nil ? "The desktop shows it." : "The desktop will show it."
        Task {
            do {
                try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
            } catch { outcome = error.localizedDescription }
        }
    }

    private func trash() {
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: "Casement Gallery.txt")
        do {
            try Data("Half a league".utf8).write(to: file)
            try FileManager.default.trashItem(at: file, resultingItemURL: nil)
            outcome = "A new file is in the trash."
        } catch { outcome = error.localizedDescription }
    }
}

/// Learns what the user does with notifications.
@MainActor @Observable private final class NotificationListener: UNUserNotificationCenterDelegate {
    var answer: String?

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    { [.banner, .sound] }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let isButton = response.actionIdentifier != UNNotificationDefaultActionIdentifier
        answer = isButton ? "The answer: \(response.actionIdentifier)." : "The notification was opened."
    }
}
