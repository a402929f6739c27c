import CasementCore
import Foundation

/// The memory that the program can still get.
package enum FreeMemory {
    /// In bytes: what the machine has, or what is left of the limits of the program's control groups.
    package static var bytes: Int { bytes(in: FilePath("/")) }

    /// - Parameter root: the folder with `proc` and `sys`.
    static func bytes(in root: FilePath) -> Int {
        let machine = number("MemAvailable:", in: root.appending("proc/meminfo")).map { $0 * 1024 } ?? .max
        return min(machine, group(in: root) ?? .max)
    }

    /// What is left in the control group with the least, of the program's and those around it; nil without limits.
    private static func group(in root: FilePath) -> Int? {
        let groups = text(root.appending("proc/self/cgroup"))?.split(separator: "\n") ?? []
        guard let own = groups.first(where: { $0.hasPrefix("0::/") }) else { return nil }
        var names = own.dropFirst(4).split(separator: "/").filter { $0 != ".." }.map(String.init)
        var least: Int?
        while true {
            let folder = root.appending((["sys/fs/cgroup"] + names).joined(separator: "/"))
            if let most = text(folder.appending("memory.max")).flatMap(Self.number),
                let used = text(folder.appending("memory.current")).flatMap(Self.number)
            {
                // What is kept of files gives way.
                let files = number("file", in: folder.appending("memory.stat")) ?? 0
                least = min(least ?? .max, max(0, most - used + files))
            }
            if names.isEmpty { return least }
            names.removeLast()
        }
    }

    private static func text(_ path: FilePath) -> String? {
        try? String(contentsOfFile: path.description, encoding: .utf8)
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// The number after a name, in a file of such lines.
    private static func number(_ name: String, in path: FilePath) -> Int? {
        let lines = text(path)?.split(separator: "\n").map { $0.split(separator: " ") } ?? []
        return lines.first { $0.first.map(String.init) == name }?.dropFirst().first.flatMap { Int($0) }
    }
}
