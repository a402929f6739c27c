import Casement
import CasementCore
import CasementSDL

/// The pipeline of a window in memory: no display, no loop.
@MainActor final class MemoryBench {
    let pipeline: FramePipeline
    private let presenter: MemoryPresenter

    init<Content: View>(_ content: @escaping () -> Content) {
        DeepTrees.prepare()
        let size = BenchWindow.size
        pipeline = FramePipeline(
            size: size, scale: 1, environment: EnvironmentValues(), textEngine: SystemTextEngine(),
            rasteriser: CairoRasteriser(), clock: { Date() }, content: content)
        pipeline.setActivity(WindowActivity(isVisible: true, isKey: true))
        presenter = MemoryPresenter(width: Int(size.width), height: Int(size.height))
    }

    func frame() { pipeline.frame(to: presenter) }
}
