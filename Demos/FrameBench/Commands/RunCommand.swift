import ArgumentParser
import Foundation

/// `FrameBench run SCENARIO`
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Measures frames in a window, or in memory.")

    @Argument(help: "One of: \(RunScenarioName.allCases.map(\.rawValue).joined(separator: ", ")).")
    var scenario: String

    @Option(help: "Labels, rows or rectangles; each scenario has its own default.")
    var count: Int?

    @Option(help: "Measured frames, after 30 to warm up.")
    var frames = 300

    @Option(help: "60: the loop's fixed 60 Hz. free: one frame after the other.")
    var pace = PaceOption.sixty

    @Option(help: "surface, gpu, or offscreen, which needs no display; by default what a program would choose.")
    var renderer: RendererOption?

    @Option(help: "The window's size in device pixels; scenarios with a size of their own keep it.")
    var size = WindowOptions().pixels

    @Option(help: "Device pixels per point, 0.5 to 8. (default: the desktop's; 1 in memory)")
    var scale: Double?

    @Option(help: "Write the figures to a file as JSON.") var json: String?
    @Option(help: "Write the phases of every frame to a file as Chrome trace events, for ui.perfetto.dev.") var trace:
        String?
    @Option(help: "Draw the frames' times into a PNG file.") var plot: String?

    func validate() throws {
        guard count.map({ (1...1_000_000).contains($0) }) ?? true else {
            throw ValidationError("--count takes 1 to 1,000,000.")
        }
        guard (1...1_000_000).contains(frames) else { throw ValidationError("--frames takes 1 to 1,000,000.") }
        guard scale.map(WindowOptions.scales.contains) ?? true else { throw ValidationError("--scale takes 0.5 to 8.") }
    }

    func run() throws {
        guard let name = RunScenarioName(rawValue: scenario) else {
            throw refuse("there is no scenario \"\(scenario)\". FrameBench list names them.")
        }
        // The presenter is chosen when the first window opens.
        if let renderer, renderer != .offscreen { setenv("CASEMENT_RENDERER", renderer.rawValue, 1) }
        var window = WindowOptions()
        (window.pixels, window.scale) = (size, scale)
        let options = RunOptions(
            count: count ?? name.defaultCount ?? 1, frames: frames, pace: pace, isOffscreen: renderer == .offscreen,
            window: window)
        var result = try MainActor.assumeIsolated {
            BenchWindow.use(window)
            return try name.measure(options)
        }
        if window != WindowOptions() { result.measurement.window = window.arguments.joined(separator: " ") }
        print(result.measurement.table)
        if let comparison = result.comparison { print(comparison) }
        if let json { try result.measurement.write(to: json) }
        if let trace { try FrameTrace(result.frames, name: scenario).write(to: trace) }
        if let plot {
            let measurement = result.measurement
            let frames = result.frames
            try MainActor.assumeIsolated { try FramePlot(frames, measurement).write(to: plot) }
        }
    }
}

/// The pace of frames.
enum PaceOption: String, ExpressibleByArgument, CaseIterable {
    case sixty = "60"
    case free
}

/// The renderer of the window.
enum RendererOption: String, ExpressibleByArgument, CaseIterable {
    case surface, gpu, offscreen
}

/// The command line's options of a run.
struct RunOptions: Sendable {
    var count: Int
    var frames: Int
    var pace: PaceOption
    var isOffscreen: Bool
    var window = WindowOptions()

    /// The frames before the measured ones, to warm up caches and the CPU's clock.
    static let warmUp = 30
}
