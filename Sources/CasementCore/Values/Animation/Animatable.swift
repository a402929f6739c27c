import Foundation

/// A value that can be added and scaled, as animations need it.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a number.
    mutating func scale(by rhs: Double)
    /// The sum of the squares of its parts.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value multiplied by a number.
    public func scaled(by rhs: Double) -> Self {
        var scaled = self
        scaled.scale(by: rhs)
        return scaled
    }

    /// Goes a share of the way to another value: 0 stays, 1 is there.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// The value a share of the way towards another: 0 is this one, 1 the other.
    public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of what has none.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData { zero }
    public static func - (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData { zero }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first + right.first, left.second + right.second)
    }

    public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
        AnimatablePair(left.first - right.first, left.second - right.second)
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What says which of its values change step by step in an animation.
public protocol Animatable {
    /// The type of those values; several are put into pairs.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The values that an animation sets.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}
