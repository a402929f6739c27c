import CasementCore
import Foundation

/// How the bars at the top of a window look, as its scene says.
package struct WindowBarStyle: Equatable {
    /// Whether bars are low.
    package var isCompact = false
    /// Whether the title has a bar of its own, above that of the items.
    package var isExpanded = false
    package var showsTitle = true

    package init(isCompact: Bool = false, isExpanded: Bool = false, showsTitle: Bool = true) {
        (self.isCompact, self.isExpanded, self.showsTitle) = (isCompact, isExpanded, showsTitle)
    }

    /// The height of the row of a bar, in points.
    var height: CGFloat { isCompact ? 36 : 44 }
    /// The same of the window's own title bar.
    var titleBarHeight: CGFloat { isExpanded ? 36 : height }
}

private struct WindowBarStyleKey: EnvironmentKey { static var defaultValue: WindowBarStyle { WindowBarStyle() } }

extension EnvironmentValues {
    /// The style of the window's bars; the usual one in sheets.
    package var windowBarStyle: WindowBarStyle {
        get { self[WindowBarStyleKey.self] }
        set { self[WindowBarStyleKey.self] = newValue }
    }
}
