import Casement
import Foundation

/// A process of this machine, as reported by /proc.
struct MachineProcess: Identifiable, Equatable {
    let id: Int
    let name: String
    /// Its state: "S" sleeps, "R" runs, ...
    let state: String
    let threads: Int
    /// Bytes of memory in use.
    let memory: Int
    /// Seconds of CPU time since it began.
    let time: Double
    /// The share of one CPU since the last reading; 1 is all of it.
    var load: Double

    /// Reads /proc/<id>/stat; nil if the process has ended.
    init?(_ id: Int, after old: MachineProcess?, seconds: Double) {
        guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            // The name is in parentheses and may contain some itself.
            let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        guard fields.count > 21 else { return nil }
        func number(_ index: Int) -> Int { Int(fields[index]) ?? 0 }
        (self.id, name, state) = (id, String(text[text.index(after: start)..<end]), String(fields[0]))
        threads = number(17)
        memory = number(21) * Self.pageSize
        let time = Double(number(11) + number(12)) / Self.ticksPerSecond
        self.time = time
        load = old.map { seconds > 0 ? max(0, time - $0.time) / seconds : 0 } ?? 0
    }

    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))
    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
}

/// All processes, read again each second while the page is visible.
@MainActor @Observable final class Processes {
    private(set) var all: [MachineProcess] = []
    var order: [KeyPathComparator<MachineProcess>] = [KeyPathComparator(\.memory, order: .reverse)] {
        didSet { all.sort(using: order) }
    }
    @ObservationIgnored private var lastLook: Date?

    func look() {
        let now = Date()
        let seconds = lastLook.map(now.timeIntervalSince) ?? 0
        lastLook = now
        let old = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        all = names.compactMap(Int.init).sorted()
            .compactMap { MachineProcess($0, after: old[$0], seconds: seconds) }
            .sorted(using: order)
    }
}
