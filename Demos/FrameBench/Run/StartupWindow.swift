import Casement
import CasementCore
import CasementSDL
import Foundation

/// The program that `startup` measures: a window with one label and one button.
struct StartupWindow: App {
    /// The argument that makes FrameBench act as this program.
    nonisolated static let argument = "startup-window"

    /// The argument after it if there is no display.
    nonisolated static let offscreen = "offscreen"

    /// Whether FrameBench acts as this program. Asked without the array of all arguments, which most programs never
    /// make.
    static var isMeant: Bool { isArgument(1, argument) }

    private static func isArgument(_ index: Int32, _ text: String) -> Bool {
        guard index < CommandLine.argc, let argument = CommandLine.unsafeArgv[Int(index)] else { return false }
        return strcmp(argument, text) == 0
    }

    /// How long the window stays, in microseconds, so that an external observer sees it.
    private static let stay: UInt32 = 200_000

    static var content: some View {
        VStack {
            Text("Hello")
            Button("Button") {}
        }
    }

    var body: some Scene {
        WindowGroup("FrameBench") { Self.content }
            .defaultSize(width: BenchWindow.size.width, height: BenchWindow.size.height)
    }

    /// Runs as a separate program: prints the report for the process that started it.
    static func main() {
        // Without options as in a program that has none.
        if CommandLine.argc > 2, let options = WindowOptions(arguments: CommandLine.arguments) {
            BenchWindow.use(options)
        }
        do {
            let report = isArgument(2, offscreen) ? openInMemory() : try open()
            print(report.shown, report.peakMemory, report.renderer)
            exit(0)
        } catch {
            exit(2)
        }
    }

    /// When the first frame had been pushed (in nanoseconds), the peak memory (in MiB), and the renderer.
    typealias Report = (shown: UInt64, peakMemory: Double, renderer: String)

    /// Opens the window by the same steps as `App.main()`, and closes it after it was visible.
    static func open() throws -> Report {
        FirstLookups.begin(for: Self.self)
        let bench = try BenchLoop { RunningApp(Self(), in: $0) }
        let client = FirstFrameClient(bench)
        bench.run(client)
        guard let report = client.report else { throw refuse("the window was closed before its first frame.") }
        return report
    }

    /// Whether `openFirst` has opened the window.
    private(set) static var isOpened = false

    /// Opens the window of `run startup`, if no option says how.
    static func openFirst(_ arguments: [String]) {
        let options = ["--renderer", "--size", "--scale", "--help", "-h"]
        guard arguments.dropFirst().starts(with: ["run", "startup"]),
            !arguments.contains(where: { argument in options.contains { argument.hasPrefix($0) } })
        else { return }
        do {
            _ = try open()
            isOpened = true
        } catch {
            exit(2)
        }
    }

    /// The same without a window: the first frame is painted into memory.
    static func openInMemory() -> Report {
        let bench = MemoryBench { content }
        bench.frame()
        let shown = ProcessFigures.now
        bench.pipeline.tearDown()
        return (shown, ProcessFigures.peakMemory, "offscreen")
    }

    /// Waits for the first presented frame.
    @MainActor private final class FirstFrameClient: WindowClient {
        private let bench: BenchLoop
        private(set) var report: Report?

        init(_ bench: BenchLoop) { self.bench = bench }

        var needsFrame: Bool { bench.controller.needsFrame }

        func handle(_ event: WindowEvent) { bench.controller.handle(event) }

        func frame(at time: Double) {
            bench.controller.frame(at: time)
            let shown = ProcessFigures.now
            guard bench.controller.pipeline.takeStatistics().framesPresented > 0 else { return }
            usleep(StartupWindow.stay)
            report = (shown, ProcessFigures.peakMemory, bench.renderer)
            bench.loop.quit()
        }
    }
}
