import CasementCore
import Foundation

/// A gradient that is drawn by calls, by the name of AppKit.
///
///     NSGradient(starting: .systemBlue, ending: .systemPurple)?.draw(in: rect, angle: 90)
public final class NSGradient: Sendable {
    private let stops: [Gradient.Stop]

    /// How far a gradient is drawn beyond its ends.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Before its start. It always is.
        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
        /// After its end. It always is.
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    }

    private init?(_ stops: [Gradient.Stop]) {
        guard stops.count >= 2 else { return nil }
        self.stops = stops
    }

    /// A gradient of two colours.
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init(colors: [startingColor, endingColor])
    }

    /// A gradient of colours at even distances; nil for less than two.
    public convenience init?(colors colorArray: [NSColor]) {
        self.init(Gradient(colors: colorArray.map { Color($0) }).stops)
    }

    /// A gradient of colours at places from 0 to 1; nil for less than two.
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
        self.init(objects.map { Gradient.Stop(color: Color($0.0), location: $0.1) })
    }

    /// A gradient of colours at places from 0 to 1. The colour space has no effect.
    public convenience init?(
        colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
    ) {
        guard let locations else {
            self.init(colors: colorArray)
            return
        }
        self.init(
            colorArray.enumerated().map { Gradient.Stop(color: Color($0.element), location: locations[$0.offset]) })
    }

    /// How many colours it has.
    public var numberOfColorStops: Int { stops.count }

    /// Draws it in a rectangle of the current context. At 0 degrees it runs to the right, at 90 upwards, or downwards
    /// where y counts downwards; its ends touch the corners.
    @MainActor @preconcurrency public func draw(in rect: CGRect, angle: CGFloat) { draw(Path(rect), rect, angle) }

    /// Draws it within an outline.
    @MainActor @preconcurrency public func draw(in path: NSBezierPath, angle: CGFloat) {
        draw(Path(path.cgPath), path.bounds, angle)
    }

    @MainActor private func draw(_ path: Path, _ rect: CGRect, _ angle: CGFloat) {
        let radians = angle * .pi / 180
        let direction = CGVector(dx: cos(radians), dy: sin(radians))
        let half = (abs(rect.width * direction.dx) + abs(rect.height * direction.dy)) / 2
        let start = CGPoint(x: rect.midX - direction.dx * half, y: rect.midY - direction.dy * half)
        let end = CGPoint(x: rect.midX + direction.dx * half, y: rect.midY + direction.dy * half)
        let gradient = Gradient(stops: stops)
        Graphics.drawing?.add {
            $0.fill(path, with: .linearGradient(gradient, startPoint: start, endPoint: end))
        }
    }

    /// Draws it from the middle of a rectangle to its corners. The middle is moved by -1 to 1 in each direction.
    @MainActor @preconcurrency public func draw(in rect: CGRect, relativeCenterPosition: CGPoint) {
        let center = CGPoint(
            x: rect.midX + rect.width / 2 * relativeCenterPosition.x,
            y: rect.midY + rect.height / 2 * relativeCenterPosition.y)
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        let radius = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let gradient = Gradient(stops: stops)
        Graphics.drawing?.add {
            $0.fill(
                Path(rect), with: .radialGradient(gradient, center: center, startRadius: 0, endRadius: radius))
        }
    }

    /// Draws it between two points, in all of the current context.
    @MainActor @preconcurrency public func draw(
        from startingPoint: CGPoint, to endingPoint: CGPoint, options: DrawingOptions = []
    ) {
        guard let drawing = Graphics.drawing else { return }
        let all = CGRect(origin: .zero, size: drawing.size).applying(drawing.state.transform.inverted())
        let gradient = Gradient(stops: stops)
        drawing.add {
            $0.fill(Path(all), with: .linearGradient(gradient, startPoint: startingPoint, endPoint: endingPoint))
        }
    }

    /// The colour at a place from 0 to 1, in the light appearance.
    public func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        let later = stops.firstIndex { $0.location >= location } ?? stops.count - 1
        let (b, a) = (stops[later], stops[max(0, later - 1)])
        let share = b.location > a.location ? (location - a.location) / (b.location - a.location) : 1
        let (from, to) = (NSColor(a.color), NSColor(b.color))
        func mixed(_ part: KeyPath<NSColor, CGFloat>) -> CGFloat {
            from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * min(1, max(0, share))
        }
        return NSColor(
            red: mixed(\.redComponent), green: mixed(\.greenComponent), blue: mixed(\.blueComponent),
            alpha: mixed(\.alphaComponent))
    }
}
