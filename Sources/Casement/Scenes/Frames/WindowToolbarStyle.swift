import CasementCore

/// How a window shows its toolbar beside its title; use one of the styles below.
public protocol WindowToolbarStyle {}

/// A style that says how bars look.
protocol BarWindowToolbarStyle: WindowToolbarStyle {
    var bars: WindowBarStyle { get }
}

/// Title and toolbar in one bar: `windowToolbarStyle(.automatic)`.
public struct DefaultWindowToolbarStyle: BarWindowToolbarStyle {
    /// The style.
    public init() {}
    var bars: WindowBarStyle { WindowBarStyle() }
}

/// The toolbar below the title: `windowToolbarStyle(.expanded)`.
public struct ExpandedWindowToolbarStyle: BarWindowToolbarStyle {
    /// The style.
    public init() {}
    var bars: WindowBarStyle { WindowBarStyle(isExpanded: true) }
}

/// Title and toolbar in one bar: `windowToolbarStyle(.unified)`.
public struct UnifiedWindowToolbarStyle: BarWindowToolbarStyle {
    let bars: WindowBarStyle
    /// Without `showsTitle`, bars show no title; the list of windows still does.
    public init(showsTitle: Bool = true) { bars = WindowBarStyle(showsTitle: showsTitle) }
}

/// Title and toolbar in one low bar: `windowToolbarStyle(.unifiedCompact)`.
public struct UnifiedCompactWindowToolbarStyle: BarWindowToolbarStyle {
    let bars: WindowBarStyle
    /// Without `showsTitle`, bars show no title; the list of windows still does.
    public init(showsTitle: Bool = true) { bars = WindowBarStyle(isCompact: true, showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default style: `unified`.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The bar with the items below that of the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Title and items in one bar, where the program draws the title bar.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Title and items in one bar, which shows the title or does not.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// As `unified`, with bars of 36 instead of 44 points.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// As `unified(showsTitle:)`, with bars of 36 instead of 44 points.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension Scene {
    /// Sets how the windows show their title and toolbar. A title bar that the desktop draws shows the title always,
    /// and the toolbar is below it.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        changing { if let style = style as? any BarWindowToolbarStyle { $0.bars = style.bars } }
    }
}

extension View {
    /// Sets how the windows that are opened from the view show their toolbar. It has no effect: their scene says it.
    public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        WithoutEffect.note(
            "presentedWindowToolbarStyle(_:)", "windowToolbarStyle(_:) of the scene sets the style of its windows")
        return self
    }
}
