/// The points of a mesh and the handles of the lines between them, as fractions of the width and the height.
package struct MeshNet: Hashable, Sendable {
    /// A point, then the ends of its leading, top, trailing and bottom handles: x and y of each.
    package static let numbersPerPoint = 10
    package var width: Int
    package var height: Int
    package var numbers: [Double]
    package var smoothsColors: Bool

    package var count: Int { width * height }

    /// The position of a point (part 0) or of one of its four handles.
    package func place(_ column: Int, _ row: Int, _ part: Int) -> SIMD2<Double> {
        let start = (row * width + column) * Self.numbersPerPoint + part * 2
        return SIMD2(numbers[start], numbers[start + 1])
    }
}
