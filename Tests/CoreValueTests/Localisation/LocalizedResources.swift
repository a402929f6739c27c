import CoreTesting
import Expectations
import HostSupport
import Testing

/// Literals that models name and views translate.
@MainActor struct LocalizedResources {
    private func bundle() throws -> BundleFolder {
        try BundleFolder([
            "de.lproj/Localizable.strings": """
            "Settings" = "Einstellungen";
            "%lld files" = "%lld Dateien";
            "pen.title" = "Stift";
            """
        ])
    }

    @Test("a string is looked up like a text, in the given locale and bundle, without Markdown")
    func strings() throws {
        let folder = try bundle()
        let german = Locale(identifier: "de_DE")
        expect(String(localized: "Settings", bundle: folder.bundle, locale: german), equals: "Einstellungen")
        expect(String(localized: "\(1200) files", bundle: folder.bundle, locale: german), equals: "1.200 Dateien")
        expect(
            String(localized: "pen.title", defaultValue: "Pen", bundle: folder.bundle, locale: german), equals: "Stift")
        expect(
            String(localized: "pen.colour", defaultValue: "Ink", bundle: folder.bundle, locale: german), equals: "Ink")
        expect(String(localized: "**Plain** \("text")", locale: Locale(identifier: "en_US")), equals: "**Plain** text")
    }

    @Test("a text shows a resource in the locale of the environment, a string in the resource's own")
    func resources() throws {
        let folder = try bundle()
        let title = LocalizedStringResource("Settings", bundle: .atURL(folder.bundle.bundleURL))
        let pen = LocalizedStringResource("pen.title", defaultValue: "Pen", bundle: .atURL(folder.bundle.bundleURL))
        expect(title.key == "Settings" && pen.key == "pen.title")
        func shown(_ text: Text, _ locale: String) -> String? {
            let host = TestHost { text }
            host.setEnvironment(\.locale, Locale(identifier: locale))
            return host.text
        }
        expect(shown(Text(title), "de_DE"), equals: "Einstellungen")
        expect(shown(Text(title), "fr_FR"), equals: "Settings")
        expect(shown(Text(pen), "de_DE"), equals: "Stift")
        expect(shown(Text(pen), "fr_FR"), equals: "Pen")
        expect(shown(Text("To: \(title)"), "de_DE"), equals: "To: Einstellungen")
        let count: LocalizedStringResource = "\(3) files"
        expect(count.key == "%lld files" && String(localized: count) == "3 files")
        var german = title
        german.locale = Locale(identifier: "de_DE")
        expect(String(localized: german) == "Einstellungen" && german != title)
    }
}
