import Foundation

/// The edges of the screen around a window, as far as they are known. On Wayland a program does not know where its
/// windows are: a compositor moves a popup that is partly beyond an edge, and so tells where that is.
struct PopupRoom: Equatable {
    /// In the window's coordinates, in points.
    private(set) var left, top, right, bottom: CGFloat?

    /// Learns from where the compositor places a popup.
    mutating func learn(wanted: CGRect, given: CGRect) {
        let isNarrower = given.width < wanted.width, isLower = given.height < wanted.height
        if given.minX > wanted.minX || isNarrower { left = given.minX }
        if given.maxX < wanted.maxX || isNarrower { right = given.maxX }
        if given.minY > wanted.minY || isLower { top = given.minY }
        if given.maxY < wanted.maxY || isLower { bottom = given.maxY }
    }

    /// Where popups may be. An edge that is not known is as far away as it can be on a screen that shows the window.
    func area(around window: CGSize, on screen: CGSize) -> CGRect {
        let (minX, maxX) = Self.span(window.width, left, right, screen.width)
        let (minY, maxY) = Self.span(window.height, top, bottom, screen.height)
        return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    private static func span(
        _ window: CGFloat, _ start: CGFloat?, _ end: CGFloat?, _ screen: CGFloat
    ) -> (CGFloat, CGFloat) {
        // It fills the screen.
        if window >= screen { return (0, window) }
        return (start ?? end.map { $0 - screen } ?? -screen, end ?? start.map { $0 + screen } ?? window + screen)
    }
}
