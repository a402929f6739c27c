import CasementCore
import Foundation

/// How many menus of a menu bar its window has room for.
@MainActor final class MenuBarRoom {
    /// The title of the menu with those that have no room.
    static let more = "»"

    private let changes = DependencySource.make()
    /// The widths of titles that were shown, in points.
    private var widths: [String: CGFloat] = [:]
    /// The titles of the bar, and how many of them the last body showed.
    private var titles: [String] = []
    private var shown = 0

    /// For the titles, in points; nil before the first layout.
    var width: CGFloat? { didSet { if width != oldValue { update() } } }

    /// How many of the titles have room, from the leading edge. A body that reads it runs again when that changes.
    func count(of titles: [String]) -> Int {
        changes.noteRead()
        self.titles = titles
        shown = fitting
        return shown
    }

    /// Called with the width of a title that is shown, in points.
    func note(_ width: CGFloat, of title: String) {
        guard widths[title] != width else { return }
        // Another font: titles that are not shown have other widths too, and are shown to find them.
        if widths[title] != nil { widths = [:] }
        widths[title] = width
        update()
    }

    private func update() { if fitting != shown { changes.noteChange("the room of the menu bar") } }

    private var fitting: Int {
        let known = titles.compactMap { widths[$0] }
        guard let width, known.count == titles.count, known.reduce(0, +) > width else { return titles.count }
        var (count, used) = (0, widths[Self.more] ?? 30)
        for next in known {
            guard used + next <= width else { break }
            used += next
            count += 1
        }
        return count
    }
}
