import CasementCore
import Foundation

/// The frame of a window that the program draws itself, as GNOME's programs do: what its title bar shows, and which of
/// the bars at the top of the window have its buttons.
///
/// A bar of a page that stands in a corner at the top is the title bar there. The window has a title bar of its own
/// where no bar does that in both corners, or its scene wants the title above the toolbar.
@MainActor package final class WindowFrame {
    /// What is known of the window.
    package struct State: Equatable {
        package var title = WindowTitle()
        /// What the content says of the title, of which `title` is the text.
        package var contentTitle: NavigationTitle?
        package var isMaximized = false
        package var isFullScreen = false
        package var canClose = true
        package var canMinimize = true
        package var canResize = true
        package var buttons = TitleBarLayout.usual
        package var bars = WindowBarStyle()
        package init() {}
    }

    package enum Action { case close, minimize, zoom }

    private let changes = DependencySource.make()
    private var stored = State()
    /// The corners in which bars stand at the top of the window.
    private var bars: [ObjectIdentifier: HorizontalEdge.Set] = [:]
    /// Called for the buttons and the menu.
    package var perform: (Action) -> Void = { _ in }
    /// The width of the window in points.
    package var width: CGFloat = 0

    package init() {}

    /// What is known of the window; a body that reads it runs again when that changes.
    package var state: State {
        get {
            changes.noteRead()
            return stored
        }
        set {
            guard newValue != stored else { return }
            stored = newValue
            changes.noteChange("the window's frame")
        }
    }

    // MARK: Bars of pages

    /// Whether the window needs a title bar beside the bars of its pages.
    var needsTitleBar: Bool {
        changes.noteRead()
        return isTitleBarShown
    }

    private var isTitleBarShown: Bool {
        !stored.isFullScreen
            && (stored.bars.isExpanded || bars.values.reduce(into: HorizontalEdge.Set()) { $0.formUnion($1) } != .all)
    }

    /// The corners of the window in which a bar stands; nil if it is not at the top.
    func corners(of bar: BarPlace) -> HorizontalEdge.Set? {
        changes.noteRead()
        return bars[ObjectIdentifier(bar)]
    }

    /// Whether the title bar shows all lines of a title of the content.
    func showsTitle(_ title: NavigationTitle) -> Bool {
        guard needsTitleBar, let shown = state.contentTitle else { return false }
        return (title.text == nil || title.text == shown.text)
            && (title.subtitle == nil || title.subtitle == shown.subtitle)
    }

    /// Whether a place, in points from the upper edge, is that of bars at the top of the window.
    func isTop(_ y: CGFloat) -> Bool {
        !stored.bars.isExpanded && abs(y - (isTitleBarShown ? stored.bars.titleBarHeight + 1 : 0)) < 1.5
    }

    /// A bar has another place in the window.
    func moved(_ bar: BarPlace, to frame: CGRect, mirrored: Bool) {
        var corners: HorizontalEdge.Set?
        if isTop(frame.minY) {
            var found: HorizontalEdge.Set = []
            if frame.minX < 1 { found.formUnion(mirrored ? .trailing : .leading) }
            if frame.maxX > width - 1 { found.formUnion(mirrored ? .leading : .trailing) }
            corners = found
        }
        set(corners, of: bar)
    }

    /// A bar is gone.
    func removed(_ bar: BarPlace) { set(nil, of: bar) }

    private func set(_ corners: HorizontalEdge.Set?, of bar: BarPlace) {
        guard bars[ObjectIdentifier(bar)] != corners else { return }
        bars[ObjectIdentifier(bar)] = corners
        changes.noteChange("the bars at the top of the window")
    }
}

/// The identity of a bar.
final class BarPlace {}

/// The buttons at the two ends of a title bar, in order.
package struct TitleBarLayout: Equatable, Sendable {
    package enum Button: String, Sendable { case minimize, maximize, close }
    package var leading: [Button] = []
    package var trailing: [Button] = []

    package static let usual = TitleBarLayout("appmenu:minimize,maximize,close")

    /// Reads GNOME's setting, such as `close,minimize:maximize`; unknown names are ignored.
    package init(_ text: String) {
        let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        func buttons(_ side: Substring) -> [Button] {
            var found: [Button] = []
            for name in side.split(separator: ",") {
                guard let button = Button(rawValue: String(name)), !found.contains(button) else { continue }
                found.append(button)
            }
            return found
        }
        leading = sides.first.map(buttons) ?? []
        trailing = sides.count > 1 ? buttons(sides[1]) : []
        trailing.removeAll { leading.contains($0) }
    }
}

private struct WindowFrameKey: EnvironmentKey { static var defaultValue: WindowFrame? { nil } }

extension EnvironmentValues {
    /// The frame that the program draws around its window; nil where the desktop draws it, and in what is presented
    /// above the window.
    package var windowFrame: WindowFrame? {
        get { self[WindowFrameKey.self] }
        set { self[WindowFrameKey.self] = newValue }
    }
}
