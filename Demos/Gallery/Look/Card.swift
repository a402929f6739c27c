import Casement

/// A card for related content, with its title inside: the style of all group boxes in the Gallery.
struct CardStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(Surface())
    }
}

/// A rounded background with a hairline border.
struct Surface: ViewModifier {
    var color = Color.card
    var radius: CGFloat = 12

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: radius)
        content
            .background(color, in: shape)
            .overlay { shape.strokeBorder(.separator).allowsHitTesting(false) }
    }
}

extension View {
    /// A part of a page that looks like a small window.
    func pane(height: CGFloat? = nil) -> some View {
        frame(height: height)
            .background(.background)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator).allowsHitTesting(false) }
    }
}

extension Color {
    /// The background of cards.
    static let card = Color(uiColor: .secondarySystemGroupedBackground)
    /// Raised above a card, such as a tile.
    static let raised = Color(uiColor: .tertiarySystemBackground)
    /// Sunken into a card, such as code.
    static let well = Color(uiColor: .systemGroupedBackground)
    /// The background of a control's parts.
    static let trough = Color(uiColor: .tertiarySystemFill)
    /// Hairlines between areas.
    static let line = Color(uiColor: .separator)
}

extension Color {
    /// A colour in designers' notation: 0xRRGGBB.
    init(hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
