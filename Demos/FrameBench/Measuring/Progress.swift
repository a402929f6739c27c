import Foundation

/// One line of progress on standard error that is removed at the end; nothing if that is not a terminal.
struct Progress {
    private let isShown = isatty(STDERR_FILENO) == 1

    func show(_ text: String) { write("\r\u{1B}[K\(text)") }

    func clear() { write("\r\u{1B}[K") }

    private func write(_ text: String) {
        if isShown { FileHandle.standardError.write(Data(text.utf8)) }
    }
}
