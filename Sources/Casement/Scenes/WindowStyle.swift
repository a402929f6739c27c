import CasementCore
import CasementSDL

/// How the desktop frames a window; use one of the styles below.
public protocol WindowStyle {}

/// A style that says what the desktop draws around a window.
protocol FramedWindowStyle: WindowStyle {
    var frame: WindowTraits.Frame { get }
}

/// A title bar: `windowStyle(.automatic)`.
public struct DefaultWindowStyle: FramedWindowStyle {
    /// The default style.
    public init() {}
    var frame: WindowTraits.Frame { .all }
}

/// A title bar: `windowStyle(.titleBar)`.
public struct TitleBarWindowStyle: FramedWindowStyle {
    /// The style.
    public init() {}
    var frame: WindowTraits.Frame { .all }
}

/// Edges to take hold of, without a title bar: `windowStyle(.hiddenTitleBar)`.
public struct HiddenTitleBarWindowStyle: FramedWindowStyle {
    /// The style.
    public init() {}
    var frame: WindowTraits.Frame { .edges }
}

/// Only the content: `windowStyle(.plain)`.
public struct PlainWindowStyle: FramedWindowStyle {
    /// The style.
    public init() {}
    var frame: WindowTraits.Frame { .none }
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The desktop's usual frame with a title bar.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// The desktop's usual frame with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Edges without a title bar. Where the desktop cannot do that, the window has its usual frame.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No frame at all: the content is all that there is of the window.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window shows its toolbar beside its title. All styles look alike: the desktop draws the title, and the content
/// the bar below it.
public protocol WindowToolbarStyle {}

/// `windowToolbarStyle(.automatic)`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

/// `windowToolbarStyle(.expanded)`.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

/// `windowToolbarStyle(.unified)`.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// `showsTitle` has no effect.
    public init(showsTitle: Bool = true) {}
}

/// `windowToolbarStyle(.unifiedCompact)`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// `showsTitle` has no effect.
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default style.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The bar below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Like `expanded`.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Like `expanded`.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Like `expanded`.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// Like `expanded`.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension Scene {
    /// Sets how the desktop frames the windows.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        changing { if let style = style as? any FramedWindowStyle { $0.frame = style.frame } }
    }

    /// Sets how the windows show their toolbar. It has no effect: the bar is always below the title.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
