import Foundation

/// What a text asks of the font system, with all inheritance settled: the key under which engines cache faces.
package struct FontRequest: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case standard, serif, rounded, monospaced }

    /// A family name, or nil for the system family of `design`.
    package var family: String?
    package var design: Design
    /// Points.
    package var size: CGFloat
    /// CSS weight, 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool

    package init(
        family: String? = nil, design: Design = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false
    ) {
        (self.family, self.design, self.size, self.weight, self.isItalic) = (family, design, size, weight, isItalic)
    }
}
