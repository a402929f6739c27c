/// The points of a net, each with the handles of the lines to its neighbours, in shares of the width and the height.
package struct MeshNet: Hashable, Sendable {
    /// A point, then the ends of its leading, top, trailing and bottom handles: x and y of each.
    package static let numbersPerPoint = 10
    package var width: Int
    package var height: Int
    package var numbers: [Double]
    package var smoothsColors: Bool

    package var count: Int { width * height }

    /// A number's place: that of a point, and which of its five places.
    package func place(_ column: Int, _ row: Int, _ part: Int) -> SIMD2<Double> {
        let start = (row * width + column) * Self.numbersPerPoint + part * 2
        return SIMD2(numbers[start], numbers[start + 1])
    }
}
