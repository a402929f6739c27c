import SwiftUI

// Delegates that are made outside of the main actor, which the language mode of Swift 5 allows as on a Mac.

final class TimedDelegate: NSObject, NSApplicationDelegate {
    let seconds: Double
    init(seconds: Double) { self.seconds = seconds }
}

final class PhoneDelegate: NSObject, UIApplicationDelegate {
    let seconds: Double
    init(seconds: Double) { self.seconds = seconds }
}

final class Reminder: NSObject, UNUserNotificationCenterDelegate {
    let seconds: Double
    init(seconds: Double) { self.seconds = seconds }
}

enum DelegatedProgram {
    static func seconds() -> Double {
        let delegate = TimedDelegate(seconds: 1), phone = PhoneDelegate(seconds: 2), reminder = Reminder(seconds: 3)
        return delegate.seconds + phone.seconds + reminder.seconds
    }
}
