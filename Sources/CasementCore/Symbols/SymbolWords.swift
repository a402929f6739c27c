/// Accessibility labels of symbols: their meaning, where that is common.
enum SymbolWords {
    static func text(of name: String) -> String {
        var parts = name.split(separator: ".").map(String.init)
        while let last = parts.last, parts.count > 1, shapes.contains(last) { parts.removeLast() }
        return meanings[parts.joined(separator: ".")] ?? parts.joined(separator: " ")
    }

    /// Parts of names that describe a symbol's shape, not its meaning.
    private static let shapes: Set<String> = ["fill", "circle", "square", "rectangle"]

    private static let meanings: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "gear": "Settings",
        "gearshape": "Settings", "magnifyingglass": "Search", "pencil": "Edit", "checkmark": "Selected",
        "chevron.left": "Back", "chevron.right": "Forward", "chevron.up": "Up", "chevron.down": "Down",
        "arrow.left": "Back", "arrow.right": "Forward", "arrow.up": "Up", "arrow.down": "Down",
        "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Undo", "arrow.uturn.backward": "Undo",
        "arrow.uturn.forward": "Redo", "square.and.arrow.up": "Share", "square.and.arrow.down": "Save",
        "square.and.pencil": "Compose", "doc.on.doc": "Copy", "doc.on.clipboard": "Paste", "scissors": "Cut",
        "star": "Favourite", "heart": "Love", "house": "Home", "person": "Person", "bell": "Notifications",
        "envelope": "Mail", "paperplane": "Send", "play": "Play", "pause": "Pause", "stop": "Stop",
        "backward": "Rewind", "forward": "Fast forward", "ellipsis": "More", "line.3.horizontal": "Menu",
        "info": "Information", "questionmark": "Help", "exclamationmark.triangle": "Warning", "lock": "Locked",
        "lock.open": "Unlocked", "eye": "Show", "eye.slash": "Hide",
    ]
}
