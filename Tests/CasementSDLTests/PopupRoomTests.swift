import Expectations
import Foundation
import TestData
import Testing

@testable import CasementCore
@testable import CasementSDL

/// Popups on Wayland, where a program learns of the screen's edges only from where the compositor places them.
@MainActor struct PopupRoomTests {
    // MARK: Units

    @Test("A popup's surface has whole units, and its picture is in it where the window's pixels are")
    func units() {
        let units = PopupUnits(PixelRect(x: 15, y: -9, width: 100, height: 50), margin: 6, factor: 1)
        expect([units.x, units.y, units.width, units.height], equals: [9, -15, 112, 62])
        expect(units.pixels, equals: PixelRect(x: 9, y: -15, width: 112, height: 62))
        expect(units.picture, equals: PixelRect(x: 6, y: 6, width: 100, height: 50))
        let fraction = PopupUnits(PixelRect(x: 16, y: 31, width: 101, height: 50), margin: 9, factor: 1.5)
        expect([fraction.x, fraction.y, fraction.width, fraction.height], equals: [4, 14, 80, 46])
        expect(fraction.pixels, equals: PixelRect(x: 6, y: 21, width: 120, height: 69))
        expect(fraction.picture, equals: PixelRect(x: 10, y: 10, width: 101, height: 50))
    }

    @Test("The picture always lies in the surface with its margin, less than a unit more of it on each side")
    func randomUnits() {
        var random = SeededGenerator(seed: 34)
        for _ in 0..<2000 {
            let factor = CGFloat([1, 1.25, 1.5, 1.75, 2, 3][random.number(0...5)])
            let margin = Int((6 * factor).rounded(.up))
            let frame = PixelRect(
                x: random.number(-2000...2000), y: random.number(-2000...2000), width: random.number(1...900),
                height: random.number(1...900))
            let units = PopupUnits(frame, margin: margin, factor: factor)
            let picture = units.picture.offset(x: units.pixels.x, y: units.pixels.y)
            let rest = PixelRect(x: 0, y: 0, width: units.pixels.width, height: units.pixels.height)
            let most = CGFloat(margin) + factor + 1
            func isMargin(_ length: Int) -> Bool { length >= margin - 1 && CGFloat(length) <= most }
            let sides = [
                units.picture.x, units.picture.y, rest.maxX - units.picture.maxX, rest.maxY - units.picture.maxY,
            ]
            expect(picture == frame && sides.allSatisfy(isMargin), "\(frame) \(factor) \(units)")
        }
    }

    // MARK: Edges

    @Test("Of a screen of which nothing is known a popup may be anywhere that it can be; each refusal tells edges")
    func learning() {
        var room = PopupRoom()
        let window = CGSize(width: 200, height: 100), screen = CGSize(width: 800, height: 600)
        expect(room.area(around: window, on: screen), equals: CGRect(x: -800, y: -600, width: 1800, height: 1300))
        // Moved up from the lower edge.
        room.learn(
            wanted: CGRect(x: 10, y: 100, width: 80, height: 300), given: CGRect(x: 10, y: 50, width: 80, height: 300))
        expect(room.bottom, equals: 350)
        expect(room.left == nil && room.right == nil && room.top == nil)
        expect(room.area(around: window, on: screen), equals: CGRect(x: -800, y: -250, width: 1800, height: 600))
        // Moved and shortened: both edges.
        room.learn(
            wanted: CGRect(x: 10, y: -300, width: 80, height: 700),
            given: CGRect(x: 10, y: -230, width: 80, height: 580))
        expect(room.area(around: window, on: screen), equals: CGRect(x: -800, y: -230, width: 1800, height: 580))
        room.learn(
            wanted: CGRect(x: -90, y: 0, width: 80, height: 20), given: CGRect(x: -50, y: 0, width: 80, height: 20))
        expect(room.area(around: window, on: screen), equals: CGRect(x: -50, y: -230, width: 800, height: 580))
        // A window that fills the screen.
        let full = PopupRoom().area(around: screen, on: screen)
        expect(full, equals: CGRect(origin: .zero, size: screen))
    }

