import CasementSDL
import Foundation

/// Whether the person at the desk wants less to move, as far as the desktop's settings say.
///
/// Three things can say so, and the first that says anything counts: `CASEMENT_REDUCE_MOTION` (1 or 0); the settings that GTK and
/// KDE keep in files; and GNOME's own, for which its tool is asked in the background, because that takes a while.
@MainActor enum MotionWish {
    /// What is known without waiting; nil where nothing says anything.
    private static let told: Bool? = {
        let environment = ProcessInfo.processInfo.environment
        if let value = environment["CASEMENT_REDUCE_MOTION"] { return value != "0" && !value.isEmpty }
        let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config").path
        let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
        for (file, key) in [
            ("gtk-4.0/settings.ini", "gtk-enable-animations"), ("gtk-3.0/settings.ini", "gtk-enable-animations"),
            ("kdeglobals", "AnimationDurationFactor"),
        ] {
            guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8),
                let value = value(of: key, in: text)
            else { continue }
            return value == "false" || Double(value) == 0
        }
        return nil
    }()

    /// The value of a key in a file of lines such as `key=value`.
    nonisolated static func value(of key: String, in text: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key else { continue }
            return parts[1].trimmingCharacters(in: .whitespaces).lowercased()
        }
        return nil
    }

    private static var answer: Task<Bool, Never>?

    /// Tells `change` of the wish: at once where it is known, else when the desktop has answered. Not at all where motion is fine.
    static func ask(_ change: @escaping @MainActor () -> Void) {
        if let told {
            if told { change() }
            return
        }
        let task = answer ?? Task.detached { await Self.desktopWantsLess() }
        answer = task
        Task { @MainActor in if await task.value { change() } }
    }

    /// What GNOME's tool says.
    private nonisolated static func desktopWantsLess() async -> Bool {
        let tool = URL(fileURLWithPath: "/usr/bin/gsettings")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else { return false }
        let process = Process()
        let output = Pipe()
        process.executableURL = tool
        process.arguments = ["get", "org.gnome.desktop.interface", "enable-animations"]
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        process.standardInput = FileHandle.nullDevice
        // The answer is a word, which fits into the pipe: nobody has to wait for it while the tool runs.
        let hasEnded = await withCheckedContinuation { continuation in
            process.terminationHandler = { _ in continuation.resume(returning: true) }
            if (try? process.run()) == nil {
                process.terminationHandler = nil
                continuation.resume(returning: false)
            }
        }
        guard hasEnded else { return false }
        let data = output.fileHandleForReading.availableData
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) == "false"
    }
}
