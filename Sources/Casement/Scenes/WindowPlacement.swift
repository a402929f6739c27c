import CasementCore
import Foundation

/// Where a window opens, and with which size; what is nil is left to the scene's other modifiers and the desktop.
public struct WindowPlacement: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
        /// A share of the room that the window leaves on the screen.
        case share(UnitPoint)
        /// The corner of its content, in points of the desktop.
        case corner(CGPoint)
        /// Below a place of the screen, in units of the desktop, or as near to it as the screen allows.
        case near(CGPoint)
    }

    package var position: Position?
    package var width: CGFloat?
    package var height: CGFloat?

    private init(_ position: Position?, _ width: CGFloat?, _ height: CGFloat?) {
        (self.position, self.width, self.height) = (position, width, height)
    }

    init(near place: CGPoint) { self.init(.near(place), nil, nil) }

    /// A place on the screen, such as `.topTrailing`, and a size in points.
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
        self.init(position.map { .share($0) }, size?.width, size?.height)
    }

    /// A place on the screen, such as `.topTrailing`, and a size in points.
    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(position.map { .share($0) }, width, height)
    }

    /// The corner of the content, in points of the desktop, and a size.
    public init(_ position: CGPoint, size: CGSize? = nil) {
        self.init(.corner(position), size?.width, size?.height)
    }

    /// The corner of the content, in points of the desktop, and a size.
    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(.corner(CGPoint(x: x, y: y)), width, height)
    }
}

/// A screen, for the placement of windows.
public struct DisplayProxy: Equatable, Sendable {
    /// The screen, in points of the desktop.
    public let bounds: CGRect
    /// Its part for windows, without the desktop's panels.
    public let visibleRect: CGRect

    package init(bounds: CGRect, visibleRect: CGRect) { (self.bounds, self.visibleRect) = (bounds, visibleRect) }

    /// What the desktop's panels take at the edges.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
            bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
    }
}

/// What there is to know where a window is placed.
public struct WindowPlacementContext: Sendable {
    /// The screen on which new windows open.
    public let defaultDisplay: DisplayProxy
}

/// The content of a window that is placed.
@MainActor public struct WindowLayoutRoot {
    let pipeline: FramePipeline

    /// The size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { pipeline.contentSize(for: proposal) }
}

/// The size of a window that is zoomed: by a double click on its title bar, for example.
public struct WindowIdealSize: Hashable, Sendable {
    private enum Kind { case automatic, fitToContent, maximum }
    private let kind: Kind
    /// As the desktop chooses, which fills the screen.
    public static let automatic = WindowIdealSize(kind: .automatic)
    /// The ideal size of the content, or the screen's where that is smaller.
    public static let fitToContent = WindowIdealSize(kind: .fitToContent)
    /// The whole screen.
    public static let maximum = WindowIdealSize(kind: .maximum)
}

extension Scene {
    /// Places new windows, by a closure that knows the content and the screen. Windows that come back from the last
    /// start have the place that they had then; on Wayland only the size counts.
    ///
    ///     .defaultWindowPlacement { content, context in
    ///         let size = content.sizeThatFits(.unspecified)
    ///         let screen = context.defaultDisplay.visibleRect
    ///         return WindowPlacement(x: screen.maxX - size.width - 20, y: screen.minY + 20, width: size.width)
    ///     }
    public func defaultWindowPlacement(
        _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { changing { if $0.placement == nil { $0.placement = makePlacement } } }

    /// Places windows that are zoomed, by a closure that knows the content and the screen of the window. What it leaves
    /// open is as `windowIdealSize` says; the place stays. On Wayland only the size counts.
    ///
    /// A second zoom leads back. Title bars that the desktop draws maximise the window, whatever this says.
    public func windowIdealPlacement(
        _ makePlacement: @escaping @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { changing { $0.idealPlacement = makePlacement } }

    /// Sets the size of windows that are zoomed: by a double click on the title bar or by its button, where the program
    /// draws it, and by the command Zoom. A second zoom leads back.
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { changing { $0.idealSize = idealSize } }
}
