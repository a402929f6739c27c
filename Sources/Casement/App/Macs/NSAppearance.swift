import CasementCore
import Foundation

/// The light or dark looks of windows, by the name of AppKit.
public final class NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The light one.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark one.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// A light one, which nothing has here.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// A dark one, which nothing has here.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

        var isDark: Bool { self == .darkAqua || self == .vibrantDark }
    }

    /// Its name.
    public let name: Name

    /// The appearance with a name; nil for a name that is not known.
    public init?(named name: Name) {
        guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
        self.name = name
    }

    init(_ scheme: ColorScheme) { name = scheme == .dark ? .darkAqua : .aqua }

    /// The appearance among some that is most like this one: the same, or one as light or dark; nil without one.
    public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : appearances.first { $0.isDark == name.isDark }
    }

    public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
    /// Creates a dynamic colour. The closure is called immediately, once for the light and once for the dark
    /// appearance; the name has no effect.
    public convenience init(name colorName: String?, dynamicProvider: (NSAppearance) -> NSColor) {
        self.init { traits in
            dynamicProvider(NSAppearance(traits.userInterfaceStyle == .dark ? .dark : .light))
        }
    }
}

extension NSApplication {
    /// The looks of the desktop, light or dark.
    public var effectiveAppearance: NSAppearance {
        NSAppearance((RunningApp.current?.system.environment ?? EnvironmentValues.desktop).colorScheme)
    }

    /// The looks that the program asks for: none. Setting it has no effect: use `preferredColorScheme`.
    public var appearance: NSAppearance? {
        get { nil }
        set { WithoutEffect.note("NSApplication.appearance", "preferredColorScheme sets the looks of a window") }
    }
}
