import CasementCore
import Foundation

/// The user's desktop-wide preferences; nil where none is set.
package struct DesktopSettings: Equatable, Sendable {
    package var colorScheme: ColorScheme?
    package var contrast: ColorSchemeContrast?
    package var accent: Color.Components?
    package var reducesMotion: Bool?
    /// The scale of text relative to its usual size.
    package var textScale: Double?
    /// The buttons of title bars as GNOME names them, such as `appmenu:minimize,maximize,close`.
    package var titleBarButtons: String?
    /// The theme of the pointer's pictures, and their size in points.
    package var pointerTheme: String?
    package var pointerSize: Int?

    package init() {}

    /// These settings, with values that are nil here taken from `other`.
    package func over(_ other: DesktopSettings) -> DesktopSettings {
        var result = self
        result.colorScheme = colorScheme ?? other.colorScheme
        result.contrast = contrast ?? other.contrast
        result.accent = accent ?? other.accent
        result.reducesMotion = reducesMotion ?? other.reducesMotion
        result.textScale = textScale ?? other.textScale
        result.titleBarButtons = titleBarButtons ?? other.titleBarButtons
        result.pointerTheme = pointerTheme ?? other.pointerTheme
        result.pointerSize = pointerSize ?? other.pointerSize
        return result
    }

    /// Writes the settings into a window's environment.
    package func apply(to values: inout EnvironmentValues) {
        var theme = values.themeVariant
        (theme.scheme, theme.contrast, theme.accent) = (colorScheme ?? .light, contrast ?? .standard, accent)
        if theme != values.themeVariant { values.themeVariant = theme }
        let reducesMotion = reducesMotion ?? false
        if values.accessibilityReduceMotion != reducesMotion { values.accessibilityReduceMotion = reducesMotion }
        let size = DynamicTypeSize(nearestTo: textScale ?? 1)
        if values.dynamicTypeSize != size { values.dynamicTypeSize = size }
    }
}

extension DesktopSettings {
    /// Takes a setting of the desktop portal; unknown ones are ignored. The names and values are those of the portal's
    /// documentation (`org.freedesktop.portal.Settings`, namespace `org.freedesktop.appearance`) and of GNOME's schema
    /// `org.gnome.desktop.interface`.
    package mutating func take(_ name: String, of space: String, _ value: BusValue) {
        switch (space, name) {
        case (Self.appearance, "color-scheme"):
            colorScheme = value.number == 1 ? .dark : value.number == 2 ? .light : nil
        case (Self.appearance, "contrast"): contrast = value.number.map { $0 == 1 ? .increased : .standard }
        case (Self.appearance, "reduced-motion"): reducesMotion = value.number.map { $0 == 1 }
        case (Self.appearance, "accent-color"): accent = Self.color(value.list?.compactMap(\.number) ?? [])
        case (Self.gnomeWindows, "button-layout"): titleBarButtons = value.text
        case (Self.gnome, "cursor-theme"): pointerTheme = value.text.flatMap { $0.isEmpty ? nil : $0 }
        case (Self.gnome, "cursor-size"):
            pointerSize = value.number.flatMap { (1...1024).contains($0) ? Int($0) : nil }
        case (Self.gnome, "text-scaling-factor"): textScale = value.number
        // Older portals have no setting of their own for motion.
        case (Self.gnome, "enable-animations"): reducesMotion = value.number.map { $0 == 0 }
        default: break
        }
    }

    package static let appearance = "org.freedesktop.appearance"
    package static let gnome = "org.gnome.desktop.interface"
    package static let gnomeWindows = "org.gnome.desktop.wm.preferences"

    /// The accent colour; components outside of 0 to 1 mean that none is chosen.
    private static func color(_ parts: [Double]) -> Color.Components? {
        guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return Color.Components(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]))
    }
}

extension DesktopSettings {
    /// Reads environment variables: `CASEMENT_COLOR_SCHEME` (light or dark), `CASEMENT_CONTRAST` (standard or
    /// increased), `CASEMENT_ACCENT_COLOR` (such as `3584e4`), `CASEMENT_REDUCE_MOTION` (1 or 0), `CASEMENT_TEXT_SCALE`
    /// (such as 1.25), `CASEMENT_TITLE_BAR_BUTTONS` (such as `close,minimize,maximize:`).
    package init(environment: [String: String]) {
        colorScheme = ["light": .light, "dark": .dark][environment["CASEMENT_COLOR_SCHEME"] ?? ""]
        contrast = ["standard": .standard, "increased": .increased][environment["CASEMENT_CONTRAST"] ?? ""]
        if let text = environment["CASEMENT_ACCENT_COLOR"], let hex = UInt32(text.drop { $0 == "#" }, radix: 16) {
            accent = Color.Components(hex, 1)
        }
        if let text = environment["CASEMENT_REDUCE_MOTION"], !text.isEmpty { reducesMotion = text != "0" }
        titleBarButtons = environment["CASEMENT_TITLE_BAR_BUTTONS"]
        textScale = environment["CASEMENT_TEXT_SCALE"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Reads the configuration files of GTK and KDE, for desktops without a portal. For each setting, the first file
    /// that has it counts.
    package init(configuration folder: String) {
        for file in ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini", "kdeglobals"] {
            guard let bytes = SmallFile.bytes("\(folder)/\(file)") else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            var found = DesktopSettings()
            func isTrue(_ value: String) -> Bool { value == "true" || value == "1" }
            if let value = Self.value(of: "gtk-application-prefer-dark-theme", in: text) {
                found.colorScheme = isTrue(value) ? .dark : .light
            }
            if let value = Self.value(of: "gtk-enable-animations", in: text) { found.reducesMotion = !isTrue(value) }
            if let value = Self.value(of: "AnimationDurationFactor", in: text) {
                found.reducesMotion = Double(value) == 0
            }
            self = over(found)
        }
    }

    /// The value of a key in a file with lines such as `key=value`.
    private static func value(of key: String, in text: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key else { continue }
            return parts[1].trimmingCharacters(in: .whitespaces).lowercased()
        }
        return nil
    }
}
