import Casement
import Synchronization

/// Conway's game of life on a torus: a cell is a pixel.
final class Life: Sendable {
    let screen: PixelBuffer
    private let cells: Mutex<[Bool]>

    init(width: Int, height: Int) {
        screen = PixelBuffer(width: width, height: height)
        cells = Mutex([Bool](repeating: false, count: width * height))
        seed()
    }

    /// Sets every cell by a fixed sequence of numbers.
    func seed() {
        cells.withLock { cells in
            var number: UInt32 = 1
            for index in cells.indices {
                number = number &* 1_664_525 &+ 1_013_904_223
                cells[index] = number >> 29 < 2
            }
            show(cells)
        }
    }

    /// Lets 15 generations live in a second, until the task is cancelled.
    @concurrent func run() async {
        while !Task.isCancelled {
            step()
            try? await Task.sleep(for: .seconds(1) / 15)
        }
    }

    /// Adds cells around a position.
    func add(at position: CGPoint) {
        let x = Int(position.x), y = Int(position.y)
        cells.withLock { cells in
            for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (1, -1)] { cells[index(x + dx, y + dy)] = true }
            show(cells)
        }
    }

    private func index(_ x: Int, _ y: Int) -> Int {
        let (width, height) = (screen.width, screen.height)
        return (y % height + height) % height * width + (x % width + width) % width
    }

    private func step() {
        cells.withLock { cells in
            let old = cells
            for y in 0..<screen.height {
                for x in 0..<screen.width {
                    var count = 0
                    for dy in -1...1 {
                        for dx in -1...1 where (dx != 0 || dy != 0) && old[index(x + dx, y + dy)] { count += 1 }
                    }
                    cells[index(x, y)] = count == 3 || count == 2 && old[index(x, y)]
                }
            }
            show(cells)
        }
    }

    private func show(_ cells: [Bool]) {
        screen.draw { pixels in
            let all = pixels.all()
            for index in cells.indices { all[index] = cells[index] ? 0xFF5A_C8FA : 0xFF12_1A24 }
        }
    }
}
