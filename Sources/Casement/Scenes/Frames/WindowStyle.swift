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

extension Scene {
    /// Sets how the desktop frames the windows.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        changing { if let style = style as? any FramedWindowStyle { $0.frame = style.frame } }
    }
}

extension View {
    /// Sets the style of the windows that are opened from the view. It has no effect: their scene says it.
    public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        WithoutEffect.note("presentedWindowStyle(_:)", "windowStyle(_:) of the scene sets the style of its windows")
        return self
    }
}
