import CasementCore

/// The shape of the pointer, by the name of AppKit. It has no effect, since views say what the pointer looks like over
/// them: use `pointerStyle`.
@MainActor @preconcurrency public final class NSCursor {
    private init() {}

    /// The usual arrow.
    public static let arrow = NSCursor()
    /// The beam of text.
    public static let iBeam = NSCursor()
    /// A hand that points, over links.
    public static let pointingHand = NSCursor()
    /// A hand that can grab.
    public static let openHand = NSCursor()
    /// A hand that has grabbed.
    public static let closedHand = NSCursor()
    /// Two lines, for exact places.
    public static let crosshair = NSCursor()
    /// Arrows to the left and right.
    public static let resizeLeftRight = NSCursor()
    /// Arrows up and down.
    public static let resizeUpDown = NSCursor()
    /// An arrow to the left.
    public static let resizeLeft = NSCursor()
    /// An arrow to the right.
    public static let resizeRight = NSCursor()
    /// An arrow up.
    public static let resizeUp = NSCursor()
    /// An arrow down.
    public static let resizeDown = NSCursor()
    /// A sign that nothing can be dropped.
    public static let operationNotAllowed = NSCursor()
    /// An arrow with a plus.
    public static let dragCopy = NSCursor()
    /// An arrow with a menu.
    public static let contextualMenu = NSCursor()
    /// The shape of the pointer.
    public static var current: NSCursor { arrow }

    private static func note() { WithoutEffect.note("NSCursor", "views set the pointer with pointerStyle") }

    /// Has no effect.
    public func set() { Self.note() }
    /// Has no effect.
    public func push() { Self.note() }
    /// Has no effect.
    public func pop() { Self.note() }
    /// Has no effect.
    public static func pop() { note() }
    /// Has no effect.
    public static func hide() { note() }
    /// Has no effect.
    public static func unhide() { note() }
    /// Has no effect.
    public static func setHiddenUntilMouseMoves(_ flag: Bool) { note() }
}

/// Makes a track pad tremble. Those of desktops do not: it has no effect.
@MainActor @preconcurrency public final class NSHapticFeedbackManager {
    private init() {}

    /// Why it trembles.
    public enum FeedbackPattern: Int, Sendable {
        /// Something happened, lines up, or has another size.
        case generic, alignment, levelChange
    }

    /// When it trembles.
    public enum PerformanceTime: UInt, Sendable {
        /// At a fitting moment, at once, or with the next frame.
        case `default`, now, drawCompleted
    }

    /// The track pad.
    public static let defaultPerformer = NSHapticFeedbackManager()

    /// Has no effect.
    public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
