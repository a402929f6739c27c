import Foundation

/// A gradient whose colours are interpolated between the points of a mesh, which may be curved.
///
///     MeshGradient(
///         width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .orange, .yellow])
///
/// Points are fractions of the width and the height of the painted area, row by row from the top. Points and
/// colours can be animated.
public struct MeshGradient: ShapeStyle, Equatable {
    /// A point of the mesh with the handles of its four lines.
    public struct BezierPoint: Hashable, Sendable {
        /// The position of the point, in fractions of the width and the height.
        public var position: SIMD2<Float>
        /// The handle of the line to the leading neighbour, as a position.
        public var leadingControlPoint: SIMD2<Float>
        /// The handle of the line to the neighbour above, as a position.
        public var topControlPoint: SIMD2<Float>
        /// The handle of the line to the trailing neighbour, as a position.
        public var trailingControlPoint: SIMD2<Float>
        /// The handle of the line to the neighbour below, as a position.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point; all arguments are positions in fractions of the width and the height.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }

    /// The positions of the points.
    public enum Locations: Hashable, Sendable {
        /// Points whose lines are curved automatically.
        case points([SIMD2<Float>])
        /// Points with explicit handles.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points.
    public enum Colors: Equatable, Sendable {
        /// One colour per point, row by row.
        case colors([Color])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The positions of the points, row by row.
    public var locations: Locations
    /// The colours of the points, row by row.
    public var colors: Colors
    /// The colour outside of the mesh.
    public var background: Color
    /// Whether colours change smoothly across the lines of the mesh.
    public var smoothsColors: Bool

    /// Creates a mesh with automatically curved lines. The colour space has no effect.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh with explicit handles. The colour space has no effect.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh from its parts. The colour space has no effect.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors) = (background, smoothsColors)
    }

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        let theme = environment.themeVariant
        guard case .colors(let colors) = colors, let net = MeshNet(self), colors.count >= net.count else {
            warn()
            return _StylePaint(.color(background.resolve(in: theme)))
        }
        let all = Gradient(colors: colors.prefix(net.count) + [background])
        return _StylePaint(.gradient(ResolvedGradient(all, .mesh(net), in: theme)))
    }
}

extension MeshGradient {
    private func warn() {
        let message =
            "MeshGradient: \(width) x \(height) points need as many locations and colors, and at least 2 x 2. Only the background is shown."
        if MainThread.isCurrent { MainThread.sync { RuntimeWarning.issue(message) } }
    }
}

extension MeshNet {
    /// Nil if there are too few points, or numbers that are not finite or too large.
    init?(_ mesh: MeshGradient) {
        (width, height, smoothsColors, numbers) = (mesh.width, mesh.height, mesh.smoothsColors, [])
        guard width > 1, height > 1, width <= 256, height <= 256 else { return nil }
        switch mesh.locations {
        case .points(let points):
            guard points.count >= count else { return nil }
            addNumbers(of: points)
        case .bezierPoints(let points):
            guard points.count >= count else { return nil }
            for point in points.prefix(count) {
                let (before, after) = (point.leadingControlPoint, point.trailingControlPoint)
                for place in [point.position, before, point.topControlPoint, after, point.bottomControlPoint] {
                    numbers += [Double(place.x), Double(place.y)]
                }
            }
        }
        guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1_000 }) else { return nil }
    }

    /// A line passes through a point in the direction from one neighbour to the other.
    private mutating func addNumbers(of points: [SIMD2<Float>]) {
        func point(_ column: Int, _ row: Int) -> SIMD2<Float> {
            points[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
        }
        for row in 0..<height {
            for column in 0..<width {
                let here = point(column, row)
                let (left, right) = (point(column - 1, row), point(column + 1, row))
                let (above, below) = (point(column, row - 1), point(column, row + 1))
                // At the border the neighbour is the point itself, and the line leads straight to the other neighbour.
                let across = (right - left) / (column == 0 || column == width - 1 ? 3 : 6)
                let down = (below - above) / (row == 0 || row == height - 1 ? 3 : 6)
                for place in [here, here - across, here - down, here + across, here + down] {
                    numbers += [Double(place.x), Double(place.y)]
                }
            }
        }
    }
}
