import CasementCore
import Foundation

/// What receives the user's input, by the name of UIKit: a base of delegates, and names of notifications, which are
/// never posted, since desktops have no keyboard on the screen that covers a window.
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// Creates a responder.
    nonisolated public override init() { super.init() }

    /// What would receive what this one does not: nothing.
    open var next: UIResponder? { nil }
    /// Whether it has the keyboard: never, since views have their own focus.
    open var isFirstResponder: Bool { false }
    /// Whether it may have the keyboard: it may not.
    open var canBecomeFirstResponder: Bool { false }
    /// Does nothing; the result is whether it has the keyboard now.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Does nothing; the result is whether it has lost the keyboard.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Never posted.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Never posted.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame before.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the change.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the change.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this program.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The names that programs use of UIKit's views. There are none.
public enum UIView {
    /// How an animation begins and ends.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

/// What assistive programs need, by the name of UIKit.
@MainActor @preconcurrency public enum UIAccessibility {
    private static var environment: EnvironmentValues {
        RunningApp.current?.system.environment ?? EnvironmentValues.desktop
    }

    /// Whether the user wants fewer animations.
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    /// Whether the user wants opaque backgrounds.
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    /// Whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    /// Whether a screen reader is used: false, since none can read windows yet.
    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }

    /// What an assistive program is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A text that is to be spoken.
        public static let announcement = Notification(rawValue: 1)
        /// A part of the content was replaced.
        public static let layoutChanged = Notification(rawValue: 2)
        /// The content was replaced.
        public static let screenChanged = Notification(rawValue: 3)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 4)
    }

    /// Has no effect: no assistive program is told of a window's views yet.
    public static func post(notification: Notification, argument: Any?) {
        switch notification {
        case .announcement: AccessibilityNotification.Announcement(argument as? String ?? "").post()
        case .screenChanged: AccessibilityNotification.ScreenChanged().post()
        default: AccessibilityNotification.LayoutChanged().post()
        }
    }
}

extension UIApplication {
    /// A number on the program's icon. It has no effect: desktops have no common way to show it.
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {
            WithoutEffect.note(
                "UIApplication.applicationIconBadgeNumber", "desktops have no common way to show it")
        }
    }

    /// Posted when the user takes a picture of the screen: never.
    public nonisolated static let userDidTakeScreenshotNotification =
        Foundation.Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// Posted when memory is short: never.
    public nonisolated static let didReceiveMemoryWarningNotification =
        Foundation.Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the date changes in a way that matters: never.
    public nonisolated static let significantTimeChangeNotification =
        Foundation.Notification.Name("UIApplicationSignificantTimeChangeNotification")
}

extension UIScreen {
    /// How bright the screen is, 0 to 1. It has no effect: desktops set it.
    public var brightness: CGFloat {
        get { 1 }
        set { WithoutEffect.note("UIScreen.brightness", "desktops set how bright the screen is") }
    }
}

extension NSValue {
    /// The rectangle, by UIKit's name.
    public var cgRectValue: CGRect { rectValue }
    /// The point, by UIKit's name.
    public var cgPointValue: CGPoint { pointValue }
    /// The size, by UIKit's name.
    public var cgSizeValue: CGSize { sizeValue }
}
