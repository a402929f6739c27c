import Foundation

/// The figures of several runs as the tables of docs/performance.md.
struct PerformancePage {
    private let measurements: [Measurement]

    init(_ measurements: [Measurement]) { self.measurements = measurements }

    /// The sections of the page, as Markdown.
    var markdown: String {
        [frames, program, graph].compactMap { $0 }.joined(separator: "\n\n")
    }

    /// One scenario at both paces. Only paced runs have slots that can be missed.
    private struct Pair {
        var paced: Measurement?
        var free: Measurement?
    }

    private var frames: String? {
        var names: [String] = []
        var pairs: [String: Pair] = [:]
        for measurement in measurements where measurement.wall != nil {
            let name = measurement.command
            if pairs[name] == nil { names.append(name) }
            if measurement.missedFrames == nil {
                pairs[name, default: Pair()].free = measurement
            } else {
                pairs[name, default: Pair()].paced = measurement
            }
        }
        return table(
            "Frames", ["command", "CPU 60 Hz", "CPU free", "p50", "p99", "bodies", "new, redrawn textures", "pixels"],
            names.map { name in
                let pair = pairs[name] ?? Pair()
                let work = (pair.free ?? pair.paced)?.work
                return [
                    "`\(name)`", pair.paced?.cpuPerFrame?.rounded3, pair.free?.cpuPerFrame?.rounded3,
                    pair.paced?.wall?.p50.rounded3, pair.paced?.wall?.p99.rounded3, work?.bodies.rounded3,
                    work.map { "\($0.texturesCreated.rounded3), \($0.texturesUpdated.rounded3)" },
                    work.map { String(Int($0.damagedPixels.rounded())) },
                ]
            })
    }

    private var program: String? {
        let rows = measurements.compactMap { measurement -> [String?]? in
            if let startup = measurement.startup {
                let memory = measurement.peakMemory?.rounded3 ?? "-"
                return ["`\(measurement.command)`", "\(startup.rounded3) ms to the first frame, \(memory) MiB"]
            }
            guard measurement.isIdle else { return nil }
            let share = measurement.cpuPerFrame?.rounded3 ?? "-"
            let wakeups = measurement.wakeupsPerSecond?.rounded3 ?? "-"
            return [
                "`\(measurement.command)`",
                "\(share) % CPU, \(measurement.frames ?? 0) frames, \(wakeups) wake-ups per second",
            ]
        }
        return table("Programs", ["command", "figures"], rows)
    }

    private var graph: String? {
        let rows = measurements.filter { $0.median != nil }.map { measurement -> [String?] in
            [
                "`\(measurement.command)`", measurement.median.map { ($0 / 1000).rounded3 },
                measurement.p99.map { ($0 / 1000).rounded3 },
            ]
        }
        return table("View graph and layout", ["command", "median, µs", "p99, µs"], rows)
    }

    private func table(_ title: String, _ head: [String], _ rows: [[String?]]) -> String? {
        guard !rows.isEmpty else { return nil }
        let lines = [head, head.map { _ in "---" }] + rows.map { row in row.map { $0 ?? "-" } }
        return "## \(title)\n\n" + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }
}

extension Measurement {
    /// The arguments of FrameBench that produced the run.
    fileprivate var command: String {
        let name = "\(mode.rawValue) \(scenario)"
        let whole = scenario == RunScenarioName.startup.rawValue ? name : "\(name) --count \(count)"
        return window.map { "\(whole) \($0)" } ?? whole
    }
}
