import CasementCore
import Foundation
import Synchronization

extension Color {
    /// A colour of an asset catalogue, by the name of its colour set. Every `.xcassets` folder of the bundle, by
    /// default the program's, is searched. An unknown name causes a warning and gives a transparent colour.
    public init(_ name: String, bundle: Bundle? = nil) { self = ColorAssets.color(name, bundle) ?? .clear }

    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
    /// A colour of an asset catalogue, by the name of its colour set; nil if there is none. The traits have no effect:
    /// the colour follows the appearance in which it is painted.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let color = ColorAssets.color(name, bundle, warns: false) else { return nil }
        self.init(color)
    }

    /// A colour of an asset catalogue, by the name of its colour set; nil if there is none. AppKit's initializer.
    public convenience init?(named name: String, bundle: Bundle?) { self.init(named: name, in: bundle) }
}

/// The name of a colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of a colour set in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// The colours of asset catalogues, each of which is read once.
private enum ColorAssets {
    private struct Key: Hashable {
        let folder: String
        let name: String
    }

    private static let known = Mutex<[Key: Color?]>([:])

    static func color(_ name: String, _ bundle: Bundle?, warns: Bool = true) -> Color? {
        let bundle = bundle ?? .main
        let key = Key(folder: bundle.bundlePath, name: name)
        if let found = known.withLock({ $0[key] }) { return found }
        let color = read(name, bundle)
        known.withLock { $0[key] = .some(color) }
        if color == nil, warns {
            warn("There is no colour named \"\(name)\" in \(bundle.bundlePath). Nothing is painted in its place.")
        }
        return color
    }

    private static func warn(_ message: String) {
        if MainThread.isCurrent { return MainActor.assumeIsolated { RuntimeWarning.issue(message) } }
        DispatchQueue.main.async { RuntimeWarning.issue(message) }
    }

    private static func read(_ name: String, _ bundle: Bundle) -> Color? {
        for catalogue in AssetCatalogues.of(bundle) {
            guard let folder = AssetCatalogues.folder("\(name).colorset", in: catalogue),
                let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
                let set = try? JSONDecoder().decode(ColorSet.self, from: data)
            else { continue }
            return set.color
        }
        return nil
    }
}

/// The asset catalogues, which SwiftPM copies unchanged.
enum AssetCatalogues {
    /// The catalogues of a bundle. The main bundle also has those of all resource bundles beside the program.
    static func of(_ bundle: Bundle) -> [URL] {
        var places = [bundle.resourceURL ?? bundle.bundleURL]
        if bundle == .main {
            places += contents(of: bundle.bundleURL).filter { ["resources", "bundle"].contains($0.pathExtension) }
        }
        return places.flatMap { contents(of: $0) }.filter { $0.pathExtension == "xcassets" }
    }

    /// The folder of an asset, in the catalogue or in one of its groups; the name may begin with a group's name.
    static func folder(_ name: String, in catalogue: URL) -> URL? {
        let direct = catalogue.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: direct.path) { return direct }
        for group in contents(of: catalogue) where group.pathExtension.isEmpty && group.hasDirectoryPath {
            if let found = folder(name, in: group) { return found }
        }
        return nil
    }

    private static func contents(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        return (found ?? []).sorted { $0.path < $1.path }
    }
}

/// The contents of a colour set, as written by Xcode.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        var appearances: [[String: String]]?
        var color: Value?
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, reference
        }
    }

    var colors: [Entry]

    /// The colour; nil if the set has none.
    var color: Color? {
        func isDark(_ entry: Entry) -> Bool {
            entry.appearances?.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" } ?? false
        }
        let plain = colors.first { ($0.appearances ?? []).isEmpty } ?? colors.first
        guard let light = plain?.color.flatMap(Self.color) else { return nil }
        let dark = colors.first(where: isDark)?.color.flatMap(Self.color) ?? light
        return Color(light: light.components(in: .light), dark: dark.components(in: .dark))
    }

    private static func color(_ value: Value) -> Color? {
        if let reference = value.reference { return SystemReference.color(reference) }
        guard let parts = value.components else { return nil }
        // 0xFF and 255 are bytes, 1.000 is a fraction.
        func part(_ name: String) -> Double? {
            guard let text = parts[name] else { return nil }
            if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
        let alpha = parts["alpha"].flatMap(Double.init) ?? 1
        if let white = part("white") { return Color(white: white, opacity: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        let space: Color.RGBColorSpace =
            switch value.space ?? "srgb" {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }
}

/// The system colours that a colour set can refer to.
private enum SystemReference {
    static func color(_ name: String) -> Color? { known[name].map { Color($0) } }

    private static let known: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "controlAccentColor": .controlAccentColor, "windowBackgroundColor": .windowBackgroundColor,
    ]
}
