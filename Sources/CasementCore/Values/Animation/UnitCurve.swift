import Foundation

/// A curve that maps progress from 0 to 1 to other progress: the timing of an animation with a fixed duration.
///
///     UnitCurve.easeInOut.value(at: 0.25)   // 0.1292
///
/// Progress outside of 0...1 is clamped; the values of a Bézier curve may lie outside.
public struct UnitCurve: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
        case bezier(CubicBezier)
    }

    let form: Form

    /// Constant speed.
    public static let linear = UnitCurve(form: .linear)
    /// Starts slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = cubic(0.42, 0, 1, 1)
    /// Ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = cubic(0, 0, 0.58, 1)
    /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = cubic(0.42, 0, 0.58, 1)
    /// Starts and ends slowly.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(form: .circularEaseIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(form: .circularEaseOut)
    /// Two quarters of circles: starts and ends slowly.
    public static let circularEaseInOut = UnitCurve(form: .circularEaseInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1). The x coordinates of the control points are clamped to 0...1, so
    /// that time never goes back.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        cubic(
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y))
    }

    static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(form: .bezier(CubicBezier(x1, y1, x2, y2)))
    }

    /// The inverse curve: x and y exchanged.
    public var inverse: UnitCurve {
        switch form {
        case .linear: self
        case .circularEaseIn: UnitCurve(form: .circularEaseOut)
        case .circularEaseOut: UnitCurve(form: .circularEaseIn)
        case .circularEaseInOut: UnitCurve(form: .circularEaseOutIn)
        case .circularEaseOutIn: UnitCurve(form: .circularEaseInOut)
        case .bezier(let curve): .cubic(curve.y1, curve.x1, curve.y2, curve.x2)
        }
    }

    /// The y coordinate of the curve at x in 0...1; NaN counts as 1.
    public func value(at progress: Double) -> Double {
        let x = progress < 1 ? max(0, progress) : 1
        switch form {
        case .linear: return x
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            return x < 0.5
                ? 0.5 * (1 - (1 - 4 * x * x).squareRoot()) : 0.5 * (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot())
        case .circularEaseOutIn:
            return x < 0.5 ? (x * (1 - x)).squareRoot() : 1 - (x * (1 - x)).squareRoot()
        case .bezier(let curve): return curve.y(at: curve.parameter(at: x))
        }
    }

    /// The slope of the curve at that point; infinite if it is vertical.
    public func velocity(at progress: Double) -> Double {
        let x = progress < 1 ? max(0, progress) : 1
        switch form {
        case .linear: return 1
        case .circularEaseIn: return x / (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            let fromEnd = min(x, 1 - x)
            return 2 * fromEnd / (1 - 4 * fromEnd * fromEnd).squareRoot()
        case .circularEaseOutIn: return abs(0.5 - x) / (x * (1 - x)).squareRoot()
        case .bezier(let curve): return curve.slope(at: curve.parameter(at: x))
        }
    }
}

/// A Bézier curve from (0, 0) to (1, 1) by its two control points.
struct CubicBezier: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    /// Control points that are NaN or infinite are replaced by points on the straight line.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func number(_ value: Double, or other: Double) -> Double { value.isFinite ? value : other }
        self.x1 = min(1, max(0, number(x1, or: 0)))
        self.y1 = number(y1, or: 0)
        self.x2 = min(1, max(0, number(x2, or: 1)))
        self.y2 = number(y2, or: 1)
    }

    private func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }

    func y(at t: Double) -> Double { coordinate(y1, y2, t) }

    /// The slope dy/dx. If both derivatives vanish at an end of the curve, the slope is taken beside it.
    func slope(at t: Double) -> Double {
        let (dx, dy) = (derivative(x1, x2, t), derivative(y1, y2, t))
        if dx > 1e-12 { return dy / dx }
        if abs(dy) > 1e-12 { return dy < 0 ? -.infinity : .infinity }
        let beside = t < 0.5 ? t + 1e-6 : t - 1e-6
        return derivative(y1, y2, beside) / max(derivative(x1, x2, beside), .leastNormalMagnitude)
    }

    /// The parameter of the point with this x, 0 to 1: Newton's method, bracketed.
    func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var (low, high, t) = (0.0, 1.0, x)
        for _ in 0..<64 {
            let excess = coordinate(x1, x2, t) - x
            if abs(excess) < 1e-11 { break }
            if excess < 0 { low = t } else { high = t }
            let slope = derivative(x1, x2, t)
            let next = t - excess / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
