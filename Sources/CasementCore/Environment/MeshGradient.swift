import Foundation

/// Colours at the points of a net, mixed in between; the net can be bent.
///
///     MeshGradient(
///         width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .orange, .yellow])
///
/// Points are counted in shares of the width and the height of what is painted, row by row from the top. Animations move points and
/// colours.
public struct MeshGradient: ShapeStyle, Equatable {
    /// A point of the net and the handles of the four lines that leave it.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }

    /// Where the points are.
    public enum Locations: Hashable, Sendable {
        /// The lines between them bend by themselves.
        case points([SIMD2<Float>])
        /// With the handles of the lines between them.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
    }

    /// How many points a row has.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    /// Where the points are, row by row.
    public var locations: Locations
    /// The colours of the points, row by row.
    public var colors: Colors
    /// What is seen where the net does not reach.
    public var background: Color
    /// Whether colours change without edges at the lines of the net.
    public var smoothsColors: Bool

    /// A net of points whose lines bend by themselves. The colour space has no effect.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net of points with the handles of its lines. The colour space has no effect.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A net from its parts. The colour space has no effect.
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
    /// Nil where there are too few points, or some that are no numbers.
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

    /// Lines go through a point along the way from one neighbour to the other.
    private mutating func addNumbers(of points: [SIMD2<Float>]) {
        func point(_ column: Int, _ row: Int) -> SIMD2<Float> {
            points[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
        }
        for row in 0..<height {
            for column in 0..<width {
                let here = point(column, row)
                let (left, right) = (point(column - 1, row), point(column + 1, row))
                let (above, below) = (point(column, row - 1), point(column, row + 1))
                // At the rim the neighbour is the point itself, and the line leaves it straight towards the other.
                let across = (right - left) / (column == 0 || column == width - 1 ? 3 : 6)
                let down = (below - above) / (row == 0 || row == height - 1 ? 3 : 6)
                for place in [here, here - across, here - down, here + across, here + down] {
                    numbers += [Double(place.x), Double(place.y)]
                }
            }
        }
    }
}