    /// A desktop with a window, and the place that it gives to popups: the nearest within the screen, in a smaller size
    /// if there is none. All in whole units.
    private struct Desktop {
        let window: CGSize
        /// Without the panels, in the window's coordinates; and its size with them.
        let area: CGRect
        let screen: CGSize

        init(_ random: inout SeededGenerator) {
            screen = CGSize(width: random.number(300...900), height: random.number(200...700))
            let panel = random.once(in: 2) ? random.number(1...40) : 0
            let size = CGSize(width: screen.width, height: screen.height - CGFloat(panel))
            window = CGSize(
                width: random.number(80...Int(size.width) - 1), height: random.number(60...Int(size.height) - 1))
            let left = random.number(0...Int(size.width - window.width))
            let top = random.number(0...Int(size.height - window.height))
            area = CGRect(x: CGFloat(-left), y: CGFloat(-top), width: size.width, height: size.height)
        }

        func place(_ rect: CGRect) -> CGRect {
            let width = min(rect.width, area.width), height = min(rect.height, area.height)
            return CGRect(
                x: min(max(rect.minX, area.minX), area.maxX - width),
                y: min(max(rect.minY, area.minY), area.maxY - height), width: width, height: height)
        }
    }

    private func layOut(
        _ place: PresentationPlace, _ ideal: CGSize, at target: CGRect, in room: CGRect
    ) -> CGRect {
        let least = 2 * PopupPlacement.margin
        let size = CGSize(
            width: max(0, min(ideal.width, room.width - least)), height: max(0, min(ideal.height, room.height - least)))
        let placement = PopupPlacement(place: place, target: target, size: size, isMirrored: false, room: room)
        return CGRect(origin: placement.origin, size: size)
    }

    @Test(
        "Popups are where they would be if the edges were known, after four refusals at most",
        arguments: [1, 1.25, 1.5, 1.75, 2])
    func random(factor: CGFloat) throws {
        var random = SeededGenerator(seed: 43)
        for number in 0..<1500 {
            let desktop = Desktop(&random)
            let target = CGRect(
                x: CGFloat(random.number(0...Int(desktop.window.width) - 20)),
                y: CGFloat(random.number(0...Int(desktop.window.height) - 20)), width: 20, height: 18)
            let ideal = CGSize(
                width: CGFloat(random.number(20...500)) / 2, height: CGFloat(random.number(20...1600)) / 2)
            let place = [PresentationPlace.below, .beside, .hint][random.number(0...2)]
            var room = PopupRoom()
            var frame = CGRect.null
            var refusals = 0
            while true {
                frame = layOut(place, ideal, at: target, in: room.area(around: desktop.window, on: desktop.screen))
                let margin = Int((PopupPlacement.margin * factor).rounded(.up))
                let units = PopupUnits(PixelRect(rounding: frame, scale: factor), margin: margin, factor: factor)
                let wanted = WaylandPopup.Rect(x: units.x, y: units.y, width: units.width, height: units.height)
                let given = WaylandPopup.Rect(desktop.place(wanted.rect))
                if given.isNear(wanted) { break }
                refusals += 1
                try require(refusals <= 4, "\(number): \(desktop) \(place) \(ideal) \(room)")
                room.learn(wanted: wanted.rect, given: given.rect)
            }
            let known = layOut(place, ideal, at: target, in: desktop.area)
            let differences = [
                frame.minX - known.minX, frame.minY - known.minY, frame.width - known.width,
                frame.height - known.height,
            ]
            // A popup may have room where the margin, which is rounded, goes beyond an edge by a unit.
            let inside = desktop.area.insetBy(dx: PopupPlacement.margin, dy: PopupPlacement.margin)
            let isOnEdge = !inside.contains(frame) && inside.insetBy(dx: -2, dy: -2).contains(frame)
            try require(
                differences.allSatisfy { abs($0) <= 2 } || isOnEdge,
                "\(number): \(desktop) \(place) \(ideal) \(frame) \(known)")
        }
    }
}

extension WaylandPopup.Rect {
    fileprivate var rect: CGRect {
        CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }

    fileprivate init(_ rect: CGRect) {
        self.init(x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width), height: Int32(rect.height))
    }
}
