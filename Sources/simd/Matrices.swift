// One structure for each size and precision, and no generic one: the extensions of programs could then have no stored
// static properties, such as an identity.

/// A matrix of two columns and rows of `Float`.
public struct simd_float2x2: SquareMatrix {
    /// The type of a column.
    public typealias Column = SIMD2<Float>
    /// The number of columns, and of rows.
    public static var size: Int { 2 }
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// A matrix of columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// The matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of columns.
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) {
        columns = (col0, col1)
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD2<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("simd_float2x2: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("simd_float2x2: there is no column \(column)")
            }
        }
    }
}

/// A matrix of three columns and rows of `Float`.
public struct simd_float3x3: SquareMatrix {
    /// The type of a column.
    public typealias Column = SIMD3<Float>
    /// The number of columns, and of rows.
    public static var size: Int { 3 }
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// A matrix of columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// The matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
        columns = (col0, col1, col2)
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("simd_float3x3: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("simd_float3x3: there is no column \(column)")
            }
        }
    }
}

/// A matrix of four columns and rows of `Float`.
public struct simd_float4x4: SquareMatrix {
    /// The type of a column.
    public typealias Column = SIMD4<Float>
    /// The number of columns, and of rows.
    public static var size: Int { 4 }
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// A matrix of columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// The matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of columns.
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("simd_float4x4: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("simd_float4x4: there is no column \(column)")
            }
        }
    }
}

/// A matrix of two columns and rows of `Double`.
public struct simd_double2x2: SquareMatrix {
    /// The type of a column.
    public typealias Column = SIMD2<Double>
    /// The number of columns, and of rows.
    public static var size: Int { 2 }
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)

    /// A matrix of columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// The matrix of zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
        columns = (col0, col1)
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("simd_double2x2: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("simd_double2x2: there is no column \(column)")
            }
        }
    }
}

/// A matrix of three columns and rows of `Double`.
public struct simd_double3x3: SquareMatrix {
    /// The type of a column.
    public typealias Column = SIMD3<Double>
    /// The number of columns, and of rows.
    public static var size: Int { 3 }
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// A matrix of columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// The matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of columns.
    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) {
        columns = (col0, col1, col2)
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("simd_double3x3: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("simd_double3x3: there is no column \(column)")
            }
        }
    }
}

/// A matrix of four columns and rows of `Double`.
public struct simd_double4x4: SquareMatrix {
    /// The type of a column.
    public typealias Column = SIMD4<Double>
    /// The number of columns, and of rows.
    public static var size: Int { 4 }
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// A matrix of columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// The matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }

    /// The column at an index.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("simd_double4x4: there is no column \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("simd_double4x4: there is no column \(column)")
            }
        }
    }
}
