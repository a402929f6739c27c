import CasementCore
import Expectations
import Foundation
import TestData
import Testing

@testable import CasementSDL

/// Moved pixels are those of plain memory, wherever the window's first row lies.
@MainActor struct ScrollingRowsTests {
    /// The same pixels in both kinds of memory. What is on the right of the window's rows must never change.
    @MainActor private final class Pair {
        let width, height: Int
        let layout: ScrollingRows.Layout
        let plain: UnsafeMutablePointer<UInt32>
        let memory: RepeatedMemory
        let plainPainter, painter: PixmanPainter
        var rows: ScrollingRows

        init(width: Int, height: Int) throws {
            (self.width, self.height) = (width, height)
            layout = ScrollingRows.Layout(width: width, height: height)
            plain = .allocate(capacity: width * height)
            plain.initialize(repeating: 0, count: width * height)
            memory = try require(RepeatedMemory(size: layout.size))
            memory.remove()
            let row = layout.stride / 4
            let pixels = memory.bytes.bindMemory(to: UInt32.self, capacity: row * layout.count)
            for index in 0..<row * layout.count { pixels[index] = index % row < width ? 0 : 0xABCD_EF01 }
            rows = ScrollingRows(memory.bytes, width: width, height: height, layout)
            plainPainter = PixmanPainter(bytes: plain, width: width, height: height, stride: width * 4, hasAlpha: false)
            painter = PixmanPainter(
                bytes: rows.start, width: width, height: height, stride: rows.stride, hasAlpha: false, rows: rows.reach)
        }

        isolated deinit {
            plain.deallocate()
            memory.close()
        }

        func paint(_ rect: PixelRect, _ color: ResolvedColor, _ mode: BlendMode) {
            rows.willPaint(rect)
            for painter in [painter, plainPainter] {
                painter.clip(to: rect)
                painter.blendMode = mode
                painter.fill(rect.inset(by: -3), with: color)
            }
        }

        func move(_ move: PixelMove) {
            move.apply(to: plain, stride: width * 4)
            rows.move(move)
            painter.begin(atRow: rows.first)
        }

        var isSame: Bool {
            let row = layout.stride / 4
            let pixels = memory.bytes.assumingMemoryBound(to: UInt32.self)
            let start = rows.start.assumingMemoryBound(to: UInt32.self)
            let areBesideKept = (0..<layout.count).allSatisfy { y in
                (width..<row).allSatisfy { pixels[y * row + $0] == 0xABCD_EF01 }
            }
            return areBesideKept
                && (0..<height).allSatisfy { y in
                    (0..<width).allSatisfy { start[y * row + $0] << 8 == plain[y * width + $0] << 8 }
                }
        }
    }

    private func color(_ random: inout SeededGenerator, alpha: Float = 1) -> ResolvedColor {
        func part() -> Float { Float(random.number(0...255)) / 255 }
        return ResolvedColor(red: part(), green: part(), blue: part(), alpha: alpha)
    }

    private func rect(in area: PixelRect, _ random: inout SeededGenerator) -> PixelRect {
        let (x, y) = (random.number(0...area.width - 1), random.number(0...area.height - 1))
        return PixelRect(
            x: area.x + x, y: area.y + y, width: random.number(1...area.width - x),
            height: random.number(1...area.height - y))
    }

    /// What a frame paints after a move.
    private func strips(_ move: PixelMove) -> [PixelRect] {
        let (area, kept) = (move.area, move.kept)
        if kept.isEmpty { return [area] }
        return [
            PixelRect(x: area.x, y: area.y, width: area.width, height: kept.y - area.y),
            PixelRect(x: area.x, y: kept.maxY, width: area.width, height: area.maxY - kept.maxY),
            PixelRect(x: area.x, y: area.y, width: kept.x - area.x, height: area.height),
            PixelRect(x: kept.maxX, y: area.y, width: area.maxX - kept.maxX, height: area.height),
        ]
    }

