import Foundation

/// What is covered along or inside an outline: its inside, or what a pen covers that follows it.
public struct _ShapeOutline: Hashable, Sendable {
    package var path: Path
    /// The pen; nil fills the inside.
    package var stroke: StrokeStyle?
    package var fill: FillStyle

    package init(_ path: Path, stroke: StrokeStyle? = nil, fill: FillStyle = FillStyle()) {
        (self.path, self.stroke, self.fill) = (path, stroke, fill)
    }

    /// The same with another rule for its inside.
    package func filled(_ style: FillStyle) -> _ShapeOutline { _ShapeOutline(path, stroke: stroke, fill: style) }

    /// The smallest rectangle around what is covered, or a little more; `.null` for nothing.
    package var bounds: CGRect {
        guard let stroke else { return path.controlBounds }
        guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return .null }
        // Only sharp corners, which need straight lines, reach further than the pen.
        if stroke.lineJoin == .miter, path.hasLines { return path.strokedPath(stroke).controlBounds }
        let reach = stroke.lineWidth / 2 * (stroke.lineCap == .square ? 1.5 : 1)
        return path.controlBounds.insetBy(dx: -reach, dy: -reach)
    }

    package func contains(_ point: CGPoint) -> Bool {
        if let stroke { return path.strokedPath(stroke).contains(point) }
        return path.contains(point, eoFill: fill.isEOFilled)
    }
}
