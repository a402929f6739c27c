import Casement
import CasementCore
import CasementSDL
import Foundation

/// An editor of a large text, in which a key is pressed.
@MainActor enum LargeText {
    private static let size = 48 << 20

    private final class Model { var text = "" }

    private struct Editor: View {
        let model: Model
        var body: some View {
            TextEditor(
                text: Binding {
                    model.text
                } set: {
                    model.text = $0
                }
            ).font(.custom("DejaVu Sans", size: 13))
        }
    }

    /// The most memory that it takes beside the program's text, in sizes of the text.
    static func memory() -> Double {
        let model = Model(), line = "The quick brown fox jumps over the lazy dog, and the dog sleeps on. 0123\n"
        model.text.reserveCapacity(size)
        while model.text.utf8.count < size - line.utf8.count { model.text += line }
        let size = model.text.utf8.count
        let pipeline = FramePipeline(
            size: CGSize(width: 800, height: 600), scale: 1, environment: EnvironmentValues(),
            textEngine: SystemTextEngine(), rasteriser: CairoRasteriser(), clock: { Date() }
        ) { Editor(model: model) }
        touch(model.text)
        let before = resident
        pipeline.updateUntilStable()
        pipeline.handle(.keyDown(.tab, [], isRepeat: false))
        pipeline.handle(.text("x"))
        pipeline.updateUntilStable()
        pipeline.graphics.update()
        pipeline.tearDown()
        guard model.text.utf8.count == size + 1 else { return .infinity }
        return (peak - before) / Double(size)
    }

    /// Brings back what a system that is short of memory has taken away, which is used again below.
    private static func touch(_ text: String) {
        var text = text
        let sum = text.withUTF8 { bytes in
            stride(from: 0, to: bytes.count, by: 4096).reduce(0) { $0 &+ Int(bytes[$1]) }
        }
        precondition(sum > 0)
    }

    /// The memory that the process has, in bytes.
    private static var resident: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
            .dropFirst()
        return pages?.first.flatMap { Double($0) }.map { $0 * Double(getpagesize()) } ?? 0
    }

    /// The most that it has had.
    private static var peak: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) * 1024
    }
}
