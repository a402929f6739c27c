import Foundation

/// Drawings of numbers from 0 to 99, for symbols such as `1.circle` and `42.square.fill`.
enum NumberSymbols {
    /// The digits in a square of 24 units, as `SymbolText` writes outlines.
    private static let digits = [
        "M 12 4 C 15.2 4 16.8 7.2 16.8 12 C 16.8 16.8 15.2 20 12 20 C 8.8 20 7.2 16.8 7.2 12 C 7.2 7.2 8.8 4 12 4 Z",
        "M 8.6 7.4 L 12.8 4.2 V 20",
        "M 7.4 8 C 7.4 5.6 9.4 4 12 4 C 14.6 4 16.6 5.6 16.6 8.2 C 16.6 10.2 15.4 11.6 13.6 13.4 L 7.2 19.8 H 17",
        """
        M 7.6 6.6 C 8.4 5 10 4 12 4 C 14.6 4 16.4 5.6 16.4 7.8 C 16.4 10 14.6 11.4 12 11.4 H 10.6
        M 12 11.4 C 14.8 11.4 16.8 13 16.8 15.6 C 16.8 18.2 14.8 20 12 20 C 9.8 20 8 19 7.2 17.2
        """,
        "M 14.8 20 V 4.2 L 6.8 15.4 H 17.4",
        """
        M 16 4.2 H 9 L 8 11.6 C 9 10.6 10.4 10.2 12 10.2 C 14.8 10.2 16.8 12.2 16.8 15
        C 16.8 18 14.8 20 12 20 C 9.8 20 8.2 19 7.2 17.4
        """,
        """
        M 15.6 4.4 C 11 5.6 7.4 9.4 7.4 14.8 C 7.4 18 9.4 20 12.1 20 C 14.8 20 16.8 18 16.8 15.2
        C 16.8 12.4 14.8 10.5 12.2 10.5 C 9.8 10.5 7.8 12 7.4 14.8
        """,
        "M 7 4.2 H 17 L 10.4 20",
        """
        M 12 4 C 14.6 4 16.4 5.6 16.4 7.8 C 16.4 10 14.6 11.5 12 11.5 C 9.4 11.5 7.6 10 7.6 7.8
        C 7.6 5.6 9.4 4 12 4 Z M 12 11.5 C 14.9 11.5 16.9 13.2 16.9 15.7 C 16.9 18.2 14.9 20 12 20
        C 9.1 20 7.1 18.2 7.1 15.7 C 7.1 13.2 9.1 11.5 12 11.5 Z
        """,
        """
        M 8.4 19.6 C 13 18.4 16.6 14.6 16.6 9.2 C 16.6 6 14.6 4 11.9 4 C 9.2 4 7.2 6 7.2 8.8
        C 7.2 11.6 9.2 13.5 11.8 13.5 C 14.2 13.5 16.2 12 16.6 9.2
        """,
    ]

    /// The drawing of a number of one or two digits; nil for other texts.
    static func outline(_ text: String) -> SymbolOutline? {
        let places = text.utf8.map { Int($0) - 48 }
        guard 1...2 ~= places.count, places.allSatisfy(digits.indices.contains) else { return nil }
        // Two digits are smaller, one beside the other.
        let scale: CGFloat = places.count == 1 ? 1 : 0.82
        let steps = places.enumerated().compactMap { index, digit -> SymbolOutline.Step? in
            let shift: CGFloat = places.count == 1 ? 0 : index == 0 ? -5.2 : 5.2
            let place = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: 12 * (1 - scale) + shift, ty: 12 * (1 - scale))
            return Path(symbol: Substring(digits[digit]))
                .map { SymbolOutline.Step(path: $0.applying(place), pen: .stroke(1)) }
        }
        return SymbolOutline(name: "number " + text, steps: steps)
    }
}
