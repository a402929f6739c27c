import AssetSymbolWriting
import Casement
import Expectations
import Foundation
import Testing

/// Constants for the assets of catalogues, which the plugin AssetSymbols writes.
struct AssetSymbolTests {
    @Test(
        "Names become those of Swift",
        arguments: [
            ("logo", "logo"), ("Logo", "logo"), ("app-icon 2", "appIcon2"), ("URLIcon", "urlIcon"), ("URL", "url"),
            ("URL2", "url2"), ("logoImage", "logo"), ("Image", "image"), ("1up", "_1up"), ("class", "`class`"),
            ("grüße", "grüße"), ("snake_case", "snake_case"),
        ])
    func names(_ name: String, _ constant: String) { expect(AssetName.constant(name, of: .image), equals: constant) }

    @Test("Suffixes are those of the kind, and a name without letters has no constant")
    func suffixes() {
        expect(AssetName.constant("AccentColor", of: .color), equals: "accent")
        expect(AssetName.constant("AccentColor", of: .image), equals: "accentColor")
        expect(AssetName.constant("--", of: .image) == nil)
        expect(AssetName.type("icons big"), equals: "IconsBig")
    }

    @Test("A catalogue's pictures and colours have constants; groups are types where they are namespaces")
    func catalogue() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        for set in [
            "logo.imageset", "Brand Color.colorset", "red.colorset", "Plain/map.imageset", "Icons/star.imageset",
        ] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
        }
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
            .write(to: folder.appendingPathComponent("Icons/Contents.json"))
        let assets = AssetCatalogue(at: folder).assets
        expect(assets.map(\.name), equals: ["Brand Color", "Icons/star", "logo", "map", "red"])
        let (code, warnings) = AssetSymbolWriter(bundle: ".module").code(for: assets)
        expect(warnings.isEmpty)
        expect(code.contains(#"static let logo = ImageResource(name: "logo", bundle: assetBundle)"#))
        expect(code.contains("enum Icons {\n        static let star = ImageResource(name: \"Icons/star\""))
        expect(code.contains(#"static let brand = ColorResource(name: "Brand Color", bundle: assetBundle)"#))
        expect(code.contains("static var brand: Color { Color(ColorResource.brand) }"))
        expect(!code.contains("static var red"))
    }

    @Test("Two assets with one name, and names with quotes, are no errors")
    func bad() {
        let assets = [Asset(.image, "a b"), Asset(.image, "a-b"), Asset(.color, "say \"x\"")]
        let (code, warnings) = AssetSymbolWriter(bundle: ".main").code(for: assets)
        expect(warnings.count, equals: 1)
        expect(code.contains(#"ColorResource(name: "say \"x\"", bundle: assetBundle)"#))
        expect(AssetCatalogue(at: URL(fileURLWithPath: "/nowhere.xcassets")).assets.isEmpty)
    }

    @Test("A picture of a catalogue by its constant") @MainActor func pictures() {
        let missing = ImageResource(name: "no such picture", bundle: .main)
        expect(UIImage(resource: missing).size, equals: CGSize(width: 1, height: 1))
        _ = (Image(missing), Image(decorative: missing), Label("Logo", image: missing))
    }
}
