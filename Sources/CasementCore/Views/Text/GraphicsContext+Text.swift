import Foundation

extension GraphicsContext {
    /// A text with the context's fonts and colours, ready to be measured and drawn.
    public struct ResolvedText {
        let request: TextRequest
        var paints: [CanvasPaint]
        /// The recording, for images in `recording.tree`.
        let recording: CanvasRecording

        /// The paint for the parts of the text that do not specify their own.
        public var shading: Shading

        /// Returns the size of the text for a proposed size, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

        /// Returns the distance from the top to the baseline of the first line, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

        /// Returns the distance from the top to the baseline of the last line, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

        func layout(in size: CGSize?) -> TextLayout {
            recording.layout(request, width: size?.width, height: size?.height)
        }
    }

    /// Resolves a text with this context's fonts and colours, so that it can be measured and drawn repeatedly.
    public func resolve(_ text: Text) -> ResolvedText {
        let (request, found) = text.canvasRequest(
            in: recording.environment, scale: recording.displayScale, now: recording.now)
        let area = clipBoundingRect
        let paints = found.map { CanvasPaint($0, in: area) }
        return ResolvedText(
            request: request, paints: paints, recording: recording,
            shading: Shading(kind: .resolved(Shading.Resolved(paint: paints[0]))))
    }

    /// Draws a text in a rectangle from its top left corner, in as many lines as needed and as fit.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, in: rect.size, at: rect.origin) }

    /// Draws a text with one line per paragraph, aligning the anchor of its bounds with a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.layout(in: nil).size
        draw(text, in: nil, at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    }

    /// Draws a text in a rectangle from its top left corner, in as many lines as needed and as fit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with one line per paragraph, aligning the anchor of its bounds with a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, in size: CGSize?, at origin: CGPoint) {
        var paints = text.paints
        if let paint = paint(text.shading, in: CGRect(origin: origin, size: size ?? text.layout(in: nil).size)) {
            paints[0] = paint
        }
        // Rasterised at the size at which it is displayed, so that it is sharp.
        let request = text.request.scaled(to: recording.displayScale * Self.textScale(of: state.transform))
        let layout = recording.layout(request, width: size?.width, height: size?.height)
        recording.add(
            .text(
                CanvasText(
                    request: request, paints: paints, origin: origin, width: size?.width, height: size?.height,
                    layout: layout)), state)
    }

    /// The magnification of text by a transform, in steps, so that a slowly growing text does not need a font
    /// per frame.
    private static func textScale(of transform: CGAffineTransform) -> CGFloat {
        let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard factor.isFinite else { return 1 }
        return min(16, max(1 / 16, (factor * 16).rounded() / 16))
    }
}

extension CanvasRecording {
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        let tree = tree
        return MainThread.sync { tree.textEngine.layout(request, width: width, height: height) }
    }
}

extension Text {
    /// The request for the text engine, and the paints. Attachments that are not text leave their space empty.
    func canvasRequest(
        in environment: EnvironmentValues, scale: CGFloat, now: Date
    ) -> (TextRequest, [Paint]) {
        var builder = TextBuilder(environment, now: now)
        let request = builder.request(of: self).scaled(to: scale)
        return (request, builder.paints)
    }
}
