import Casement
import CasementCore

/// An item of a menu in the menu bar, as it was when it was asked for.
public struct TestMenuItem: Equatable, Sendable {
    /// The title; empty for a line that separates items.
    public let title: String
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Whether it has a mark, as a toggle that is on or the choice of a picker.
    public let isOn: Bool
    /// The shortcut, such as "Ctrl+Shift+S"; nil if it has none.
    public let shortcut: String?
    /// The items of the menu that it opens.
    public let items: [TestMenuItem]

    init(_ item: MenuItem) {
        (title, isEnabled, isOn) = (item.title, item.isEnabled, item.isOn)
        (shortcut, items) = (item.shortcut?.description, item.items.map(TestMenuItem.init))
    }
}
