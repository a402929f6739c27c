import CasementTesting
import Foundation
import Testing

@testable import CasementCore

@MainActor @Suite("Translations") struct LocalisationTests {
    private func host(_ text: Text, _ locale: String) -> TestHost {
        let host = TestHost { text }
        host.setEnvironment(\.locale, Locale(identifier: locale))
        return host
    }

    @Test("keys are looked up in the tables of a bundle, by the environment's locale")
    func tables() throws {
        let folder = try BundleFolder([
            "de.lproj/Localizable.strings": """
            /* greeting */
            "Hello" = "Hallo";
            "%lld files in %@" = "In %2$@ sind %1$lld Dateien"; // the other way round
            "**Sale**" = "**Ausverkauf** \\"heute\\"\\n\\U00e4";
            "%lld%%" = "%lld Prozent";
            bare = "nackt";
            """,
            "en.lproj/Localizable.strings": "\"only English\" = \"English!\";",
            "de.lproj/Other.strings": "\"Hello\" = \"Anderes Hallo\";",
            "pt-BR.lproj/Localizable.strings": "\"Hello\" = \"Olá\";",
        ])
        let bundle = folder.bundle
        #expect(host(Text("Hello", bundle: bundle), "de_DE").text == "Hallo")
        #expect(host(Text("Hello", bundle: bundle), "de").text == "Hallo")
        #expect(host(Text("Hello", bundle: bundle), "pt_BR").text == "Olá")
        #expect(host(Text("Hello", bundle: bundle), "fr_FR").text == "Hello")
        #expect(host(Text("only English", bundle: bundle), "de_DE").text == "English!")
        #expect(host(Text("Hello", tableName: "Other", bundle: bundle), "de_DE").text == "Anderes Hallo")
        #expect(host(Text("bare", bundle: bundle), "de_DE").text == "nackt")
        let count = 1200, name = "*a*"
        #expect(host(Text("\(count) files in \(name)", bundle: bundle), "de_DE").text == "In *a* sind 1.200 Dateien")
        #expect(host(Text("\(count) files in \(name)", bundle: bundle), "en_US").text == "1,200 files in *a*")
        #expect(host(Text("\(count)%", bundle: bundle), "de_DE").text == "1.200 Prozent")
        let sale = try #require(host(Text("**Sale**", bundle: bundle), "de_DE").request)
        #expect(sale.text == "Ausverkauf \"heute\"\nä")
        #expect(sale.runs[0].style.font.weight == 700)
        #expect(host(Text("\(Text("x").bold()) \(1)", bundle: bundle), "de_DE").text == "x 1")
    }

    @Test("a program's folder is opened as a bundle only where a table may be in it")
    func mainFolder() throws {
        func mayHaveTables(_ files: [String: String]) throws -> Bool {
            let folder = try BundleFolder(files)
            return MainFolder.mayHaveTables(
                "Localizable", in: ["de-AT", "de"], of: folder.bundle.bundlePath + "/Program")
        }
        #expect(try !mayHaveTables(["Program": "", "notes.txt": "", "fr.lproj/Localizable.strings": ""]))
        #expect(try mayHaveTables(["de.lproj/Localizable.strings": ""]))
        #expect(try mayHaveTables(["Base.lproj/Localizable.strings": ""]))
        #expect(try mayHaveTables(["Localizable.xcstrings": ""]))
        #expect(try mayHaveTables(["Program.resources/de.lproj/Localizable.strings": ""]))
        #expect(try mayHaveTables(["Info.plist": ""]))
    }

    @Test("another locale in the environment translates again")
    func change() throws {
        let folder = try BundleFolder(["de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";"])
        let host = host(Text("Hello", bundle: folder.bundle), "en_US")
        #expect(host.text == "Hello")
        host.setEnvironment(\.locale, Locale(identifier: "de_AT"))
        #expect(host.text == "Hallo")
        let bundle = folder.bundle
        let inner = TestHost { Text("Hello", bundle: bundle).environment(\.locale, Locale(identifier: "de")) }
        #expect(inner.text == "Hallo")
    }

    @Test("plurals of stringsdict files and of catalogues")
    func plurals() throws {
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@!</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>No files</string><key>one</key><string>%lld file</string>
            <key>other</key><string>%lld files</string></dict></dict></dict></plist>
            """
        let catalogue = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "%lld rows": {"localizations": {"ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld строка"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld строки"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld строк"}}}}}}}}}
            """
        let folder = try BundleFolder([
            "en.lproj/Localizable.stringsdict": dictionary, "Localizable.xcstrings": catalogue,
        ])
        let bundle = folder.bundle
        let counts = [0, 1, 2]
        #expect(
            counts.map { host(Text("\($0) files", bundle: bundle), "en_US").text }
                == ["No files!", "1 file!", "2 files!"])
        #expect(host(Text("Hello", bundle: bundle), "de").text == "Hallo")
        #expect(
            [1, 3, 5, 21].map { host(Text("\($0) rows", bundle: bundle), "ru_RU").text }
                == ["1 строка", "3 строки", "5 строк", "21 строка"])
    }

    @Test("digits and case are the locale's")
    func digits() {
        #expect(host(Text("\(42)"), "ar_EG").text == "٤٢")
        let title = TestHost { Text("title").textCase(.uppercase) }
        #expect(title.text == "TITLE")
        title.setEnvironment(\.locale, Locale(identifier: "tr_TR"))
        #expect(title.text == "TİTLE")
    }

    @Test("a broken table says nothing, and the rest of the program lives")
    func broken() throws {
        let folder = try BundleFolder([
            "en.lproj/Localizable.strings": "\"a\" = \"1\"; \"b\" \"2\"; \"c\" = \"3\"", "Localizable.xcstrings": "{",
            "en.lproj/Localizable.stringsdict": "no list",
        ])
        let bundle = folder.bundle
        #expect(host(Text("a", bundle: bundle), "en_US").text == "1")
        #expect(host(Text("b", bundle: bundle), "en_US").text == "b")
        #expect(host(Text("\("x") %", bundle: bundle), "en_US").text == "x %")
    }
}
