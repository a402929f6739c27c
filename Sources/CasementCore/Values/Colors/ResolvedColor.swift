import Foundation

/// A colour ready to paint: straight (not premultiplied) sRGB components and alpha, each 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
    package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

    package func faded(by opacity: Double) -> ResolvedColor {
        opacity == 1 ? self : ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * Float(opacity))
    }
}
