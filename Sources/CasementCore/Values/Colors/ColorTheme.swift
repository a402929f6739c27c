import Foundation

/// The theme's colours, each in a light and a dark variant.
package enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, accent, separator, windowBackground
    /// The prompts of empty fields; destructive actions.
    case placeholder, destructive
    /// The background of white text for destructive actions.
    case destructiveFill
    /// The backgrounds of lists and sidebars, and of selected rows with and without keyboard focus.
    case listBackground, sidebarBackground, selection, selectionIdle, alternateRow
    /// The background of groups.
    case card
    /// A control's background at rest, hovered, and pressed.
    case control, controlHovered, controlPressed, controlBorder, scrollBar
    /// The outline of buttons and tracks in high contrast.
    case controlEdge
    /// Checkboxes and fields: their background, and their border at rest and hovered.
    case checkFace, checkBorder, checkBorderHovered
    /// The background of menus and other overlays.
    case menu
    /// The selected part of a segmented control.
    case segment

    /// The components in a variant of the theme.
    func components(in theme: ThemeVariant) -> Color.Components {
        let (hex, alpha) = (theme.contrast == .increased ? strong(theme.scheme) : nil) ?? standard(theme.scheme)
        let own = Color.Components(hex, alpha)
        guard let accent = theme.accent else { return own }
        switch self {
        case .accent: return accent.legible(on: SystemColor.windowBackground.components(in: theme), theme.scheme)
        case .selection: return accent.underWhite
        default: return own
        }
    }

    /// 0xRRGGBB and the opacity.
    private func standard(_ scheme: ColorScheme) -> (UInt32, Double) {
        let isLight = scheme == .light
        switch self {
        case .red: return (isLight ? 0xE5_34_35 : 0xFF_5A_52, 1)
        case .orange: return (isLight ? 0xF2_83_1B : 0xFF_A0_3A, 1)
        case .yellow: return (isLight ? 0xF5_C2_11 : 0xFF_D4_3B, 1)
        case .green: return (isLight ? 0x2F_A8_4F : 0x3F_C9_66, 1)
        case .mint: return (isLight ? 0x12_B5_A6 : 0x5F_DF_D0, 1)
        case .teal: return (isLight ? 0x1F_97_A8 : 0x4C_C4_D4, 1)
        case .cyan: return (isLight ? 0x22_A5_D8 : 0x62_C8_F0, 1)
        case .blue: return (isLight ? 0x2B_6D_E0 : 0x5A_9B_FF, 1)
        case .indigo: return (isLight ? 0x57_55_CF : 0x83_81_F2, 1)
        case .purple: return (isLight ? 0x97_47_C9 : 0xBF_7A_EE, 1)
        case .pink: return (isLight ? 0xE2_3A_70 : 0xFF_6A_97, 1)
        case .brown: return (isLight ? 0x97_76_55 : 0xB5_95_73, 1)
        case .gray: return (isLight ? 0x86_88_90 : 0x98_9A_A3, 1)
        case .primary: return (isLight ? 0x1D_1E_22 : 0xF2_F2_F5, 1)
        case .secondary: return (isLight ? 0x58_5B_64 : 0xBE_C1_CA, 1)
        case .placeholder: return (isLight ? 0x6A_6D_76 : 0x9A_9D_A7, 1)
        case .destructive: return (isLight ? 0xB8_1D_26 : 0xFF_9A_92, 1)
        case .destructiveFill: return (isLight ? 0xB8_1D_26 : 0xC0_30_3A, 1)
        case .accent: return (isLight ? 0x2B_6D_E0 : 0x5A_9B_FF, 1)
        case .separator: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.12)
        case .windowBackground: return (isLight ? 0xFA_FA_FB : 0x1E_1F_23, 1)
        case .listBackground: return (isLight ? 0xFF_FF_FF : 0x18_19_1C, 1)
        case .sidebarBackground: return (isLight ? 0xF1_F1_F4 : 0x26_27_2C, 1)
        case .selection: return (isLight ? 0x2B_6D_E0 : 0x2A_5F_C8, 1)
        case .selectionIdle: return (isLight ? 0xDC_DC_DF : 0x44_46_4D, 1)
        case .alternateRow: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.04)
        case .card: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.04 : 0.06)
        case .control: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.07 : 0.10)
        case .controlHovered: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.11 : 0.15)
        case .controlPressed: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.17 : 0.22)
        case .scrollBar: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.42 : 0.48)
        case .controlBorder: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.10)
        case .controlEdge: return (0, 0)
        case .checkFace: return (isLight ? 0xFF_FF_FF : 0xFF_FF_FF, isLight ? 1 : 0.08)
        case .checkBorder: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.35 : 0.38)
        case .checkBorderHovered: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.55)
        case .segment: return (isLight ? 0xFF_FF_FF : 0xFF_FF_FF, isLight ? 1 : 0.18)
        case .menu: return (isLight ? 0xFF_FF_FF : 0x2D_2E_34, 1)
        }
    }

    /// The components in high contrast; nil if they are the standard ones.
    private func strong(_ scheme: ColorScheme) -> (UInt32, Double)? {
        let isLight = scheme == .light
        switch self {
        case .red: return (isLight ? 0xB8_10_1A : 0xFF_8A_82, 1)
        case .orange: return (isLight ? 0x9A_4B_00 : 0xFF_B8_66, 1)
        case .yellow: return (isLight ? 0x7A_5C_00 : 0xFF_E0_70, 1)
        case .green: return (isLight ? 0x0F_6B_2C : 0x6F_E0_8C, 1)
        case .mint: return (isLight ? 0x05_6B_62 : 0x8C_EE_E0, 1)
        case .teal: return (isLight ? 0x0B_64_70 : 0x7F_DC_E8, 1)
        case .cyan: return (isLight ? 0x07_65_8A : 0x90_DC_F8, 1)
        case .blue, .accent: return (isLight ? 0x10_46_B0 : 0x92_BE_FF, 1)
        case .indigo: return (isLight ? 0x36_34_A3 : 0xAE_AC_FA, 1)
        case .purple: return (isLight ? 0x6F_27_A0 : 0xD8_A8_F8, 1)
        case .pink: return (isLight ? 0xA8_14_48 : 0xFF_9A_BA, 1)
        case .brown: return (isLight ? 0x68_4C_30 : 0xD4_BC_A0, 1)
        case .gray: return (isLight ? 0x55_57_5E : 0xC0_C2_CA, 1)
        case .primary: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 1)
        case .secondary, .placeholder: return (isLight ? 0x3A_3C_43 : 0xE0_E2_E9, 1)
        case .destructive: return (isLight ? 0xA8_0C_16 : 0xFF_A0_9A, 1)
        case .destructiveFill: return (isLight ? 0xA8_0C_16 : 0xA8_1C_26, 1)
        case .separator, .controlBorder: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.55)
        case .controlEdge, .checkBorder, .checkBorderHovered: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.85)
        case .windowBackground: return (isLight ? 0xFF_FF_FF : 0x0E_0F_11, 1)
        case .listBackground: return (isLight ? 0xFF_FF_FF : 0x00_00_00, 1)
        case .sidebarBackground: return (isLight ? 0xF1_F1_F4 : 0x13_14_17, 1)
        case .menu: return (isLight ? 0xFF_FF_FF : 0x17_18_1B, 1)
        case .selection: return (isLight ? 0x10_46_B0 : 0x1D_4F_B0, 1)
        case .control: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.10 : 0.16)
        case .controlHovered: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.14 : 0.20)
        case .scrollBar: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.75)
        default: return nil
        }
    }

    /// The resolved colour in a variant of the theme.
    package func resolve(in theme: ThemeVariant) -> ResolvedColor { Color(theme: self).resolve(in: theme) }
}
