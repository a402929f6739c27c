import Casement

/// A small drawing in lines of one weight, on a grid of 16 by 16 units.
struct Icon: Shape, Equatable {
    enum Drawing {
        case casement, counter, diff, list, layout, clock, identity, preferences, environment, lifetime, objects,
            shapes, text, effects, canvas, pictures, feed, geometry, layouts, grid, outline, lists, form, table,
            springs, transitions, matched, keyframes, gestures,
            focus, controls
        case sun, moon, plus, minus, cross, shuffle, reverse, play, pause, clear
    }

    let drawing: Drawing

    init(_ drawing: Drawing) { self.drawing = drawing }

    func path(in rect: CGRect) -> Path {
        let unit = min(rect.width, rect.height) / 16
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * unit, y: rect.minY + y * unit) }
        var pen = Pen(width: 1.5 * unit)
        func box(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
            pen.line(at(left, top), at(right, top), at(right, bottom), at(left, bottom), at(left, top))
        }

        switch drawing {
        case .casement:
            box(2, 1.5, 14, 14.5)
            pen.line(at(8, 1.5), at(8, 14.5))
            pen.line(at(2, 7), at(14, 7))
        case .counter:
            pen.arc(at(8, 8), 6.25 * unit, 6.25 * unit)
            pen.line(at(8, 5), at(8, 11))
            pen.line(at(5, 8), at(11, 8))
        case .diff:
            pen.line(at(8, 1.5), at(8, 8.5))
            pen.line(at(4.5, 5), at(11.5, 5))
            pen.line(at(4.5, 13), at(11.5, 13))
        case .list:
            for y: CGFloat in [3.5, 8, 12.5] {
                pen.dot(at(2.5, y), radius: 1.1 * unit)
                pen.line(at(6, y), at(14, y))
            }
        case .layout:
            box(2, 2, 14, 14)
            pen.line(at(6.5, 2), at(6.5, 14))
            pen.line(at(6.5, 8), at(14, 8))
        case .clock:
            pen.arc(at(8, 8), 6.25 * unit, 6.25 * unit)
            pen.line(at(8, 4.5), at(8, 8), at(10.5, 9.5))
        case .identity:
            box(1.5, 3, 14.5, 13)
            pen.dot(at(5.25, 6.75), radius: 1.4 * unit)
            pen.line(at(3.75, 10.25), at(6.75, 10.25))
            pen.line(at(9.5, 6.5), at(12, 6.5))
            pen.line(at(9.5, 9.5), at(12, 9.5))
        case .preferences:
            pen.line(at(2.5, 13.5), at(2.5, 10), at(13.5, 10), at(13.5, 13.5))
            pen.line(at(8, 10), at(8, 2.5))
            pen.line(at(5, 5.5), at(8, 2.5), at(11, 5.5))
        case .environment:
            pen.line(at(8, 2), at(8, 6))
            pen.line(at(3.5, 13.5), at(3.5, 6), at(12.5, 6), at(12.5, 13.5))
            pen.line(at(1.5, 11.5), at(3.5, 13.5), at(5.5, 11.5))
            pen.line(at(10.5, 11.5), at(12.5, 13.5), at(14.5, 11.5))
        case .lifetime:
            pen.line(at(1.5, 8.5), at(4.5, 8.5), at(6.5, 3), at(9.5, 13), at(11.5, 8.5), at(14.5, 8.5))
        case .objects:
            pen.line(
                at(8, 1.5), at(13.75, 4.75), at(13.75, 11.25), at(8, 14.5), at(2.25, 11.25), at(2.25, 4.75), at(8, 1.5))
            pen.line(at(2.25, 4.75), at(8, 8), at(13.75, 4.75))
            pen.line(at(8, 8), at(8, 14.5))
        case .pictures:
            box(1.5, 2.5, 14.5, 13.5)
            pen.line(at(2.5, 12), at(6, 7.5), at(8.75, 10.5), at(10.5, 9), at(13.5, 12))
            pen.dot(at(10.75, 5.75), radius: 1.2 * unit)
        case .lists:
            box(1.5, 2.5, 14.5, 13.5)
            pen.line(at(6, 2.5), at(6, 13.5))
            for y: CGFloat in [5.5, 8, 10.5] { pen.line(at(8.5, y), at(12, y)) }
        case .feed:
            box(2, 1.5, 14, 6.5)
            pen.line(at(2, 14.5), at(2, 9.5), at(14, 9.5), at(14, 14.5))
            pen.dot(at(4.75, 4), radius: 1.1 * unit)
            pen.line(at(7.5, 4), at(11.5, 4))
        case .geometry:
            pen.line(at(2.5, 5), at(2.5, 2.5), at(5, 2.5))
            pen.line(at(11, 2.5), at(13.5, 2.5), at(13.5, 5))
            pen.line(at(13.5, 11), at(13.5, 13.5), at(11, 13.5))
            pen.line(at(5, 13.5), at(2.5, 13.5), at(2.5, 11))
            box(6, 6, 10, 10)
        case .layouts:
            pen.dot(at(8, 8), radius: 1.3 * unit)
            for turn in 0..<6 {
                let angle = CGFloat(turn) * .pi / 3
                pen.dot(at(8 + 5.75 * sin(angle), 8 - 5.75 * cos(angle)), radius: 1.3 * unit)
            }
        case .grid:
            box(2, 2, 6.5, 6.5)
            box(9.5, 2, 14, 6.5)
            box(2, 9.5, 6.5, 14)
            box(9.5, 9.5, 14, 14)
        case .outline:
            pen.line(at(2, 3), at(10, 3))
            pen.line(at(3.5, 5.5), at(3.5, 13), at(6, 13))
            pen.line(at(3.5, 8), at(6, 8))
            pen.line(at(8, 8), at(14, 8))
            pen.line(at(8, 13), at(14, 13))
        case .springs:
            pen.line(at(1.5, 13.5), at(4, 4), at(6.5, 10.5), at(9, 6.5), at(11, 8.75), at(14.5, 8))
        case .transitions:
            box(1.5, 3, 7.5, 13)
            pen.line(at(9.5, 8), at(14.5, 8))
            pen.line(at(12, 5.5), at(14.5, 8), at(12, 10.5))
        case .matched:
            box(1.5, 9.5, 6.5, 14.5)
            pen.line(at(5.5, 6.5), at(5.5, 1.5), at(14.5, 1.5), at(14.5, 10.5), at(9.5, 10.5))
        case .keyframes:
            pen.line(at(8, 2.5), at(13.5, 8), at(8, 13.5), at(2.5, 8), at(8, 2.5))
            pen.dot(at(8, 8), radius: 1.3 * unit)
        case .controls:
            for (y, x) in [(CGFloat(4.5), CGFloat(5)), (11.5, 11)] {
                pen.line(at(2, y), at(14, y))
                pen.dot(at(x, y), radius: 2.2 * unit)
            }
        case .form:
            for y: CGFloat in [4, 8, 12] {
                pen.line(at(2, y), at(5.5, y))
                pen.line(at(9, y), at(14, y))
            }
        case .table:
            box(2, 2.5, 14, 13.5)
            pen.line(at(2, 6), at(14, 6))
            pen.line(at(6.5, 2.5), at(6.5, 13.5))
        case .gestures:
            pen.line(
                at(3, 2), at(3, 12), at(6, 9.5), at(8, 14), at(9.75, 13.25), at(7.75, 8.75), at(11.5, 8.5), at(3, 2))
        case .focus:
            for x: CGFloat in [2, 14] {
                let inner: CGFloat = x == 2 ? 5 : 11
                pen.line(at(inner, 2), at(x, 2), at(x, 5))
                pen.line(at(inner, 14), at(x, 14), at(x, 11))
            }
            pen.dot(at(8, 8), radius: 2.2 * unit)
        case .shapes:
            pen.line(at(6, 1.5), at(10.5, 9), at(1.5, 9), at(6, 1.5))
            pen.arc(at(10.25, 10.5), 3.75 * unit, 3.75 * unit)
        case .text:
            pen.line(at(2.5, 4.5), at(2.5, 2.5), at(13.5, 2.5), at(13.5, 4.5))
            pen.line(at(8, 2.5), at(8, 13.5))
            pen.line(at(5.75, 13.5), at(10.25, 13.5))
        case .effects:
            pen.arc(at(6, 6), 4.25 * unit, 4.25 * unit)
            pen.arc(at(10, 10), 4.25 * unit, 4.25 * unit)
        case .canvas:
            pen.line(at(2, 13.5), at(3, 10), at(10.5, 2.5), at(13.5, 5.5), at(6, 13), at(2, 13.5))
            pen.line(at(8.5, 4.5), at(11.5, 7.5))
        case .sun:
            pen.arc(at(8, 8), 2.75 * unit, 2.75 * unit)
            for turn in 0..<8 {
                let angle = CGFloat(turn) * .pi / 4
                pen.line(
                    at(8 + 5.25 * cos(angle), 8 + 5.25 * sin(angle)), at(8 + 6.75 * cos(angle), 8 + 6.75 * sin(angle)))
            }
        case .moon:
            // Two arcs between the same horns.
            pen.arc(at(8, 8), 6 * unit, 6 * unit, from: 0, to: 270)
            pen.arc(at(11, 5), 4.25 * unit, 4.25 * unit, from: 45, to: 225)
        case .plus:
            pen.line(at(8, 3), at(8, 13))
            pen.line(at(3, 8), at(13, 8))
        case .minus: pen.line(at(3, 8), at(13, 8))
        case .cross:
            pen.line(at(4, 4), at(12, 12))
            pen.line(at(12, 4), at(4, 12))
        case .shuffle:
            pen.line(at(1.5, 4.5), at(4.5, 4.5), at(10, 11.5), at(14, 11.5))
            pen.line(at(1.5, 11.5), at(4.5, 11.5), at(10, 4.5), at(14, 4.5))
            pen.line(at(12, 2.5), at(14, 4.5), at(12, 6.5))
            pen.line(at(12, 9.5), at(14, 11.5), at(12, 13.5))
        case .reverse:
            pen.line(at(4.5, 13.5), at(4.5, 2.5))
            pen.line(at(2, 5), at(4.5, 2.5), at(7, 5))
            pen.line(at(11.5, 2.5), at(11.5, 13.5))
            pen.line(at(9, 11), at(11.5, 13.5), at(14, 11))
        case .play: pen.polygon([at(4.5, 2.5), at(13.5, 8), at(4.5, 13.5)])
        case .pause:
            pen.polygon([at(4, 3), at(6.5, 3), at(6.5, 13), at(4, 13)])
            pen.polygon([at(9.5, 3), at(12, 3), at(12, 13), at(9.5, 13)])
        case .clear:
            pen.arc(at(8, 8), 6.25 * unit, 6.25 * unit)
            pen.line(at(3.75, 12.25), at(12.25, 3.75))
        }
        return pen.path
    }
}
