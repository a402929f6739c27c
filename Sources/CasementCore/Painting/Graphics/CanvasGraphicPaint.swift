import Foundation

/// The paint of a canvas operation. Positions are points of the operation's own space, so that they follow its
/// transform.
package indirect enum CanvasPaint: Equatable {
    case color(ResolvedColor)
    case linear(CanvasStops, from: CGPoint, to: CGPoint)
    /// Radii in points; `aspect` is the ellipse's height for a width of 1.
    case radial(CanvasStops, center: CGPoint, from: CGFloat, to: CGFloat, aspect: CGFloat)
    /// Clockwise from three o'clock.
    case conic(CanvasStops, center: CGPoint, start: Angle, end: Angle)
    /// A repeated picture.
    case tiled(CanvasPicture)
    /// A function of the position, measured from `origin`.
    case shader(ShaderEffect, origin: CGPoint, opacity: Float)
}

/// The colours of a gradient and how it extends beyond its ends.
package struct CanvasStops: Equatable {
    package enum Extent: Equatable { case pad, cycle, mirror }

    package var stops: [ResolvedGradient.Stop]
    package var extent: Extent

    package init(_ stops: [ResolvedGradient.Stop], _ extent: Extent = .pad) {
        (self.stops, self.extent) = (stops, extent)
    }

    fileprivate func faded(by opacity: Double) -> CanvasStops {
        var faded = self
        for index in stops.indices { faded.stops[index].color = stops[index].color.faded(by: opacity) }
        return faded
    }
}

extension CanvasPaint {
    /// The paint of a style that spans `box`.
    package init(_ paint: Paint, in box: @autoclosure () -> CGRect) {
        switch paint {
        case .color(let color): self = .color(color)
        case .gradient(let gradient): self.init(gradient, in: box())
        }
    }

    private init(_ gradient: ResolvedGradient, in box: CGRect) {
        let box = box.isNull ? .zero : box
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
        }
        let stops = CanvasStops(gradient.stops)
        switch gradient.form {
        case .linear(let start, let end): self = .linear(stops, from: point(start), to: point(end))
        case .radial(let center, let start, let end):
            self = .radial(stops, center: point(center), from: start, to: end, aspect: 1)
        case .elliptical(let center, let start, let end):
            let aspect = box.width > 0 ? box.height / box.width : 1
            self = .radial(
                stops, center: point(center), from: start * box.width, to: end * box.width, aspect: aspect)
        case .angular(let center, let start, let end):
            self = .conic(stops, center: point(center), start: start, end: end)
        case .mesh: self = .color(gradient.mean)
        case .shader(let shader):
            self = .shader(
                shader.placed(in: CGRect(origin: .zero, size: box.size)), origin: box.origin,
                opacity: stops.stops.first?.color.alpha ?? 1)
        }
    }

    package func faded(by opacity: Double) -> CanvasPaint {
        guard opacity != 1 else { return self }
        switch self {
        case .color(let color): return .color(color.faded(by: opacity))
        case .linear(let stops, let from, let to): return .linear(stops.faded(by: opacity), from: from, to: to)
        case .radial(let stops, let center, let from, let to, let aspect):
            return .radial(stops.faded(by: opacity), center: center, from: from, to: to, aspect: aspect)
        case .conic(let stops, let center, let start, let end):
            return .conic(stops.faded(by: opacity), center: center, start: start, end: end)
        case .shader(let shader, let origin, let own):
            return .shader(shader, origin: origin, opacity: own * Float(opacity))
        case .tiled: return self
        }
    }
}
