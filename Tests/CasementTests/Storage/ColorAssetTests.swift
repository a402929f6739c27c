import CasementTesting
import Expectations
import Foundation
import Testing

/// Colours of asset catalogues.
@MainActor struct ColorAssetTests {
    private func bundle(_ sets: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        for (name, text) in sets {
            let place = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place.appendingPathComponent("Contents.json"))
        }
        return try require(Bundle(path: folder.path))
    }

    private func text(_ color: Color, _ scheme: ColorScheme) -> String {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return "\(color.resolve(in: values))"
    }

    @Test func lightAndDark() throws {
        let bundle = try bundle([
            "Brand": """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0x12", "green": "128", "blue": "1.000", "alpha": "0.500"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.000"}}}
            ], "info": {"author": "xcode", "version": 1}}
            """,
            "Group/Plain": """
            {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}
            """,
            "Broken": "{",
        ])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        expect(text(Color("Brand", bundle: bundle), .light), equals: "#1280FF80")
        expect(text(Color("Brand", bundle: bundle), .dark), equals: "#808080FF")
        expect(text(Color("Plain", bundle: bundle), .dark), equals: text(.red, .dark))
        expect(Color("Group/Plain", bundle: bundle), equals: Color(ColorResource(name: "Plain", bundle: bundle)))
        expect(Color("Broken", bundle: bundle) == .clear && Color("Nowhere", bundle: bundle) == .clear)
    }
}
