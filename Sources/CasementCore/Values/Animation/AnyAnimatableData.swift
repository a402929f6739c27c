import Foundation

/// Type-erased animatable data.
public struct _AnyAnimatableData: VectorArithmetic, Sendable {
    // The data are values that an animation adds and scales; they share no state.
    private nonisolated(unsafe) let box: (any VectorArithmetic)?
    private let owner: ObjectIdentifier?

    private init(_ box: (any VectorArithmetic)?, _ owner: ObjectIdentifier?) { (self.box, self.owner) = (box, owner) }

    init<Data: VectorArithmetic>(_ data: Data, of type: Any.Type) { self.init(data, ObjectIdentifier(type)) }

    /// The data, if they have the specified type and owner.
    func value<Data: VectorArithmetic>(as type: Data.Type, of owner: Any.Type) -> Data? {
        self.owner == ObjectIdentifier(owner) ? box as? Data : nil
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil, nil) }

    public static func == (left: Self, right: Self) -> Bool {
        guard left.owner == right.owner else { return false }
        guard let a = left.box, let b = right.box else { return left.box == nil && right.box == nil }
        func equals<Data: VectorArithmetic>(_ a: Data) -> Bool { (b as? Data) == a }
        return equals(a)
    }

    /// Data of different owners cannot be combined: the first is used.
    private func combined(
        with other: Self, _ combine: (any VectorArithmetic, any VectorArithmetic) -> any VectorArithmetic
    ) -> Self {
        guard let a = box else { return other }
        guard let b = other.box, owner == other.owner else { return self }
        return Self(combine(a, b), owner)
    }

    public static func + (left: Self, right: Self) -> Self {
        func sum<Data: VectorArithmetic>(_ a: Data, _ b: any VectorArithmetic) -> any VectorArithmetic {
            (b as? Data).map { a + $0 } ?? a
        }
        return left.combined(with: right) { sum($0, $1) }
    }

    public static func - (left: Self, right: Self) -> Self {
        func difference<Data: VectorArithmetic>(_ a: Data, _ b: any VectorArithmetic) -> any VectorArithmetic {
            (b as? Data).map { a - $0 } ?? a
        }
        guard left.box != nil else {
            var negative = right
            negative.scale(by: -1)
            return negative
        }
        return left.combined(with: right) { difference($0, $1) }
    }

    public mutating func scale(by factor: Double) {
        func scaled<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic { data.scaled(by: factor) }
        self = Self(box.map { scaled($0) }, owner)
    }

    public var magnitudeSquared: Double {
        func magnitude<Data: VectorArithmetic>(_ data: Data) -> Double { data.magnitudeSquared }
        return box.map { magnitude($0) } ?? 0
    }
}
