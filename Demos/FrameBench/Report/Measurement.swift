import Foundation

/// The figures of one run, as stored in a result file. Figures that do not apply to a scenario are nil, and null in the
/// file.
struct Measurement: Codable {
    var scenario: String
    var mode: Mode
    /// The number of labels, rows or rectangles.
    var count: Int
    /// The number of frames measured; for `idle` the frames shown although nothing changed, for `startup` the number of
    /// starts.
    var frames: Int?
    /// The renderer of the window.
    var renderer: String?
    /// The options of a window that is not the usual one; left out of files otherwise.
    var window: String?
    /// The CPU time of the process per frame, in milliseconds. For `idle`, which has no frames, the share of one CPU in
    /// percent.
    var cpuPerFrame: Double?
    /// From the start of a change to the presented frame, in milliseconds.
    var wall: Wall?
    /// The medians of the phases, in microseconds.
    var phases: Phases?
    /// The mean work per frame.
    var work: Work?
    /// The number of 60 Hz slots without their frame.
    var missedFrames: Int?
    /// How often the loop returned from sleep.
    var wakeupsPerSecond: Double?
    /// From exec to the first push to the window, in milliseconds.
    var startup: Double?
    /// The peak of resident memory in MiB.
    var peakMemory: Double?
    /// The times of one iteration, in nanoseconds.
    var median: Double?
    var p99: Double?

    enum Mode: String, Codable { case run, graph }

    struct Wall: Codable { var p50, p95, p99, max: Double }

    struct Phases: Codable { var events, update, layout, graphics, paint, present: Double }

    struct Work: Codable {
        /// How often the scenario's own bodies and row closures ran.
        var bodies: Double
        /// The number of nodes visited by updates.
        var nodes: Double
        var texturesCreated, texturesUpdated: Double
        /// The number of device pixels painted.
        var damagedPixels: Double

        enum CodingKeys: String, CodingKey {
            case bodies, nodes
            case texturesCreated = "textures_created"
            case texturesUpdated = "textures_updated"
            case damagedPixels = "damaged_pixels"
        }
    }

    init(scenario: String, mode: Mode, count: Int) { (self.scenario, self.mode, self.count) = (scenario, mode, count) }

    enum CodingKeys: String, CodingKey {
        case scenario, mode, count, frames, renderer, window
        case cpuPerFrame = "cpu_ms_per_frame"
        case wall = "wall_ms"
        case phases = "phase_us"
        case work = "per_frame"
        case missedFrames = "missed_frames"
        case wakeupsPerSecond = "wakeups_per_s"
        case startup = "startup_ms"
        case peakMemory = "peak_rss_mib"
        case median = "ns_median"
        case p99 = "ns_p99"
    }

    /// Written by hand, because the synthesised encoding would omit nil.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(scenario, forKey: .scenario)
        try values.encode(mode, forKey: .mode)
        try values.encode(count, forKey: .count)
        try values.encode(frames, forKey: .frames)
        try values.encode(renderer, forKey: .renderer)
        try values.encodeIfPresent(window, forKey: .window)
        try values.encode(cpuPerFrame, forKey: .cpuPerFrame)
        try values.encode(wall, forKey: .wall)
        try values.encode(phases, forKey: .phases)
        try values.encode(work, forKey: .work)
        try values.encode(missedFrames, forKey: .missedFrames)
        try values.encode(wakeupsPerSecond, forKey: .wakeupsPerSecond)
        try values.encode(startup, forKey: .startup)
        try values.encode(peakMemory, forKey: .peakMemory)
        try values.encode(median, forKey: .median)
        try values.encode(p99, forKey: .p99)
    }

    /// Reads a result file; an invalid one ends the command with a one-line message.
    init(contentsOf path: String) throws {
        do {
            self = try JSONDecoder().decode(Measurement.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw refuse("\(path) is not a result file of FrameBench: \(error.localizedDescription)")
        }
    }

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Data((String(decoding: encoder.encode(self), as: UTF8.self) + "\n").utf8).write(toFile: path)
    }
}

extension Data {
    /// Writes a result to the user's path; a failure ends the command with a one-line message.
    func write(toFile path: String) throws {
        do { try write(to: URL(fileURLWithPath: path)) } catch {
            throw refuse("cannot write \(path): \(error.localizedDescription)")
        }
    }
}