    @Test("random moves and paints give the pixels of plain memory", arguments: 1...20)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let width = random.number(1...12), height = random.number(1...60)
        let pair = try Pair(width: width, height: height)
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        for step in 0..<400 {
            let area: PixelRect
            if random.once(in: 4) {
                area = rect(in: whole, &random)
            } else {
                let header = random.once(in: 2) ? 0 : random.number(0...height / 4)
                let footer = random.once(in: 2) ? 0 : random.number(0...height / 4)
                let left = random.once(in: 2) ? 0 : random.number(0...width / 5)
                let right = random.once(in: 2) ? 0 : random.number(0...width / 5)
                area = PixelRect(x: left, y: header, width: width - left - right, height: height - header - footer)
            }
            // More often in the same direction, so that the memory ends.
            let far = random.once(in: 8) ? area.height : max(1, area.height / 6)
            let distance = random.number(0...far) * (step / 40 % 2 == 0 ? -1 : 1) * (random.once(in: 5) ? -1 : 1)
            let move = PixelMove(area: area, dx: random.once(in: 6) ? random.number(-2...2) : 0, dy: distance)
            pair.move(move)
            for strip in strips(move) where !strip.isEmpty { pair.paint(strip, color(&random), .normal) }
            if random.once(in: 3) {
                let mode = [BlendMode.normal, .multiply, .plusDarker, .colorDodge][random.number(0...3)]
                pair.paint(rect(in: whole, &random), color(&random, alpha: random.once(in: 2) ? 1 : 0.5), mode)
            }
            // Columns of one colour, which stay while others scroll.
            if random.once(in: 10) {
                for x in 0..<width where random.once(in: 2) {
                    pair.paint(PixelRect(x: x, y: 0, width: 1, height: height), color(&random), .normal)
                }
            }
            guard pair.isSame else { return expect(false, "seed \(seed), step \(step): \(move)") }
        }
    }

    /// The rows that a list of 300 rows of pixels copies in a hundred frames.
    private func copied(header: Int, sidebar: Int = 0, by distance: Int) throws -> Int {
        let pair = try Pair(width: 10, height: 300)
        let area = PixelRect(x: sidebar, y: header, width: 10 - sidebar, height: 300 - header)
        for _ in 0..<100 { pair.move(PixelMove(area: area, dx: 0, dy: distance)) }
        return pair.rows.copied / 10
    }

    @Test("scrolling copies only what does not scroll", arguments: [-20, 20, -2, 2])
    func few(distance: Int) throws {
        // 28,000 in plain memory.
        expect(try copied(header: 0, by: distance), equals: 0)
        expect(try copied(header: 20, by: distance), equals: 2000)
        // 22,400 in plain memory.
        expect(try copied(header: 0, sidebar: 2, by: distance) <= 6000)
    }

    @Test("plain colours beside narrow content are not copied, until something is painted there")
    func narrow() throws {
        let pair = try Pair(width: 40, height: 300)
        let area = PixelRect(x: 4, y: 0, width: 8, height: 300)
        func copied(_ moves: Int) -> Int {
            let before = pair.rows.copied
            for _ in 0..<moves {
                pair.move(PixelMove(area: area, dx: 0, dy: -3))
                pair.paint(PixelRect(x: 4, y: 297, width: 8, height: 3), .white, .normal)
            }
            expect(pair.isSame)
            return pair.rows.copied - before
        }
        pair.paint(PixelRect(x: 14, y: 0, width: 3, height: 300), .white, .normal)
        _ = copied(3)
        expect(copied(30) < 30 * 3 * 40)
        pair.paint(PixelRect(x: 14, y: 50, width: 3, height: 3), .black, .normal)
        expect(copied(30) >= 30 * 297 * 8)
    }

    @Test("a move that is farther than the memory's spare rows is copied")
    func far() throws {
        let pair = try Pair(width: 4, height: 300)
        let spare = pair.layout.count - 300
        for (distance, copied) in [(spare, 0), (spare + 1, (300 - spare - 1) * 4)] {
            let before = pair.rows.copied
            pair.move(PixelMove(area: PixelRect(x: 0, y: 0, width: 4, height: 300), dx: 0, dy: distance))
            expect(pair.rows.copied - before, equals: copied)
        }
    }

    @Test(
        "memory for windows of all sizes is whole pages, a quarter higher, and serves smaller ones and somewhat larger")
    func layouts() {
        for (width, height) in [(1, 1), (60, 100), (1023, 767), (1024, 768), (3840, 2160), (13_000, 13_000)] {
            let layout = ScrollingRows.Layout(width: width, height: height)
            expect(layout.size % RepeatedMemory.page, equals: 0)
            expect(layout.stride >= width * 4 && layout.stride < width * 4 + 256)
            expect(layout.count > height && layout.count <= height + height / 4 + 17)
            expect(layout.serves(width: width, height: height))
            expect(layout.serves(width: width, height: height + height / 10))
            expect(!layout.serves(width: width + 64, height: height))
            expect(!layout.serves(width: width, height: height * 5 / 4 + 17))
        }
        let large = ScrollingRows.Layout(width: 1024, height: 768)
        expect(large.serves(width: 800, height: 600))
        expect(!large.serves(width: 300, height: 200), "most of it would be wasted")
        expect(RepeatedMemory(size: 0) == nil && RepeatedMemory(size: RepeatedMemory.page + 4) == nil)
    }

    @Test("an area that is smaller than the rest is copied itself")
    func small() throws {
        let pair = try Pair(width: 4, height: 300)
        pair.move(PixelMove(area: PixelRect(x: 0, y: 100, width: 4, height: 80), dx: 0, dy: -20))
        expect(pair.rows.copied, equals: 60 * 4)
        expect(pair.rows.first, equals: 0)
    }
}
