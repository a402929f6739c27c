import Foundation

/// Warnings to the programmer about probable mistakes that Casement can recover from.
@MainActor package enum RuntimeWarning {
    private static var issued: Set<String> = []
    /// Called with each issued warning, for tests.
    package static var onIssue: ((String) -> Void)?

    /// Prints the message on standard error, once; with a key, once per key.
    package static func issue(_ message: String, key: String? = nil) {
        onIssue?(message)
        // A program that keeps producing new messages must not exhaust memory.
        if issued.count > 1000 { issued.removeAll() }
        guard issued.insert(key ?? message).inserted else { return }
        FileHandle.standardError.write(Data("Casement: \(message)\n".utf8))
    }
}
