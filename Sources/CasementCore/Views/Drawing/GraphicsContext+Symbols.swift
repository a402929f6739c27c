import Foundation

extension GraphicsContext {
    /// A view among the canvas's symbols, ready to be drawn.
    public struct ResolvedSymbol {
        let source: any CanvasPictureSource
        let version: Int

        /// The ideal size of the view, in points.
        public let size: CGSize
    }

    /// Returns the canvas's symbol with a `tag(_:)`; nil without one.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols = recording.symbols else { return nil }
        // Holds values only; passed to the main actor, where closures of canvases run.
        nonisolated(unsafe) let tag = AnyHashable(id)
        nonisolated(unsafe) var found: ResolvedSymbol?
        MainActor.assumeIsolated { found = symbols.symbol(tag) }
        return found
    }

    /// Draws a symbol, stretched to fill a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        recording.add(
            .picture(
                CanvasPicture(source: symbol.source, version: symbol.version, size: symbol.size, frame: rect)), state)
    }

    /// Draws a symbol at its own size, aligning its anchor with a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(symbol, in: CGRect(origin: origin, size: size))
    }
}

/// Finds the symbols of a canvas by tag.
@MainActor protocol SymbolFinder: AnyObject, Sendable {
    func symbol(_ tag: AnyHashable) -> GraphicsContext.ResolvedSymbol?
}
