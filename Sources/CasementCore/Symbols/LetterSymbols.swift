import Foundation

/// Drawings of the letters from A to Z, for symbols such as `a.circle` and `p.square.fill`.
enum LetterSymbols {
    /// The letters in a square of 24 units, as `SymbolText` writes outlines.
    private static let letters = [
        "M 6.6 20 L 12 4.2 L 17.4 20 M 8.7 14.4 H 15.3",
        """
        M 8 11.8 H 12.6 C 15.2 11.8 17 13.4 17 15.8 C 17 18.2 15.2 19.8 12.6 19.8 H 8 V 4.2 H 12.2 C 14.6 4.2 16.2 5.7 16.2 8
        C 16.2 10.2 14.6 11.8 12.2 11.8
        """,
        "M 17 7.6 C 16.2 5.4 14.5 4 12.3 4 C 9.2 4 7 7.2 7 12 C 7 16.8 9.2 20 12.3 20 C 14.5 20 16.2 18.6 17 16.4",
        "M 7.6 4.2 V 19.8 H 11.2 C 14.8 19.8 17 16.8 17 12 C 17 7.2 14.8 4.2 11.2 4.2 Z",
        "M 16 4.2 H 8 V 19.8 H 16 M 8 11.8 H 15",
        "M 16 4.2 H 8.2 V 20 M 8.2 11.8 H 15",
        """
        M 16.8 7.4 C 16 5.4 14.3 4 12.1 4 C 9 4 6.8 7.2 6.8 12 C 6.8 16.8 9 20 12.1 20 C 15 20 17 17.8 17 14.6 V 12.6
        H 12.6
        """,
        "M 7.4 4 V 20 M 16.6 4 V 20 M 7.4 11.8 H 16.6",
        "M 8.8 4.2 H 15.2 M 12 4.2 V 19.8 M 8.8 19.8 H 15.2",
        "M 15.4 4 V 15.4 C 15.4 18.2 13.8 20 11.4 20 C 9.2 20 7.8 18.6 7.6 16.2",
        "M 8 4 V 20 M 16.4 4.2 L 8 13.2 M 11 10 L 16.8 20",
        "M 8.4 4 V 19.8 H 16.2",
        "M 6 20 V 4.2 L 12 14.6 L 18 4.2 V 20",
        "M 7.2 20 V 4.2 L 16.8 19.8 V 4",
        "M 12 4 C 15.2 4 17.4 7.2 17.4 12 C 17.4 16.8 15.2 20 12 20 C 8.8 20 6.6 16.8 6.6 12 C 6.6 7.2 8.8 4 12 4 Z",
        "M 8 20 V 4.2 H 12.4 C 15 4.2 16.8 6 16.8 8.6 C 16.8 11.2 15 13 12.4 13 H 8",
        """
        M 12 4 C 15.2 4 17.4 7.2 17.4 12 C 17.4 16.8 15.2 20 12 20 C 8.8 20 6.6 16.8 6.6 12 C 6.6 7.2 8.8 4 12 4 Z
        M 13.4 15.8 L 17.4 20.6
        """,
        "M 8 20 V 4.2 H 12.4 C 15 4.2 16.8 6 16.8 8.4 C 16.8 10.8 15 12.6 12.4 12.6 H 8 M 12.4 12.6 L 16.8 20",
        """
        M 16.4 7.4 C 15.8 5.2 14.2 4 12 4 C 9.4 4 7.6 5.6 7.6 7.8 C 7.6 10.2 9.4 11.1 12 11.8 C 14.8 12.5 16.8 13.5 16.8 16
        C 16.8 18.4 14.8 20 12 20 C 9.5 20 7.7 18.7 7.2 16.4
        """,
        "M 6.8 4.2 H 17.2 M 12 4.2 V 20",
        "M 7.2 4 V 14.4 C 7.2 17.8 9.2 20 12 20 C 14.8 20 16.8 17.8 16.8 14.4 V 4",
        "M 6.6 4 L 12 19.8 L 17.4 4",
        "M 4.8 4 L 8.3 19.8 L 12 7 L 15.7 19.8 L 19.2 4",
        "M 7 4 L 17 20 M 17 4 L 7 20",
        "M 6.8 4 L 12 12.4 L 17.2 4 M 12 12.4 V 20",
        "M 7.2 4.2 H 16.8 L 7.2 19.8 H 17",
    ]

    /// The drawing of a lowercase letter, as a capital; nil for other texts.
    static func outline(_ text: String) -> SymbolOutline? {
        guard text.utf8.count == 1, let code = text.utf8.first, (97...122).contains(code) else { return nil }
        return Path(symbol: Substring(letters[Int(code) - 97])).map {
            SymbolOutline(name: "letter " + text, steps: [SymbolOutline.Step(path: $0, pen: .stroke(1))])
        }
    }
}
