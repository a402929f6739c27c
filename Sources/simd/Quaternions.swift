// Rotations in space: one structure for each precision, for the reason that Matrices.swift has.

import Foundation

/// A rotation in space, as a quaternion.
public struct simd_quatf: Hashable, Sendable {
    /// The imaginary parts, and the real one.
    public var vector: SIMD4<Float>

    /// A rotation of its parts, the real one last.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// A rotation of its parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// A rotation of its parts.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    /// A rotation by an angle in radians around an axis of the length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(axis * sin(angle / 2), cos(angle / 2))
    }

    /// The imaginary parts.
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    /// The real part.
    public var real: Float { vector.w }
    /// The angle in radians.
    public var angle: Float { 2 * atan2(simd.length(imag), real) }
    /// The axis, of the length 1.
    public var axis: SIMD3<Float> { simd.normalize(imag) }
    /// The length, which is 1 for a rotation.
    public var length: Float { simd.length(vector) }
    /// The same rotation with the length 1.
    public var normalized: simd_quatf { simd_quatf(vector: simd.normalize(vector)) }
    /// The rotation backwards, of a rotation with the length 1.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The rotation backwards.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }

    /// A vector after the rotation.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }

    /// The rotation by `b` and then by `a`.
    public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        let imag = a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag)
        return simd_quatf(real: a.real * b.real - dot(a.imag, b.imag), imag: imag)
    }
}

/// A rotation by an angle in radians around an axis of the length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}

/// The rotation between two others, along the shorter arc: the first where `t` is 0, the second where it is 1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = dot(q0.vector, q1.vector)
    let end = cosine < 0 ? -q1.vector : q1.vector
    let angle = acos(min(1, Swift.abs(cosine)))
    guard angle > 1e-4 else { return simd_quatf(vector: mix(q0.vector, end, t: t)).normalized }
    let parts = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
    return simd_quatf(vector: q0.vector * parts.0 + end * parts.1)
}

extension simd_float3x3 {
    /// The matrix of a rotation.
    public init(_ rotation: simd_quatf) {
        self.init(rotation.act(SIMD3(1, 0, 0)), rotation.act(SIMD3(0, 1, 0)), rotation.act(SIMD3(0, 0, 1)))
    }
}

extension simd_float4x4 {
    /// The matrix of a rotation.
    public init(_ rotation: simd_quatf) {
        let matrix = simd_float3x3(rotation)
        self.init(
            SIMD4(matrix[0], 0), SIMD4(matrix[1], 0), SIMD4(matrix[2], 0), SIMD4(0, 0, 0, 1))
    }
}

/// A rotation in space, as a quaternion.
public struct simd_quatd: Hashable, Sendable {
    /// The imaginary parts, and the real one.
    public var vector: SIMD4<Double>

    /// A rotation of its parts, the real one last.
    public init(vector: SIMD4<Double>) { self.vector = vector }
    /// A rotation of its parts.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
    /// A rotation of its parts.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
    /// A rotation by an angle in radians around an axis of the length 1.
    public init(angle: Double, axis: SIMD3<Double>) {
        vector = SIMD4(axis * sin(angle / 2), cos(angle / 2))
    }

    /// The imaginary parts.
    public var imag: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
    /// The real part.
    public var real: Double { vector.w }
    /// The angle in radians.
    public var angle: Double { 2 * atan2(simd.length(imag), real) }
    /// The axis, of the length 1.
    public var axis: SIMD3<Double> { simd.normalize(imag) }
    /// The length, which is 1 for a rotation.
    public var length: Double { simd.length(vector) }
    /// The same rotation with the length 1.
    public var normalized: simd_quatd { simd_quatd(vector: simd.normalize(vector)) }
    /// The rotation backwards, of a rotation with the length 1.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    /// The rotation backwards.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / dot(vector, vector)) }

    /// A vector after the rotation.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let t = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }

    /// The rotation by `b` and then by `a`.
    public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
        let imag = a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag)
        return simd_quatd(real: a.real * b.real - dot(a.imag, b.imag), imag: imag)
    }
}

/// A rotation by an angle in radians around an axis of the length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}

/// The rotation between two others, along the shorter arc: the first where `t` is 0, the second where it is 1.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let cosine = dot(q0.vector, q1.vector)
    let end = cosine < 0 ? -q1.vector : q1.vector
    let angle = acos(min(1, Swift.abs(cosine)))
    guard angle > 1e-4 else { return simd_quatd(vector: mix(q0.vector, end, t: t)).normalized }
    let parts = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
    return simd_quatd(vector: q0.vector * parts.0 + end * parts.1)
}

extension simd_double3x3 {
    /// The matrix of a rotation.
    public init(_ rotation: simd_quatd) {
        self.init(rotation.act(SIMD3(1, 0, 0)), rotation.act(SIMD3(0, 1, 0)), rotation.act(SIMD3(0, 0, 1)))
    }
}

extension simd_double4x4 {
    /// The matrix of a rotation.
    public init(_ rotation: simd_quatd) {
        let matrix = simd_double3x3(rotation)
        self.init(
            SIMD4(matrix[0], 0), SIMD4(matrix[1], 0), SIMD4(matrix[2], 0), SIMD4(0, 0, 0, 1))
    }
}
