import CasementCore
import Expectations
import Foundation
import TestData
import Testing

@testable import CasementSDL

/// Moved pixels are those of plain memory, wherever the window's first row lies.
@MainActor struct ScrollingRowsTests {
    /// The same pixels in both kinds of memory. Two rows around the memory must never change.
    @MainActor private final class Pair {
        let width, height, count: Int
        let plain, memory: UnsafeMutablePointer<UInt32>
        let plainPainter, painter: PixmanPainter
        var rows: ScrollingRows

        init(width: Int, height: Int, count: Int) {
            (self.width, self.height, self.count) = (width, height, count)
            plain = .allocate(capacity: width * height)
            plain.initialize(repeating: 0, count: width * height)
            memory = .allocate(capacity: width * (count + 2))
            memory.initialize(repeating: 0xABCD_EF01, count: width * (count + 2))
            (memory + width).update(repeating: 0, count: width * count)
            rows = ScrollingRows(memory + width, width: width, height: height, count: count)
            plainPainter = PixmanPainter(bytes: plain, width: width, height: height, stride: width * 4, hasAlpha: false)
            painter = PixmanPainter(
                bytes: rows.start, width: width, height: height, stride: width * 4, hasAlpha: false, rows: count)
        }

        isolated deinit {
            plain.deallocate()
            memory.deallocate()
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
            let start = rows.start.assumingMemoryBound(to: UInt32.self)
            let areAroundKept = (0..<width).allSatisfy {
                memory[$0] == 0xABCD_EF01 && memory[(count + 1) * width + $0] == 0xABCD_EF01
            }
            return areAroundKept && (0..<width * height).allSatisfy { start[$0] << 8 == plain[$0] << 8 }
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
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let width = random.number(1...12), height = random.number(1...60)
        let pair = Pair(width: width, height: height, count: height + random.number(0...height))
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
    private func copied(header: Int, sidebar: Int = 0, by distance: Int) -> Int {
        let pair = Pair(width: 10, height: 300, count: 450)
        let area = PixelRect(x: sidebar, y: header, width: 10 - sidebar, height: 300 - header)
        for _ in 0..<100 { pair.move(PixelMove(area: area, dx: 0, dy: distance)) }
        return pair.rows.copied / 10
    }

    @Test("scrolling copies few rows beside those of what does not scroll", arguments: [-20, 20])
    func few(distance: Int) {
        // Once in six frames everything, to the other end of the memory; 28,000 in plain memory.
        expect(copied(header: 0, by: distance) < 5500)
        expect(copied(header: 20, by: distance) < 7500)
        expect(copied(header: 0, by: distance / 10) < 700)
        // 22,400 in plain memory.
        expect(copied(header: 0, sidebar: 2, by: distance) < 11_000)
    }

    @Test("plain colours beside narrow content are not copied, until something is painted there")
    func narrow() {
        let pair = Pair(width: 40, height: 300, count: 450)
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

    @Test("back and forth at an end of the memory nothing is copied")
    func backAndForth() {
        let pair = Pair(width: 4, height: 300, count: 450)
        let area = PixelRect(x: 0, y: 0, width: 4, height: 300)
        pair.move(PixelMove(area: area, dx: 0, dy: 20))
        let before = pair.rows.copied
        for index in 0..<20 { pair.move(PixelMove(area: area, dx: 0, dy: index % 2 == 0 ? -20 : 20)) }
        expect(pair.rows.copied, equals: before)
    }

    @Test("an area that is smaller than the rest is copied itself")
    func small() {
        let pair = Pair(width: 4, height: 300, count: 450)
        pair.move(PixelMove(area: PixelRect(x: 0, y: 100, width: 4, height: 80), dx: 0, dy: -20))
        expect(pair.rows.copied, equals: 60 * 4)
        expect(pair.rows.first, equals: 0)
    }
}
