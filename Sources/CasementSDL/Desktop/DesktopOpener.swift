import CasementCore
import Foundation

extension URLOpener {
    /// Opens URLs with `xdg-open`, which all desktops have.
    package static let desktop = URLOpener { url in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The address is an argument, never part of a shell command.
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            FileHandle.standardError.write(
                Data("Casement cannot open \(url.absoluteString): xdg-open could not be started (\(error)).\n".utf8))
            return false
        }
    }
}
