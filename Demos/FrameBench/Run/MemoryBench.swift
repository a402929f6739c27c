import Casement
import CasementCore
import CasementSDL

/// The pipeline of a window in memory: no display, no loop.
@MainActor final class MemoryBench {
    let pipeline: FramePipeline
    private let presenter: MemoryPresenter

    init<Content: View>(
        size: CGSize = BenchWindow.size, scale: CGFloat = BenchWindow.scale,
        textEngine: SystemTextEngine = SystemTextEngine(),
        _ content: @escaping () -> Content
    ) {
        DeepTrees.prepare()
        pipeline = FramePipeline(
            size: size, scale: scale, environment: EnvironmentValues(), textEngine: textEngine,
            rasteriser: CairoRasteriser(), clock: { Date() }, content: content)
        pipeline.setActivity(WindowActivity(isVisible: true, isKey: true))
        presenter = MemoryPresenter(
            width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    func frame() { pipeline.frame(to: presenter) }

    /// Makes frames until the run is over, each with its slot in seconds: 60 Hz is a plain sleep.
    static func run(_ recorder: FrameRecorder, pace: PaceOption, frame: (Double) -> Void) {
        let period: UInt64 = 1_000_000_000 / 60
        var slot = ProcessFigures.now
        while !recorder.isDone {
            frame(Double(slot) / 1e9)
            guard pace == .sixty else { continue }
            slot += period
            let now = ProcessFigures.now
            if slot > now { usleep(UInt32((slot - now) / 1000)) } else { slot += (now - slot) / period * period }
        }
    }
}
