import Casement

/// Rounded rectangles, each with its own path and rhythm of fading.
@MainActor struct MotionScenario: RunScenario {
    private let model = MotionModel()
    private let count: Int

    init(count: Int) { self.count = count }

    var content: MovingRectangles { MovingRectangles(model: model, count: count) }

    func step(_ number: Int) { model.frame = number }
}

@Observable @MainActor final class MotionModel {
    var frame = 0
}

struct MovingRectangles: View {
    let model: MotionModel
    let count: Int

    private static let size = CGSize(width: 60, height: 40)

    var body: some View {
        let frame = model.frame
        ZStack(alignment: .topLeading) {
            ForEach(0..<count) { index in
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color.bench(index))
                    .frame(width: Self.size.width, height: Self.size.height)
                    .opacity(Self.opacity(index, frame))
                    .offset(Self.place(index, frame))
            }
        }
        .frame(width: BenchWindow.size.width, height: BenchWindow.size.height, alignment: .topLeading)
    }

    /// One to five points to the right and one to three down per frame, wrapping at the window's edges.
    private static func place(_ index: Int, _ frame: Int) -> CGSize {
        let window = BenchWindow.size
        let room = (width: max(1, Int(window.width - size.width)), height: max(1, Int(window.height - size.height)))
        return CGSize(
            width: CGFloat((index * 37 + frame * (1 + index % 5)) % room.width),
            height: CGFloat((index * 53 + frame * (1 + index % 3)) % room.height))
    }

    /// A triangle wave of 40 frames between 0.25 and 1.
    private static func opacity(_ index: Int, _ frame: Int) -> Double {
        let phase = (frame + index * 7) % 40
        return 0.25 + 0.75 * Double(min(phase, 40 - phase)) / 20
    }
}
