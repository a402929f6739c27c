import Foundation

/// One line on standard error that says what goes on, and goes away; nothing where that is no terminal.
struct Progress {
    private let isShown = isatty(STDERR_FILENO) == 1

    func show(_ text: String) { write("\r\u{1B}[K\(text)") }

    func clear() { write("\r\u{1B}[K") }

    private func write(_ text: String) {
        if isShown { FileHandle.standardError.write(Data(text.utf8)) }
    }
}
