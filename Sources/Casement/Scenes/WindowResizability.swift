import CasementCore
import Foundation

/// The sizes that the user can give a window.
public struct WindowResizability: Hashable, Sendable {
    private enum Kind { case automatic, contentSize, contentMinSize }
    private let kind: Kind
    /// Sizes from the smallest of its content, as far as the screen has room for it; for settings, those of
    /// `contentSize`.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Sizes from the smallest to the largest of its content, which it follows. It opens with the ideal one, unless the
    /// scene names another.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// Sizes from the smallest of its content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)

    /// Whether a new window has the ideal size of its content.
    var isIdeal: Bool { self == .contentSize }

    /// The limits that a content asks for; nil where there are none.
    @MainActor func limits(of pipeline: FramePipeline) -> WindowSizeLimits? {
        let least = pipeline.leastSize
        if self == .contentSize { return WindowSizeLimits(least: least, most: pipeline.largestSize) }
        if self == .automatic, least.width <= 0, least.height <= 0 { return nil }
        return WindowSizeLimits(least: least, most: CGSize(width: CGFloat.infinity, height: .infinity))
    }
}

/// The smallest and the largest size of a window, in points.
package struct WindowSizeLimits: Equatable, Sendable {
    package var least: CGSize
    /// Infinite where there is no limit.
    package var most: CGSize

    package init(least: CGSize, most: CGSize) {
        self.least = least
        self.most = CGSize(
            width: Self.largest(most.width, least.width), height: Self.largest(most.height, least.height))
    }

    /// No window is larger than 100,000 points: a content that takes more has no limit.
    private static func largest(_ most: CGFloat, _ least: CGFloat) -> CGFloat {
        most > 100_000 ? .infinity : max(most, least)
    }

    /// The limits without sizes that are less than another, in the axes in which there is a largest one: where the user
    /// can make the window larger, it may also be smaller.
    func holding(_ size: CGSize) -> WindowSizeLimits {
        let wanted = nearest(to: size)
        return WindowSizeLimits(
            least: CGSize(
                width: most.width.isFinite ? max(least.width, wanted.width) : least.width,
                height: most.height.isFinite ? max(least.height, wanted.height) : least.height),
            most: most)
    }

    /// The limits without a smallest size for which the screen has no room.
    func fitting(_ room: CGSize) -> WindowSizeLimits {
        WindowSizeLimits(
            least: CGSize(width: min(least.width, room.width), height: min(least.height, room.height)), most: most)
    }

    /// The size within the limits that is nearest to another.
    package func nearest(to size: CGSize) -> CGSize {
        CGSize(
            width: min(max(size.width, least.width), most.width),
            height: min(max(size.height, least.height), most.height))
    }
}
