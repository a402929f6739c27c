import Casement
import CasementCore
import CasementSDL

/// Measures a further window beside a small one: in each slot of the loop one is opened, painted and closed.
@MainActor struct WindowRun {
    private let options: RunOptions

    init(_ options: RunOptions) { self.options = options }

    func measure() throws -> RunResult {
        let progress = Progress()
        progress.show("run window: \(RunOptions.warmUp) windows to warm up, \(options.frames) measured")
        defer { progress.clear() }
        return options.isOffscreen ? inMemory() : try inWindow()
    }

    @SceneBuilder private static func scenes(_ count: Int) -> some Scene {
        WindowGroup("FrameBench") { StartupWindow.content }.defaultSize(width: 240, height: 120)
        WindowGroup("Labels", for: Int.self) { LabelWindow(count: count, number: $0.wrappedValue ?? 0) }
            .defaultSize(width: LabelWindow.size.width, height: LabelWindow.size.height)
    }

    private func inWindow() throws -> RunResult {
        let count = options.count
        let bench = try BenchLoop { system in RunningApp(in: system) { Self.scenes(count) } }
        bench.loop.pace = options.pace == .free ? .free : .fixed(60)
        let opener = WindowOpening(bench, frames: options.frames, isPaced: options.pace == .sixty)
        bench.run(opener)
        guard opener.recorder.isDone else { throw refuse("the window was closed before the run was over.") }
        return opener.recorder.result(
            .window, count: count, renderer: bench.renderer, isPaced: options.pace == .sixty, hasLoop: true)
    }

    /// The same pipelines in memory: there is no window, and so nothing is opened but the content.
    private func inMemory() -> RunResult {
        let recorder = FrameRecorder(frames: options.frames) { _ in }
        let count = options.count
        let textEngine = SystemTextEngine()
        MemoryBench.run(recorder, pace: options.pace) { slot in
            recorder.change()
            let number = recorder.number
            let bench = MemoryBench(size: LabelWindow.size, textEngine: textEngine) {
                LabelWindow(count: count, number: number)
            }
            recorder.follow(bench.pipeline)
            bench.frame()
            recorder.ended(slot: slot) { FrameRecorder.Totals() }
            bench.pipeline.tearDown()
        }
        return recorder.result(
            .window, count: count, renderer: "offscreen", isPaced: options.pace == .sixty, hasLoop: false)
    }
}

/// Labels in rows of five.
struct LabelWindow: View {
    let count: Int
    let number: Int

    static let size = CGSize(width: 400, height: 300)
    private static let columns = 5

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(0..<(count + Self.columns - 1) / Self.columns) { row in
                GridRow {
                    ForEach(row * Self.columns..<min((row + 1) * Self.columns, count)) { index in
                        Text(String(index % 1000, digits: 3) + "." + String(number % 1000, digits: 3))
                    }
                }
            }
        }
        .font(.bench(14))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Opens the windows, one in each slot, at the turn of the loop before its frames: as an event of the user would.
@MainActor private final class WindowOpening: WindowClient {
    private let bench: BenchLoop
    private let period: Double
    let recorder: FrameRecorder
    /// When the next window opens, on the loop's clock.
    private var due = 0.0
    private var painted: PaintedClient?

    init(_ bench: BenchLoop, frames: Int, isPaced: Bool) {
        self.bench = bench
        period = isPaced ? 1.0 / 60 : 0
        recorder = FrameRecorder(frames: frames) { number in
            bench.openWindow(value: number)
            bench.program.turn()
        }
        bench.loop.onTurn = { [unowned self] in turn() }
    }

    /// The main window's frames keep the time. Their content does not change, so that they paint nothing.
    var needsFrame: Bool { true }

    func handle(_ event: WindowEvent) {
        bench.controller.handle(event)
        if event == .closeRequested { bench.loop.quit() }
    }

    func frame(at time: Double) {
        due = time + period
        if bench.controller.needsFrame { bench.controller.frame(at: time) }
    }

    private func turn() {
        if painted?.isPainted == true { bench.program.windows.windows.first?.close() }
        bench.program.turn()
        if painted?.isPainted == true { painted = nil }
        // A millisecond early is in time for its slot.
        guard painted == nil, bench.loop.now >= due - 0.001 else { return }
        guard !recorder.isDone else { return bench.loop.quit() }
        recorder.change()
        guard let window = bench.loop.windows.first(where: { $0.client !== self }),
            let controller = window.client as? WindowController
        else { return bench.loop.quit() }
        recorder.follow(controller.pipeline)
        painted = PaintedClient(window, controller) { [recorder, loop = bench.loop] slot in
            let statistics = loop.statistics
            recorder.ended(slot: slot) { .init(wakeups: statistics.wakeups, eventTime: statistics.eventTime * 1e6) }
        }
    }
}

/// Waits for the first presented frame of a window.
@MainActor private final class PaintedClient: WindowClient {
    private let controller: WindowController
    private let painted: (Double) -> Void
    private(set) var isPainted = false

    init(_ window: DesktopWindow, _ controller: WindowController, _ painted: @escaping (Double) -> Void) {
        (self.controller, self.painted) = (controller, painted)
        window.client = self
    }

    var needsFrame: Bool { !isPainted && controller.needsFrame }

    var codeRun: CodeRun { controller.codeRun }

    func handle(_ event: WindowEvent) { controller.handle(event) }

    func frame(at time: Double) {
        controller.frame(at: time)
        guard !isPainted, controller.pipeline.graph.statistics.framesPresented > 0 else { return }
        isPainted = true
        painted(time)
    }
}

/// Fifty labels in each of several windows.
@MainActor struct LabelWindowScenario: RunScenario {
    var content: LabelWindow { LabelWindow(count: 50, number: 0) }

    func step(_ number: Int) {}
}
