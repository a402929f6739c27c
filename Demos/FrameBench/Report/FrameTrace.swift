import Foundation

/// The phases of every frame as Chrome trace events, which ui.perfetto.dev shows on a timeline.
///
/// Format: "Trace Event Format", complete events ("ph": "X"), times in microseconds. Phases that took several rounds in
/// a frame are drawn once, with their sum.
struct FrameTrace: Encodable {
    private var traceEvents: [Event] = []

    private struct Event: Encodable {
        var name: String
        var cat = "frame"
        var ph = "X"
        var ts: Double
        var dur: Double
        var pid = 1
        var tid = 1
        var args: [String: Int]
    }

    init(_ frames: [FrameRecord], name: String) {
        guard let first = frames.first else { return }
        let origin = Double(first.start) / 1000 - first.events
        for (number, frame) in frames.enumerated() {
            let start = Double(frame.start) / 1000 - origin, changed = Double(frame.changed) / 1000 - origin
            func add(_ name: String, at time: Double, _ duration: Double) {
                traceEvents.append(Event(name: name, ts: time, dur: duration, args: ["frame": number]))
            }
            if frame.events > 0 { add("events", at: start - frame.events, frame.events) }
            add("\(name) frame", at: start, Double(frame.wall) / 1000)
            add("change", at: start, changed - start)
            var time = changed
            let phases = frame.phases
            for (phase, duration) in [
                ("update", phases.update), ("layout", phases.layout), ("graphics", phases.graphics),
                ("paint", phases.paint),
                ("present", phases.present),
            ] where duration > 0 {
                add(phase, at: time, duration)
                time += duration
            }
        }
    }

    func write(to path: String) throws { try JSONEncoder().encode(self).write(toFile: path) }
}
