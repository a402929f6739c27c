import Foundation

extension URL {
    /// Begins access to a file that the user has chosen. On Linux the program has it already; the result is true where
    /// there is a file to be opened, false for addresses of something else.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends access to a file that the user has chosen. It has no effect: the program keeps its access.
    public func stopAccessingSecurityScopedResource() {}
}
