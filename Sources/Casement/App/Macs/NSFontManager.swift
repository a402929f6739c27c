import CasementCore
import CasementSDL
import Foundation

/// The installed fonts, by the name of AppKit.
///
///     ForEach(NSFontManager.shared.availableFontFamilies, id: \.self) { Text($0).font(.custom($0, size: 14)) }
@MainActor @preconcurrency public final class NSFontManager {
    /// The installed fonts.
    public static let shared = NSFontManager()
    private init() {}

    /// Read when first asked for: fonts that are installed later are not among them.
    private lazy var families = FontList.families()

    /// The names of the families, in order.
    public var availableFontFamilies: [String] {
        families.keys.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
    }

    /// The names of all faces, in order.
    public var availableFonts: [String] { families.values.flatMap { $0.map(\.name) }.sorted() }

    /// The faces of a family: for each its name, that of its style, its weight of 0 to 15, and its traits. Nil for a
    /// family that is not installed.
    public func availableMembers(ofFontFamily fam: String) -> [[Any]]? {
        guard let faces = families[fam] else { return nil }
        return faces.sorted { ($0.weight, $0.isItalic ? 1 : 0) < ($1.weight, $1.isItalic ? 1 : 0) }.map { face in
            var traits: NSFontTraitMask = face.isItalic ? .italicFontMask : []
            if face.weight >= Self.leastBold { traits.insert(.boldFontMask) }
            if face.isCondensed { traits.insert(.condensedFontMask) }
            if face.hasEvenWidths { traits.insert(.fixedPitchFontMask) }
            return [face.name, face.style, Self.number(ofWeight: face.weight), Int(traits.rawValue)]
        }
    }

    /// A font of a family; nil if it is not installed. A weight of 0 to 15, 5 of which is regular and 9 bold.
    public func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
        guard families[family] != nil else { return nil }
        let index = traits.contains(.boldFontMask) ? max(weight, 9) : weight
        let wanted = Self.weights[min(max(0, index), Self.weights.count - 1)]
        return NSFont(
            .custom(family, fixedSize: size).weight(wanted).italic(traits.contains(.italicFontMask)), size)
    }

    /// The font in bold or italics, or without.
    public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var font = Font(fontObj)
        if trait.contains(.boldFontMask) { font = font.bold() }
        if trait.contains(.unboldFontMask) { font = font.bold(false) }
        if trait.contains(.italicFontMask) { font = font.italic() }
        if trait.contains(.unitalicFontMask) { font = font.italic(false) }
        return NSFont(font, fontObj.pointSize)
    }

    /// The font in another size.
    public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }

    private static let leastBold = 600
    /// The weights of AppKit's numbers.
    private static let weights: [Font.Weight] = [
        .ultraLight, .ultraLight, .thin, .light, .light, .regular, .medium, .medium, .semibold, .bold, .heavy, .heavy,
        .black, .black, .black, .black,
    ]

    private static func number(ofWeight weight: Int) -> Int {
        switch weight {
        case ..<150: 1
        case ..<250: 2
        case ..<350: 3
        case ..<450: 5
        case ..<550: 6
        case ..<650: 8
        case ..<750: 9
        case ..<850: 10
        default: 12
        }
    }
}

/// Traits of fonts, by the name of AppKit.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In italics.
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    /// In bold.
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    /// Not in bold.
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    /// Narrow.
    public static let condensedFontMask = NSFontTraitMask(rawValue: 0x40)
    /// With letters of equal width.
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
    /// Upright.
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x100_0000)
}

extension UIFont {
    /// The names of the installed families, in order, by the name of UIKit.
    @MainActor @preconcurrency public static var familyNames: [String] { NSFontManager.shared.availableFontFamilies }

    /// The names of the faces of a family; none for one that is not installed.
    @MainActor @preconcurrency public static func fontNames(forFamilyName familyName: String) -> [String] {
        (NSFontManager.shared.availableMembers(ofFontFamily: familyName) ?? []).compactMap { $0.first as? String }
    }
}
