import CasementCore
import Foundation

/// What programs set of the looks of UIKit's views, which SwiftUI's views are made of on phones. Nothing is made of
/// them here, so that it has no effect: use the modifiers of the views, such as `tint`, `scrollContentBackground` and
/// `toolbarBackground`.
@MainActor @preconcurrency public class UIAppearanceProxy {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No other state.
        public static let normal: State = []
        /// It is pressed.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is chosen.
        public static let selected = State(rawValue: 4)
        /// It has the focus.
        public static let focused = State(rawValue: 8)
    }

    /// The metrics of bars.
    public enum BarMetrics: Int, Sendable {
        /// High or low bars, with or without a prompt.
        case `default`, compact, defaultPrompt = 101, compactPrompt
    }

    required init() {}

    /// Where the looks of all such views are set. It has no effect.
    public static func appearance() -> Self {
        WithoutEffect.note("\(self).appearance()", "views are not made of those of UIKit")
        return Self()
    }

    /// Where the looks of such views within others are set. It has no effect.
    public static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceProxy.Type]) -> Self {
        appearance()
    }

    /// Has no effect.
    public var backgroundColor: UIColor?
    /// Has no effect.
    public var tintColor: UIColor?
    /// Has no effect.
    public var alpha = CGFloat(1)
    /// Has no effect.
    public var isHidden = false
    /// Has no effect.
    public var isUserInteractionEnabled = true
    /// Has no effect.
    public var clipsToBounds = false
}
