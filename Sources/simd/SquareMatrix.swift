// The matrices of simd. A protocol has what all of them do, so that each is only its columns.

/// A square matrix: columns of numbers, which are multiplied with vectors on their right.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// The type of a column.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint & Sendable

    /// The number of columns, and of rows.
    static var size: Int { get }
    /// The matrix of zeros.
    init()
    /// The column at an index.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// A number of the matrix.
    public typealias Scalar = Column.Scalar

    /// A matrix with `scalar` on its diagonal, and zeros elsewhere.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// A matrix with these numbers on its diagonal, and zeros elsewhere.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    /// A matrix of columns; those that are missing are zeros.
    public init(_ columns: [Column]) {
        self.init()
        for (index, column) in columns.prefix(Self.size).enumerated() { self[index] = column }
    }

    /// A matrix of rows; those that are missing are zeros.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows for columns.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size { for row in 0..<Self.size { result[row][column] = self[column][row] } }
        return result
    }

    /// The volume of what the matrix makes of a unit cube; 0 where it has no inverse.
    public var determinant: Scalar { eliminated()?.determinant ?? 0 }

    /// The matrix that undoes this one. Where there is none, its numbers are not numbers.
    public var inverse: Self { eliminated()?.inverse ?? Self(Scalar.nan) }

    /// Gauss and Jordan's elimination, with the largest pivot; nil where a column has none.
    private func eliminated() -> (inverse: Self, determinant: Scalar)? {
        var (left, right, determinant) = (transpose, Self(1), Scalar(1))
        for step in 0..<Self.size {
            let pivot = (step..<Self.size).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
            guard left[pivot][step] != 0 else { return nil }
            if pivot != step {
                (left[pivot], left[step]) = (left[step], left[pivot])
                (right[pivot], right[step]) = (right[step], right[pivot])
                determinant = -determinant
            }
            let factor = left[step][step]
            determinant *= factor
            left[step] /= factor
            right[step] /= factor
            for other in 0..<Self.size where other != step {
                let share = left[other][step]
                left[other] -= left[step] * share
                right[other] -= right[step] * share
            }
        }
        return (right.transpose, determinant)
    }

    ///
    public static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
    ///
    public static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
    ///
    public static prefix func - (a: Self) -> Self { Self() - a }

    private static func combined(_ a: Self, _ b: Self, _ operation: (Column, Column) -> Column) -> Self {
        var result = Self()
        for index in 0..<size { result[index] = operation(a[index], b[index]) }
        return result
    }

    /// The vector that the matrix makes of another.
    public static func * (matrix: Self, vector: Column) -> Column {
        var result = Column(repeating: 0)
        for index in 0..<size { result += matrix[index] * vector[index] }
        return result
    }

    /// The products of a vector and each column.
    public static func * (vector: Column, matrix: Self) -> Column {
        var result = Column(repeating: 0)
        for index in 0..<size { result[index] = (vector * matrix[index]).sum() }
        return result
    }

    /// The matrix that does what `b` does and then what `a` does.
    public static func * (a: Self, b: Self) -> Self {
        var result = Self()
        for index in 0..<size { result[index] = a * b[index] }
        return result
    }

    /// Each number multiplied.
    public static func * (scalar: Scalar, matrix: Self) -> Self {
        var result = Self()
        for index in 0..<size { result[index] = scalar * matrix[index] }
        return result
    }

    /// Each number multiplied.
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }
    ///
    public static func += (a: inout Self, b: Self) { a = a + b }
    ///
    public static func -= (a: inout Self, b: Self) { a = a - b }
    /// Multiplies the matrix from the right.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// Multiplies each number.
    public static func *= (a: inout Self, scalar: Scalar) { a = a * scalar }

    ///
    public static func == (a: Self, b: Self) -> Bool { (0..<size).allSatisfy { a[$0] == b[$0] } }

    ///
    public var debugDescription: String {
        let columns = (0..<Self.size).map { "\(self[$0])" }.joined(separator: ", ")
        return "\(Self.self)([\(columns)])"
    }
}

/// The matrix that undoes another.
public func simd_inverse<M: SquareMatrix>(_ matrix: M) -> M { matrix.inverse }
/// The matrix with rows for columns.
public func simd_transpose<M: SquareMatrix>(_ matrix: M) -> M { matrix.transpose }
/// The volume of what the matrix makes of a unit cube.
public func simd_determinant<M: SquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
/// The product of two matrices.
public func simd_mul<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The vector that a matrix makes of another.
public func simd_mul<M: SquareMatrix>(_ matrix: M, _ vector: M.Column) -> M.Column { matrix * vector }
/// The product of two matrices.
public func matrix_multiply<M: SquareMatrix>(_ a: M, _ b: M) -> M { a * b }
/// The matrix with 1 on its diagonal.
public var matrix_identity_float2x2: simd_float2x2 { simd_float2x2(1) }
/// The matrix with 1 on its diagonal.
public var matrix_identity_float3x3: simd_float3x3 { simd_float3x3(1) }
/// The matrix with 1 on its diagonal.
public var matrix_identity_float4x4: simd_float4x4 { simd_float4x4(1) }
/// The matrix with 1 on its diagonal.
public var matrix_identity_double2x2: simd_double2x2 { simd_double2x2(1) }
/// The matrix with 1 on its diagonal.
public var matrix_identity_double3x3: simd_double3x3 { simd_double3x3(1) }
/// The matrix with 1 on its diagonal.
public var matrix_identity_double4x4: simd_double4x4 { simd_double4x4(1) }
