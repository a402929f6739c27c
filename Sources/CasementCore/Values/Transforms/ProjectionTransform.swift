import Foundation

/// A projective transform of the plane, which keeps lines straight: the rows are the images of x, y and 1, and the
/// result is divided by the third column.
@frozen public struct ProjectionTransform: Hashable, Sendable {
    /// The first row of the matrix: the image of x.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row of the matrix: the image of y.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row of the matrix: the translation, and `m33`, usually 1.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity transform.
    @inlinable public init() {}

    /// Creates an affine transform.
    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

    /// Creates the effect of a 3D transform on the plane z = 0, projected along the z axis.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Inverts the transform; returns false and leaves it unchanged if it is not invertible.
    public mutating func invert() -> Bool {
        guard let inverse else { return false }
        self = inverse
        return true
    }

    /// The inverse transform; this transform itself if it is not invertible.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// The inverse transform, or nil if there is none.
    package var inverse: ProjectionTransform? {
        let determinant = determinant
        // Transforms that cover a pixel of a large window have a far larger determinant.
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        var r = ProjectionTransform()
        r.m11 = (m22 * m33 - m23 * m32) / determinant
        r.m12 = (m13 * m32 - m12 * m33) / determinant
        r.m13 = (m12 * m23 - m13 * m22) / determinant
        r.m21 = (m23 * m31 - m21 * m33) / determinant
        r.m22 = (m11 * m33 - m13 * m31) / determinant
        r.m23 = (m13 * m21 - m11 * m23) / determinant
        r.m31 = (m21 * m32 - m22 * m31) / determinant
        r.m32 = (m12 * m31 - m11 * m32) / determinant
        r.m33 = (m11 * m22 - m12 * m21) / determinant
        return r
    }

    /// Applies this transform first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var r = ProjectionTransform()
        r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return r
    }

    package var isFinite: Bool {
        let sum = m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33
        return sum.isFinite
    }

    /// Whether this is only a translation.
    package var isTranslation: Bool { isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

    /// The factor of a transform that consists only of a uniform scaling without mirroring, and a translation.
    package var evenScale: CGFloat? { isAffine && m12 == 0 && m21 == 0 && m11 == m22 && m11 > 0 ? m11 : nil }

    /// The larger scale factor of the two axes.
    package var largestScale: CGFloat { max(hypot(m11, m12), hypot(m21, m22)) / abs(m33) }

    /// The bounding rectangle of the transformed `rect`. Parts behind the eye are not visible.
    package func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull, isFinite else { return .null }
        // No array is used because this is called in every frame of an animated transform.
        func corner(_ index: Int) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
            let x = index == 1 || index == 2 ? rect.maxX : rect.minX, y = index >= 2 ? rect.maxY : rect.minY
            return (m11 * x + m21 * y + m31, m12 * x + m22 * y + m32, m13 * x + m23 * y + m33)
        }
        let nearest: CGFloat = 0.01
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        func add(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) {
            (left, right) = (min(left, x / w), max(right, x / w))
            (top, bottom) = (min(top, y / w), max(bottom, y / w))
        }
        for index in 0..<4 {
            let (from, to) = (corner(index), corner((index + 1) % 4))
            if from.w >= nearest { add(from.x, from.y, from.w) }
            guard (from.w >= nearest) != (to.w >= nearest) else { continue }
            let share = (nearest - from.w) / (to.w - from.w)
            add(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, nearest)
        }
        guard left <= right, top <= bottom else { return .null }
        let far: CGFloat = 1e7
        (left, top) = (max(left, -far), max(top, -far))
        return CGRect(x: left, y: top, width: max(0, min(right, far) - left), height: max(0, min(bottom, far) - top))
    }
}

extension CGPoint {
    /// The transformed point.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
    }
}
