import Foundation

/// The title of a window as its content sets it, in the language of the window.
package struct WindowTitle: Equatable, Sendable {
    /// Nil where the content sets none.
    package var title: String?
    /// Nil where the content sets none.
    package var subtitle: String?

    package init(title: String? = nil, subtitle: String? = nil) { (self.title, self.subtitle) = (title, subtitle) }
}

extension FramePipeline {
    /// The title that the content sets for the window, as one line each.
    package var title: WindowTitle {
        WindowTitle(title: line(environment.requests.title?.text), subtitle: line(environment.requests.title?.subtitle))
    }

    /// A text as one line of a title, in the language of the window.
    package func line(_ text: Text?) -> String? {
        text.map { WindowTitle.line($0.accessibilityText(in: environment.scope.values, at: graph.timetable.now)) }
    }
}

extension WindowTitle {
    /// No desktop shows more, and window managers get into trouble with titles of megabytes.
    private static let longest = 1000

    /// A title that a window can show: one line without control characters, of at most 1,000 characters. Warns of a
    /// title that is cut.
    @MainActor package static func line(_ text: String) -> String {
        let isPlain = !text.unicodeScalars.contains(where: isControl)
        if isPlain, text.utf8.count <= longest { return text }
        var line = String(text.prefix(longest))
        if line.utf8.count < text.utf8.count {
            RuntimeWarning.issue(
                "A window's title has more than \(longest) characters. It is cut: \"\(line.prefix(40))…\"",
                key: "long window title")
            line += "…"
        }
        return String(line.unicodeScalars.map { isControl($0) ? " " : Character($0) })
    }

    /// Whether a character is of the category Cc, which never grows. Asking for a character's category makes a start
    /// read the tables of all.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    }
}
