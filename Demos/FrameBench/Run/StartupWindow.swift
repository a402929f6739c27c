import Casement
import CasementCore
import CasementSDL
import Foundation

/// The program that `startup` measures: a window with one label and one button. It prints when its first frame had been
/// pushed to the window, how much memory it had needed, and what drew it; then it ends.
struct StartupWindow: App {
    /// The argument that makes FrameBench this program.
    nonisolated static let argument = "startup-window"

    /// Seconds that the window stays, so that whoever looks from outside sees it.
    private static let stay: UInt32 = 200_000

    var body: some Scene {
        WindowGroup("FrameBench") {
            VStack {
                Text("Hello")
                Button("Button") {}
            }
        }
        .defaultSize(width: BenchWindow.size.width, height: BenchWindow.size.height)
    }

    static func main() {
        do {
            let app = DynamicValue(Self(), environment: EnvironmentValues())
            let bench = try BenchLoop(app.connected.body)
            bench.run(FirstFrameClient(bench))
            exit(0)
        } catch {
            exit(2)
        }
    }

    /// Waits for the first frame that was shown.
    @MainActor private final class FirstFrameClient: WindowClient {
        private let bench: BenchLoop

        init(_ bench: BenchLoop) { self.bench = bench }

        var needsFrame: Bool { bench.controller.needsFrame }

        func handle(_ event: WindowEvent) { bench.controller.handle(event) }

        func frame(at time: Double) {
            bench.controller.frame(at: time)
            let shown = ProcessFigures.now
            guard bench.controller.pipeline.takeStatistics().framesPresented > 0 else { return }
            usleep(StartupWindow.stay)
            print(shown, ProcessFigures.peakMemory, bench.renderer)
            bench.loop.quit()
        }
    }
}
