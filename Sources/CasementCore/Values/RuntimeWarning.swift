import Foundation

/// Messages to the programmer about something that Casement could go on with, but that is probably not meant.
@MainActor package enum RuntimeWarning {
    private static var issued: Set<String> = []
    /// Where tests read what was issued.
    package static var onIssue: ((String) -> Void)?

    /// Prints the message on standard error, once; with a key, one message for it.
    package static func issue(_ message: String, key: String? = nil) {
        onIssue?(message)
        // A program that makes new messages for ever must not fill the memory.
        if issued.count > 1000 { issued.removeAll() }
        guard issued.insert(key ?? message).inserted else { return }
        FileHandle.standardError.write(Data("Casement: \(message)\n".utf8))
    }
}
