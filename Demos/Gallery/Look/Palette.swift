import Casement

/// The Gallery's colours, one per use, in light and in dark.
struct Palette {
    /// The background of pages.
    let canvas: Color
    /// A shade darker than the canvas, so that pages stand out.
    let sidebar: Color
    let card: Color
    /// Raised above its surroundings: buttons, and the selected part of a control.
    let raised: Color
    /// Sunken into a card, such as code.
    let well: Color
    /// The background of a control's parts.
    let trough: Color
    /// Hairlines around cards and between areas.
    let line: Color

    let text: Color
    /// Captions and explanations.
    let quiet: Color
    /// Selected or linking content, as text or a line.
    let accent: Color
    /// The same as a fill, dark enough in both schemes for white text.
    let accentFill: Color

    /// An overlay for backgrounds under the pointer, pressed, and selected: neutral, so that it suits every background.
    let hovered: Color
    let pressed: Color
    let selected: Color

    static let light = Palette(
        canvas: Color(hex: 0xFAFAFB),
        sidebar: Color(hex: 0xF0F1F4),
        card: Color(hex: 0xFFFFFF),
        raised: Color(hex: 0xFFFFFF),
        well: Color(hex: 0xF2F3F6),
        trough: .black.opacity(0.065),
        line: Color(hex: 0xE2E4E9),
        text: Color(hex: 0x1D1E22),
        quiet: Color(hex: 0x626670),
        accent: Color(hex: 0x2B6DE0),
        accentFill: Color(hex: 0x2B6DE0),
        hovered: .black.opacity(0.04),
        pressed: .black.opacity(0.10),
        selected: .black.opacity(0.075))

    static let dark = Palette(
        canvas: Color(hex: 0x1E1F23),
        sidebar: Color(hex: 0x17181B),
        card: Color(hex: 0x282A2F),
        raised: Color(hex: 0x3A3D45),
        well: Color(hex: 0x1D1E22),
        trough: .black.opacity(0.28),
        line: Color(hex: 0x3A3D44),
        text: Color(hex: 0xF0F1F4),
        quiet: Color(hex: 0xA3A7B2),
        accent: Color(hex: 0x7AAEFF),
        accentFill: Color(hex: 0x356FE0),
        hovered: .white.opacity(0.05),
        pressed: .white.opacity(0.13),
        selected: .white.opacity(0.095))
}

extension Color {
    /// A colour in designers' notation: 0xRRGGBB.
    init(hex: UInt32) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}

extension EnvironmentValues {
    /// The colours for the current scheme; reading them makes a view depend on the scheme.
    var palette: Palette { colorScheme == .dark ? .dark : .light }
}
