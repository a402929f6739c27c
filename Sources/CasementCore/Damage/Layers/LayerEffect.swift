import Foundation

/// The effect of a layer on the picture of its content.
package enum LayerEffect: Equatable, Sendable {
    /// None: the content is combined into one picture, for the effects around it.
    case group
    /// One picture limited to the node's frame, on black if opaque.
    case drawing(isOpaque: Bool)
    /// Clips to a shape in the node's frame.
    case clip
    /// Masks with a second view.
    case mask
    /// Every leaf is blended with what is behind it in this mode. Needs no picture.
    case blend(BlendMode)
    /// In points. An opaque blur stays within the content's edges.
    case blur(radius: CGFloat, isOpaque: Bool)
    /// Draws a blurred copy of the content's outline behind it.
    case shadow(ResolvedColor, radius: CGFloat, offset: CGSize)
    case color(ColorMatrix)
    /// Draws the content transformed, in the node's coordinates.
    case transform(ProjectionTransform)
    /// Computes pixels from those of the content.
    case shader(ShaderEffect)

    /// The standard deviation of the Gaussian, per point of the radius of a blur or shadow: they are equal, as in
    /// `CALayer`, whose `shadowRadius` is the deviation, and in `CIGaussianBlur`.
    static let deviationPerRadius: CGFloat = 1

    /// Whether the content can be painted as if there were no layer.
    var isNothing: Bool {
        switch self {
        case .blur(let radius, let isOpaque): radius <= 0 && !isOpaque
        case .shadow(let color, _, _): color.alpha <= 0
        case .color(let matrix): matrix == .identity
        case .transform(let transform): transform.isIdentity
        case .group, .drawing, .clip, .mask, .blend, .shader: false
        }
    }

    /// Whether nothing is drawn outside the node's frame.
    var isCutToFrame: Bool {
        switch self {
        case .drawing, .clip: true
        default: false
        }
    }

    /// Whether its picture ends at the content's frames, even if something is drawn beyond.
    var endsWithContent: Bool {
        if case .blur(_, isOpaque: true) = self { return true }
        return isCutToFrame
    }

    /// The extent of a blur of a radius: three standard deviations, which three box blurs with the same total deviation
    /// never exceed.
    static func extent(ofRadius radius: CGFloat) -> CGFloat { radius > 0 ? 3 * deviationPerRadius * radius : 0 }

    /// The area where content drawn in `area` is visible; slightly larger, for edges that fall between pixels.
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
            // Content drawn at another scale may exceed its frame by more.
            let margin = transform.contentScale == 1 ? 1 : CGFloat(PaintPass.overrun)
            return bounds.isNull ? bounds : bounds.insetBy(dx: -margin, dy: -margin)
        case .shader(let shader):
            return area.insetBy(dx: -shader.maxSampleOffset.width, dy: -shader.maxSampleOffset.height)
        case .group, .drawing, .clip, .mask, .blend, .color: return area
        }
    }

    /// The area that changes if the content changes in `area`. Beyond an opaque blur's edges nothing is ever visible,
    /// but inside them it spreads like any other blur.
    func spread(_ area: CGRect) -> CGRect {
        guard !area.isNull, case .blur(let radius, isOpaque: true) = self else { return outputBounds(of: area) }
        let extent = Self.extent(ofRadius: radius) + 1
        return area.insetBy(dx: -extent, dy: -extent)
    }

    /// The area of the content that contributes to what is visible in `area`.
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
        case .shader(let shader):
            let limit = shader.limit
            return limit == .zero ? area : area.insetBy(dx: -limit.width - 2, dy: -limit.height - 2)
        case .group, .drawing, .clip, .mask, .blend, .color: return area
        }
    }

    /// Whether the displayed picture differs from that of the content.
    var hasResult: Bool {
        switch self {
        case .blur, .shadow, .color, .transform, .shader: true
        case .group, .drawing, .clip, .mask, .blend: false
        }
    }
}

extension ShaderEffect {
    /// How far the function may look in a layer too large for one picture, in points: zero if it sees one pixel.
    var limit: CGSize {
        guard looksAround else { return .zero }
        return CGSize(width: max(maxSampleOffset.width, 256), height: max(maxSampleOffset.height, 256))
    }

    /// Whether a pixel may depend on others.
    var looksAround: Bool {
        switch code.body {
        case .color, .style: false
        case .distortion, .layer: true
        }
    }
}

extension ProjectionTransform {
    /// The scale at which the content is painted. Rounded, so that a rotating view is not painted again for the last
    /// digits of its sines.
    var contentScale: CGFloat { evenScale ?? (largestScale * 1024).rounded() / 1024 }
}
