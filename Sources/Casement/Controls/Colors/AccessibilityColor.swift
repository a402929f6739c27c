import CasementCore

/// Colours as assistive technologies announce them.
enum AccessibilityColor {
    /// The colours that have a name, as the panel of a colour picker shows them.
    static let named: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
        ("black", .black), ("dark gray", Color(white: 1.0 / 3)), ("light gray", Color(white: 2.0 / 3)),
        ("white", .white),
    ]

    /// The name of a colour, otherwise its hexadecimal number; and its opacity if it is not opaque.
    @MainActor static func words(_ color: Color.Resolved, in environment: EnvironmentValues) -> String {
        let opaque = HexColorFormat(hasOpacity: false).format(color)
        let name = named.first { HexColorFormat(hasOpacity: false).format($0.color.resolve(in: environment)) == opaque }
        let words = name?.name ?? "#" + opaque
        return color.opacity < 1 ? "\(words), \(AccessibilityNumber.percent(Double(color.opacity))) opaque" : words
    }
}
