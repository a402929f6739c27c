import CoreTesting
import Expectations
import Testing

@testable import CasementCore

/// The theme's text is legible: level AA of the Web Content Accessibility Guidelines, and AAA with high contrast.
struct ContrastTests {
    private static let variants = [ColorScheme.light, .dark].flatMap { scheme in
        ColorSchemeContrast.allCases.map { ThemeVariant(scheme, contrast: $0) }
    }

    /// The backgrounds of text: opaque ones, and translucent ones above those.
    private static let grounds: [SystemColor] = [.windowBackground, .listBackground, .sidebarBackground, .menu]
    private static let faces: [SystemColor?] = [nil, .card, .control, .controlHovered, .alternateRow]

    private func contrast(_ text: SystemColor, on face: SystemColor?, _ ground: SystemColor, _ theme: ThemeVariant)
        -> Double
    {
        var below = ground.components(in: theme)
        if let face { below = face.components(in: theme).over(below) }
        return text.components(in: theme).over(below).contrast(with: below)
    }

    @Test(arguments: variants) func texts(theme: ThemeVariant) {
        let needed = theme.contrast == .increased ? 7 : Color.Components.legibleContrast
        for ground in Self.grounds {
            for face in Self.faces {
                for text in [SystemColor.primary, .secondary, .destructive] {
                    if text == .destructive, face == .controlHovered || face == .alternateRow { continue }
                    let found = contrast(text, on: face, ground, theme)
                    let least = text == .destructive ? Color.Components.legibleContrast : needed
                    expect(found >= least, "\(text) on \(face.map { "\($0) on " } ?? "")\(ground), \(theme.scheme)")
                }
            }
        }
        expect(contrast(.placeholder, on: nil, .listBackground, theme) >= Color.Components.legibleContrast)
        for ground in [SystemColor.windowBackground, .listBackground] {
            expect(
                contrast(.accent, on: nil, ground, theme) >= Color.Components.legibleContrast, "links, \(theme.scheme)")
        }
        expect(contrast(.primary, on: nil, .selectionIdle, theme) >= needed)
    }

    /// Colours with which programs tint controls, and some accent colours of desktops.
    private static let tints: [SystemColor] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .accent,
        .destructive, .destructiveFill,
    ]

    @Test(arguments: variants) @MainActor func textOnATint(theme: ThemeVariant) throws {
        var values = EnvironmentValues()
        values.themeVariant = theme
        for tint in Self.tints {
            let style = Color(theme: tint)
            guard case .color(let fill) = FillUnderText(style).paint(in: values),
                case .color(let text) = TextOnFill(style).paint(in: values)
            else { throw Failure() }
            let found = Color.Components(text).contrast(with: Color.Components(fill))
            expect(found >= Color.Components.legibleContrast, "\(tint) in \(theme.scheme): \(found)")
        }
        let white = Color.Components(red: 1, green: 1, blue: 1)
        expect(white.contrast(with: SystemColor.selection.components(in: theme)) >= Color.Components.legibleContrast)
    }

    @Test(arguments: [0xFF_FF_00, 0x00_00_10, 0xE6_61_00, 0x35_84_E4, 0xFF_FF_FF] as [UInt32])
    func anyAccentOfTheDesktopCanBeRead(accent: UInt32) {
        for scheme in ColorScheme.allCases {
            let theme = ThemeVariant(scheme, accent: Color.Components(accent, 1))
            expect(contrast(.accent, on: nil, .windowBackground, theme) >= Color.Components.legibleContrast)
            let white = Color.Components(red: 1, green: 1, blue: 1)
            expect(
                white.contrast(with: SystemColor.selection.components(in: theme)) >= Color.Components.legibleContrast)
        }
    }

    private struct Failure: Error {}
}
