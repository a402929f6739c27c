import Foundation

/// A program of a test's own: a shell script.
public enum TestScript {
    /// Writes a script that can be started at once.
    ///
    /// Another process writes it. A file that this process had open for writing would be open in each child that
    /// another test starts in that moment, until the child runs its program: so long, the system refuses to run the
    /// script ("Text file busy").
    public static func write(_ commands: String, to file: URL) throws {
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$2" && chmod 755 "$2""#, "sh", commands, file.path]
        try writer.run()
        writer.waitUntilExit()
        guard writer.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
