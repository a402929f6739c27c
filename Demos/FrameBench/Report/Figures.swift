/// One number of a measurement, named as in the table.
struct Figure {
    var name: String
    /// Nil if it does not apply to the scenario.
    var value: Double?
    var unit: String
}

extension Measurement {
    /// All figures, in the order of display and comparison.
    var figures: [Figure] {
        var list = [
            Figure(name: "startup, exec to first push", value: startup, unit: "ms"),
            isIdle
                ? Figure(name: "CPU share", value: cpuPerFrame, unit: "%")
                : Figure(name: "CPU per frame", value: cpuPerFrame, unit: "ms"),
        ]
        list += [("p50", wall?.p50), ("p95", wall?.p95), ("p99", wall?.p99), ("max", wall?.max)].map { name, value in
            Figure(name: "change to presented, \(name)", value: value, unit: "ms")
        }
        list += [
            ("events", phases?.events), ("update", phases?.update), ("layout", phases?.layout),
            ("graphics", phases?.graphics), ("paint", phases?.paint), ("present", phases?.present),
        ].map { name, value in Figure(name: "phase: \(name), median", value: value, unit: "µs") }
        list += [
            ("bodies run", work?.bodies), ("nodes visited", work?.nodes), ("textures created", work?.texturesCreated),
            ("textures updated", work?.texturesUpdated), ("pixels painted", work?.damagedPixels),
        ].map { name, value in Figure(name: name + " per frame", value: value, unit: "") }
        return list + [
            Figure(name: "missed 60 Hz slots", value: missedFrames.map(Double.init), unit: ""),
            Figure(name: "wake-ups per second", value: wakeupsPerSecond, unit: ""),
            Figure(name: "one iteration, median", value: median.map { $0 / 1000 }, unit: "µs"),
            Figure(name: "one iteration, p99", value: p99.map { $0 / 1000 }, unit: "µs"),
            Figure(name: "peak memory", value: peakMemory, unit: "MiB"),
        ]
    }

    var isIdle: Bool { [RunScenarioName.idle, .idleWindows].contains { $0.rawValue == scenario } }

    /// A description of the measurement, in one line.
    var title: String {
        var parts = ["\(mode.rawValue) \(scenario)", "count \(count)"]
        if let frames {
            parts.append("\(frames) \(scenario == RunScenarioName.startup.rawValue ? "starts" : "frames")")
        }
        parts += [renderer, window].compactMap { $0 }
        return parts.joined(separator: ", ")
    }

    /// The figures that apply, one per line.
    var table: String {
        let lines = figures.compactMap { figure -> String? in
            guard let value = figure.value else { return nil }
            return "  \(figure.name.padded(to: 30)) \(value.rounded3.padded(to: -12)) \(figure.unit)".trimmingEnd
        }
        return ([title] + lines).joined(separator: "\n")
    }
}
