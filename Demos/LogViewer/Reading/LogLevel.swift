import Foundation

/// The severity of a line, by the word for it near its beginning.
public enum LogLevel: String, CaseIterable, Sendable {
    case error, warning, plain, quiet

    public init(of line: String) {
        var line = line
        self = line.withUTF8 { LogLevel(of: UnsafeRawBufferPointer($0)) }
    }

    init(of line: UnsafeRawBufferPointer) {
        let head = UnsafeRawBufferPointer(rebasing: line.prefix(120))
        func has(_ word: StaticString) -> Bool {
            guard var base = head.baseAddress, head.count >= word.utf8CodeUnitCount else { return false }
            let last = base + (head.count - word.utf8CodeUnitCount)
            while base <= last, let found = memchr(base, Int32(word.utf8Start.pointee), last - base + 1) {
                if memcmp(found, word.utf8Start, word.utf8CodeUnitCount) == 0 { return true }
                base = UnsafeRawPointer(found) + 1
            }
            return false
        }
        if has("ERROR") || has("FATAL") || has("CRITICAL") {
            self = .error
        } else if has("WARN") {
            self = .warning
        } else if has("DEBUG") || has("TRACE") {
            self = .quiet
        } else {
            self = .plain
        }
    }
}
