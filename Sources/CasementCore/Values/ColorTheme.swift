import Foundation

/// The theme's colours, each in a light and a dark variant.
package enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, accent, separator, windowBackground
    /// Behind the rows of lists and of sidebars; behind those that are selected, with the keyboard and without.
    case listBackground, sidebarBackground, selection, selectionIdle, alternateRow
    /// What groups stand on.
    case card
    /// A control's face at rest, under the pointer, and pressed.
    case control, controlHovered, controlPressed, controlBorder, scrollBar
    /// Boxes and fields: their face, and the line around it at rest and under the pointer.
    case checkFace, checkBorder, checkBorderHovered
    /// What stands above a window's content, such as menus.
    case menu
    /// The raised part of a control with several.
    case segment

    /// 0xRRGGBB and opacity.
    func variant(_ scheme: ColorScheme) -> (UInt32, Double) {
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
        case .secondary: return (isLight ? 0x5F_62_6B : 0xA6_A9_B3, 1)
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
        case .checkFace: return (isLight ? 0xFF_FF_FF : 0xFF_FF_FF, isLight ? 1 : 0.08)
        case .checkBorder: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.35 : 0.38)
        case .checkBorderHovered: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.55)
        case .segment: return (isLight ? 0xFF_FF_FF : 0xFF_FF_FF, isLight ? 1 : 0.18)
        case .menu: return (isLight ? 0xFF_FF_FF : 0x2D_2E_34, 1)
        }
    }

    /// The theme's colour for a scheme.
    package func resolve(in scheme: ColorScheme) -> ResolvedColor { Color(theme: self).resolve(in: scheme) }
}
