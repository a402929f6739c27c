import CoreTesting
import Expectations
import TestData
import Testing

@testable import CasementCore

/// Where popups stand: in a room, beside their target.
@MainActor struct PopupPlacementTests {
    /// A popup of random size at a random target in a random room; some have no room.
    @MainActor private struct Case {
        let room: CGRect
        let target: CGRect
        let size: CGSize
        let isMirrored: Bool

        init(_ random: inout SeededGenerator) {
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
            room = CGRect(
                x: number(-800...200), y: number(-500...100), width: number(60...900), height: number(40...600))
            let origin = CGPoint(
                x: room.minX + number(0...Int(room.width)), y: room.minY + number(0...Int(room.height)))
            target = CGRect(origin: origin, size: CGSize(width: number(0...120), height: number(0...40)))
                .intersection(room)
            size = CGSize(width: number(10...300), height: number(10...300))
            isMirrored = Bool.random(using: &random)
        }

        func placement(_ place: PresentationPlace) -> PopupPlacement {
            PopupPlacement(place: place, target: target, size: size, isMirrored: isMirrored, room: room)
        }

        var inside: CGRect { room.insetBy(dx: PopupPlacement.margin, dy: PopupPlacement.margin) }
        var hasSize: Bool { size.width <= inside.width && size.height <= inside.height }
    }

    private static let places: [PresentationPlace] =
        [.below, .beside, .hint, .at(.zero)]
        + [Edge.top, .bottom, .leading, .trailing].map { .popover(PopoverAttachment(edge: $0)) }

    @Test("they are completely in the room if they are not larger, and beside their target if there is room")
    func random() {
        var random = SeededGenerator(seed: 19)
        var counts = [0, 0]
        for _ in 0..<4000 {
            let given = Case(&random)
            for place in Self.places {
                let placement = given.placement(place)
                let frame = CGRect(origin: placement.origin, size: given.size)
                guard given.hasSize else {
                    expect(!placement.fits)
                    continue
                }
                // Rounded to whole points.
                expect(given.inside.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(place) \(given)")
                if case .at = place { continue }
                let common = frame.intersection(given.target)
                let isOver = !common.isNull && common.width > 0.5 && common.height > 0.5
                expect(!(placement.fits && isOver), "\(place) \(given)")
                counts[placement.fits ? 1 : 0] += 1
            }
        }
        expect(counts.allSatisfy { $0 > 500 }, "both cases are tested: \(counts)")
    }

    @Test("a menu is below its target at the leading edge, above it where there is no room, and slides along it")
    func menus() {
        func origin(_ target: CGRect, mirrored: Bool = false) -> CGPoint {
            PopupPlacement(
                place: .below, target: target, size: CGSize(width: 100, height: 80), isMirrored: mirrored,
                room: CGRect(x: -100, y: -100, width: 400, height: 300)
            ).origin
        }
        expect(origin(CGRect(x: 10, y: 10, width: 50, height: 20)), equals: CGPoint(x: 10, y: 34))
        expect(origin(CGRect(x: 10, y: 10, width: 50, height: 20), mirrored: true), equals: CGPoint(x: -40, y: 34))
        expect(origin(CGRect(x: 10, y: 120, width: 50, height: 20)), equals: CGPoint(x: 10, y: 36))
        expect(origin(CGRect(x: 280, y: 10, width: 20, height: 20)), equals: CGPoint(x: 194, y: 34))
    }

    @Test("a submenu is on the trailing side, on the other where there is no room, and slides down or up")
    func submenus() {
        func origin(_ x: CGFloat, _ y: CGFloat, mirrored: Bool = false) -> CGPoint {
            PopupPlacement(
                place: .beside, target: CGRect(x: x, y: y, width: 80, height: 20),
                size: CGSize(width: 100, height: 80), isMirrored: mirrored,
                room: CGRect(x: 0, y: 0, width: 400, height: 300)
            ).origin
        }
        expect(origin(100, 50), equals: CGPoint(x: 180, y: 46))
        expect(origin(300, 50), equals: CGPoint(x: 200, y: 46))
        expect(origin(110, 50, mirrored: true), equals: CGPoint(x: 10, y: 46))
        expect(origin(100, 280), equals: CGPoint(x: 180, y: 214))
    }
}
