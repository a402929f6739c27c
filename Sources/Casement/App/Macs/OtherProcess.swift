import CasementSDL
import Foundation
import Glibc

/// A process of the computer, as its files in `/proc` tell of it.
struct OtherProcess: Sendable {
    let id: Int32
    /// When it began, in ticks since the computer was started: tells it from a later process of the same number.
    private let start: UInt64
    let executable: URL?
    /// The desktop file that has started it, without its ending.
    let desktopName: String?
    let name: String

    /// Nil where there is no such process.
    init?(_ id: Int32) {
        guard id > 0, let facts = Self.facts(of: id) else { return nil }
        (self.id, start) = (id, facts.start)
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
        // What was replaced while it runs has a mark.
        let path = file.map { $0.hasSuffix(" (deleted)") ? String($0.dropLast(10)) : $0 }
        executable = path.map { URL(fileURLWithPath: $0) }
        desktopName = Self.desktopName(of: id)
        let title = desktopName.flatMap { DesktopPrograms.title(of: $0, ProcessInfo.processInfo.environment) }
        // The system cuts names after 15 bytes.
        let last = executable?.lastPathComponent ?? ""
        name = title ?? (last.hasPrefix(facts.name) ? last : facts.name)
    }

    /// Whether it has not ended.
    var exists: Bool { Self.facts(of: id)?.start == start }

    var launchDate: Date? {
        let boot = Self.text("/proc/stat").split(separator: "\n").first { $0.hasPrefix("btime ") }
        guard let boot = boot.flatMap({ TimeInterval($0.dropFirst(6)) }) else { return nil }
        return Date(timeIntervalSince1970: boot + TimeInterval(start) / TimeInterval(sysconf(Int32(_SC_CLK_TCK))))
    }

    /// Sends a signal; false where it has ended, or is another user's.
    func send(_ signal: Int32) -> Bool { exists && kill(id, signal) == 0 }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The name and the start of a process that has not ended: `12 (name) S …`, where the name may have any characters.
    private static func facts(of id: Int32) -> (name: String, start: UInt64)? {
        let text = text("/proc/\(id)/stat")
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: close)...].split(separator: " ")
        // A zombie, or a dead process, has ended; nobody has asked yet how.
        guard fields.count > 19, !["Z", "X", "x"].contains(fields[0]), let start = UInt64(fields[19]) else {
            return nil
        }
        return (String(text[text.index(after: open)..<close]), start)
    }

    /// GIO notes the desktop file in the environment, with the process; systemd has a scope for each program.
    private static func desktopName(of id: Int32) -> String? {
        let noted = text("/proc/\(id)/environ").split(separator: "\0")
        func value(_ name: String) -> Substring? {
            noted.first { $0.hasPrefix(name + "=") }.map { $0.dropFirst(name.count + 1) }
        }
        if value("GIO_LAUNCHED_DESKTOP_FILE_PID") == "\(id)", let file = value("GIO_LAUNCHED_DESKTOP_FILE") {
            return URL(fileURLWithPath: String(file)).deletingPathExtension().lastPathComponent
        }
        return text("/proc/\(id)/cgroup").split(separator: "\n").lazy.compactMap { name(inScope: $0) }.first
    }

    /// The program of a scope: `…/app-gnome-org.gnome.TextEditor-4711.scope`, or `app-org.kde.kate@….service`.
    static func name(inScope line: Substring) -> String? {
        guard let unit = line.split(separator: "/").last, unit.hasPrefix("app-") else { return nil }
        let words: Substring
        if unit.hasSuffix(".scope") {
            guard let end = unit.lastIndex(of: "-") else { return nil }
            words = unit[..<end].dropFirst(4)
        } else {
            guard unit.hasSuffix(".service") else { return nil }
            let service = unit.dropLast(8)
            words = service[..<(service.firstIndex(of: "@") ?? service.endIndex)].dropFirst(4)
        }
        // The launcher is before the name, which has dots; systemd writes a dash in it as \x2d.
        let name = words.split(separator: "-").last.map { $0.replacing("\\x2d", with: "-") } ?? ""
        return name.isEmpty ? nil : String(name)
    }
}
