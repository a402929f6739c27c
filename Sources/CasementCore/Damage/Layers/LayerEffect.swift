import Foundation

/// What a layer does to the picture of what is in it.
package enum LayerEffect: Equatable, Sendable {
    /// Nothing: it is one picture, for what is done around it.
    case group
    /// One picture of the node's frame and no more, on black where it is opaque.
    case drawing(isOpaque: Bool)
    /// Only what a shape in the node's frame covers is left.
    case clip
    /// Only what a second view covers is left.
    case mask
    /// Every leaf mixes in this way with what is behind it. Needs no picture.
    case blend(BlendMode)
    /// Points. An opaque blur keeps within the content's edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Lies over its own blurred outline.
    case shadow(ResolvedColor, radius: CGFloat, offset: CGSize)
    case color(ColorMatrix)
    /// Drawn elsewhere, in the node's coordinates.
    case transform(ProjectionTransform)

    /// The gaussian's standard deviation, per point of the radius of a blur or shadow: they are the same, as in `CALayer`, whose
    /// `shadowRadius` is the deviation, and in `CIGaussianBlur`.
    static let deviationPerRadius: CGFloat = 1

    /// Whether what is in it can be painted as if there were no layer.
    var isNothing: Bool {
        switch self {
        case .blur(let radius, let isOpaque): radius <= 0 && !isOpaque
        case .shadow(let color, _, _): color.alpha <= 0
        case .color(let matrix): matrix == .identity
        case .transform(let transform): transform.isIdentity
        case .group, .drawing, .clip, .mask, .blend: false
        }
    }

    /// Whether nothing is drawn outside of the node's frame.
    var isCutToFrame: Bool {
        switch self {
        case .drawing, .clip: true
        default: false
        }
    }

    /// Whether its picture ends where the content's frames do, though something is drawn beyond.
    var endsWithContent: Bool {
        if case .blur(_, isOpaque: true) = self { return true }
        return isCutToFrame
    }

    /// How far a blur of a radius reaches: three standard deviations, which three box blurs of together that deviation never pass.
    static func extent(ofRadius radius: CGFloat) -> CGFloat { radius > 0 ? 3 * deviationPerRadius * radius : 0 }

    /// Where something can be seen of what is drawn in `area`; a little more, for edges that fall between pixels.
    func outputBounds(of area: CGRect) -> CGRect {
        guard !area.isNull else { return area }
        switch self {
        case .blur(let radius, let isOpaque):
            if isOpaque || radius <= 0 { return area }
            let extent = Self.extent(ofRadius: radius) + 1
            return area.insetBy(dx: -extent, dy: -extent)
        case .shadow(let color, let radius, let offset):
            if color.alpha <= 0 { return area }
            let extent = Self.extent(ofRadius: radius) + 1
            return area.union(area.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -extent, dy: -extent))
        case .transform(let transform):
            if transform.isTranslation { return area.offsetBy(dx: transform.m31, dy: transform.m32) }
            guard transform.inverse != nil else { return .null }
            let bounds = transform.bounds(of: area)
            // What is drawn in another scale may pass its frame by more.
            let margin = transform.contentScale == 1 ? 1 : CGFloat(PaintPass.overrun)
            return bounds.isNull ? bounds : bounds.insetBy(dx: -margin, dy: -margin)
        case .group, .drawing, .clip, .mask, .blend, .color: return area
        }
    }

    /// Where something looks different when the content does in `area`: what lies beyond an opaque blur's edges is never seen, but
    /// inside of them it spreads as any other.
    func spread(_ area: CGRect) -> CGRect {
        guard !area.isNull, case .blur(let radius, isOpaque: true) = self else { return outputBounds(of: area) }
        let extent = Self.extent(ofRadius: radius) + 1
        return area.insetBy(dx: -extent, dy: -extent)
    }

    /// The content that has a part in what is seen in `area`.
    func inputBounds(for area: CGRect) -> CGRect {
        guard !area.isNull else { return area }
        switch self {
        case .blur(let radius, _):
            let extent = Self.extent(ofRadius: radius) + 2
            return area.insetBy(dx: -extent, dy: -extent)
        case .shadow(_, let radius, let offset):
            let extent = Self.extent(ofRadius: radius) + 2
            return area.union(area.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -extent, dy: -extent))
        case .transform(let transform):
            guard let inverse = transform.inverse else { return .null }
            let bounds = inverse.bounds(of: area)
            return bounds.isNull ? bounds : bounds.insetBy(dx: -1, dy: -1)
        case .group, .drawing, .clip, .mask, .blend, .color: return area
        }
    }

    /// Whether the picture that is shown is another than that of the content.
    var hasResult: Bool {
        switch self {
        case .blur, .shadow, .color, .transform: true
        case .group, .drawing, .clip, .mask, .blend: false
        }
    }
}

extension ProjectionTransform {
    /// In which scale what it shows is painted. A turning view must not be painted anew for the last digits of its sines.
    var contentScale: CGFloat { evenScale ?? (largestScale * 1024).rounded() / 1024 }
}
