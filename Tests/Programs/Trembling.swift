import SwiftUI

/// Names of UIKit outside of the main actor, as in programs from before actors.
enum Trembling {
    static func warn() { UINotificationFeedbackGenerator().notificationOccurred(.warning) }
    static var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
}
