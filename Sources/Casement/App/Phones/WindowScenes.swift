import CasementCore
import Foundation

/// A scene of the program, by the name of UIKit: an open window.
@MainActor @preconcurrency public class UIScene: Hashable {
    /// Whether a scene is used.
    public enum ActivationState: Int, Sendable {
        /// Closed; used; visible, while another window has the keyboard; not visible.
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    weak var window: AppWindow?
    private nonisolated let identity: ObjectIdentifier

    init(_ window: AppWindow) {
        self.window = window
        identity = ObjectIdentifier(window)
    }

    /// Whether the user works in it.
    public var activationState: ActivationState {
        guard let window, window.isOpen else { return .unattached }
        switch window.phase {
        case .active: return .foregroundActive
        case .inactive: return .foregroundInactive
        default: return .background
        }
    }

    /// The title of the window.
    public var title: String { window?.title.title ?? "" }

    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a.identity == b.identity }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A scene of the program that is a window: each open window is one.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
    /// Its window.
    public var windows: [UIWindow] { window.map { [UIWindow($0)] } ?? [] }
    /// Its window, while that has the keyboard.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen.
    public var screen: UIScreen { .main }
    /// How the screen is held: as it stands on the desk.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// How a program is shown on a screen that can be turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The side of the screen that is below.
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the screen is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the screen is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A window of the program, by the name of UIKit: how large it is. It has no views of UIKit.
@MainActor @preconcurrency public final class UIWindow {
    private weak var window: AppWindow?

    init(_ window: AppWindow) { self.window = window }

    /// The window in points, with its corner at (0, 0).
    public var bounds: CGRect { CGRect(origin: .zero, size: window?.pipeline.size ?? .zero) }
    /// The window in points, with its corner at (0, 0).
    public var frame: CGRect { bounds }
    /// What is covered by the device: nothing, in windows of a desktop.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// Whether it has the keyboard.
    public var isKeyWindow: Bool { window?.isKey ?? false }
    /// Whether the user cannot see it.
    public var isHidden: Bool { !(window?.isVisible ?? false) }
    /// The screen.
    public var screen: UIScreen { .main }
    /// Takes the focus from the text field that has it. The result is whether there is a window.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        window?.pipeline.input.focus.focus(nil, by: .program)
        return window != nil
    }
    /// Its scene.
    public var windowScene: UIWindowScene? { window.map { UIWindowScene($0) } }
}

extension UIApplication {
    private var open: [AppWindow] { RunningApp.current?.windows.windows ?? [] }

    /// The open windows.
    public var connectedScenes: Set<UIScene> { Set(open.map { UIWindowScene($0) }) }
    /// The open windows, from front to back.
    public var windows: [UIWindow] { open.map { UIWindow($0) } }
    /// The window with the keyboard; nil while a window of another program has it.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// Whether the program may open more than one window: it may.
    public var supportsMultipleScenes: Bool { true }
}

/// Distances from the four sides of a rectangle, in points, by UIKit's names of the sides.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from a side, in points.
    public var top, left, bottom, right: CGFloat

    /// Creates insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle with its sides moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

/// AppKit's name of `UIEdgeInsets`.
public typealias NSEdgeInsets = UIEdgeInsets
