import CoreTesting
import Expectations
import Foundation
import TestData
import Testing

/// Large areas are painted in bands of rows, one after another; nothing of that is visible.
@MainActor struct BandsTests {
    private static let size = CGSize(width: 1024, height: 700)
    /// Low enough that a window of it is painted in one piece.
    private static let low = 70

    @Test("a window that is painted in bands shows what low windows show of the same views", arguments: 0..<12)
    func bands(seed: Int) throws {
        let scene = RandomScene(seed: seed, size: Self.size)
        let whole = TestHost(width: Self.size.width, height: Self.size.height) { scene }
        whole.checksDamage = true
        let picture = whole.snapshot()
        for top in stride(from: 0, to: Int(Self.size.height), by: Self.low) {
            let part = TestHost(width: Self.size.width, height: CGFloat(Self.low)) {
                scene.offset(y: CGFloat(-top)).frame(height: CGFloat(Self.low), alignment: .top)
            }.snapshot()
            let differing = (0..<Self.low * part.width).first { index in
                let (x, y) = (index % part.width, index / part.width)
                return picture[x, top + y] != part[x, y]
            }
            expect(differing == nil, "differs at \(differing ?? 0) of the rows from \(top) on")
        }
        // Each is counted once, in whatever number of bands it lies.
        expect(whole.takeStatistics().graphicsPainted, equals: scene.marks.count + 1)
        expect(whole.strayPixels == nil)
    }
}

/// Rectangles, rounded ones, circles and texts at random places, in translucent and opaque colours.
private struct RandomScene: View {
    struct Mark {
        var kind: Int
        var frame: CGRect
        var color: Color
    }

    let marks: [Mark]
    let size: CGSize

    init(seed: Int, size: CGSize) {
        var random = SeededGenerator(seed: UInt64(seed))
        marks = (0..<60).map { _ in
            let frame = CGRect(
                x: random.number(0...Int(size.width) - 100), y: random.number(0...Int(size.height) - 50),
                width: random.number(10...300), height: random.number(10...300))
            let color = Color(
                red: Double(random.number(0...255)) / 255, green: Double(random.number(0...255)) / 255,
                blue: Double(random.number(0...255)) / 255, opacity: random.once(in: 2) ? 0.9 : 0.3)
            return Mark(kind: random.number(0...3), frame: frame, color: color)
        }
        self.size = size
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(marks.indices, id: \.self) { index in
                let mark = marks[index]
                shape(mark)
                    .frame(width: mark.frame.width, height: mark.frame.height, alignment: .topLeading)
                    .offset(x: mark.frame.minX, y: mark.frame.minY)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    @ViewBuilder private func shape(_ mark: Mark) -> some View {
        switch mark.kind {
        case 0: mark.color
        case 1: RoundedRectangle(cornerRadius: 12).fill(mark.color)
        case 2: Circle().stroke(mark.color, lineWidth: 6)
        default: Text("Bands \(Int(mark.frame.width))").foregroundStyle(mark.color)
        }
    }
}
