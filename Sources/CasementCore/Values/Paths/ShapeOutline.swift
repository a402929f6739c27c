import Foundation

/// The area inside a path or of a stroke along it.
public struct _ShapeOutline: Hashable, Sendable {
    package var path: Path
    /// The stroke; nil fills the inside.
    package var stroke: StrokeStyle?
    package var fill: FillStyle

    package init(_ path: Path, stroke: StrokeStyle? = nil, fill: FillStyle = FillStyle()) {
        (self.path, self.stroke, self.fill) = (path, stroke, fill)
    }

    /// The same outline with another fill rule.
    package func filled(_ style: FillStyle) -> _ShapeOutline { _ShapeOutline(path, stroke: stroke, fill: style) }

    /// A rectangle that contains the area, possibly slightly larger; `.null` if it is empty.
    package var bounds: CGRect {
        guard let stroke else { return path.controlBounds }
        guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return .null }
        // Only sharp corners, which need straight lines, extend further than the pen.
        if stroke.lineJoin == .miter, path.hasLines { return path.strokedPath(stroke).controlBounds }
        let reach = stroke.lineWidth / 2 * (stroke.lineCap == .square ? 1.5 : 1)
        return path.controlBounds.insetBy(dx: -reach, dy: -reach)
    }

    package func contains(_ point: CGPoint) -> Bool {
        if let stroke { return path.strokedPath(stroke).contains(point) }
        return path.contains(point, eoFill: fill.isEOFilled)
    }
}
