import CoreTesting
import Expectations
import HostSupport
import Testing

@testable import CasementCore

@MainActor struct LocalisationTests {
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
        expect(host(Text("Hello", bundle: bundle), "de_DE").text, equals: "Hallo")
        expect(host(Text("Hello", bundle: bundle), "de").text, equals: "Hallo")
        expect(host(Text("Hello", bundle: bundle), "pt_BR").text, equals: "Olá")
        expect(host(Text("Hello", bundle: bundle), "fr_FR").text, equals: "Hello")
        expect(host(Text("only English", bundle: bundle), "de_DE").text, equals: "English!")
        expect(host(Text("Hello", tableName: "Other", bundle: bundle), "de_DE").text, equals: "Anderes Hallo")
        expect(host(Text("bare", bundle: bundle), "de_DE").text, equals: "nackt")
        let count = 1200, name = "*a*"
        expect(
            host(Text("\(count) files in \(name)", bundle: bundle), "de_DE").text, equals: "In *a* sind 1.200 Dateien")
        expect(host(Text("\(count) files in \(name)", bundle: bundle), "en_US").text, equals: "1,200 files in *a*")
        expect(host(Text("\(count)%", bundle: bundle), "de_DE").text, equals: "1.200 Prozent")
        let sale = try require(host(Text("**Sale**", bundle: bundle), "de_DE").request)
        expect(sale.text, equals: "Ausverkauf \"heute\"\nä")
        expect(sale.runs[0].style.font.weight, equals: 700)
        expect(host(Text("\(Text("x").bold()) \(1)", bundle: bundle), "de_DE").text, equals: "x 1")
    }

    @Test("a program's folder is opened as a bundle only if it may contain a table")
    func mainFolder() throws {
        func mayHaveTables(_ files: [String: String]) throws -> Bool {
            let folder = try BundleFolder(files)
            return MainFolder.mayHaveTables(
                "Localizable", in: ["de-AT", "de"], of: folder.bundle.bundlePath + "/Program")
        }
        expect(try !mayHaveTables(["Program": "", "notes.txt": "", "fr.lproj/Localizable.strings": ""]))
        expect(try mayHaveTables(["de.lproj/Localizable.strings": ""]))
        expect(try mayHaveTables(["Base.lproj/Localizable.strings": ""]))
        expect(try mayHaveTables(["Localizable.xcstrings": ""]))
        expect(try mayHaveTables(["Program.resources/de.lproj/Localizable.strings": ""]))
        expect(try mayHaveTables(["Info.plist": ""]))
    }

    @Test("another locale in the environment translates again")
    func change() throws {
        let folder = try BundleFolder(["de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\";"])
        let host = host(Text("Hello", bundle: folder.bundle), "en_US")
        expect(host.text, equals: "Hello")
        host.setEnvironment(\.locale, Locale(identifier: "de_AT"))
        expect(host.text, equals: "Hallo")
        let bundle = folder.bundle
        let inner = TestHost { Text("Hello", bundle: bundle).environment(\.locale, Locale(identifier: "de")) }
        expect(inner.text, equals: "Hallo")
    }

    @Test("plurals of stringsdict files and of string catalogues")
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
            "many": {"stringUnit": {"state": "translated", "value": "%lld строк"}}}}}}},
            "%lld days": {"localizations": {"sl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld dan"}},
            "two": {"stringUnit": {"state": "translated", "value": "%lld dneva"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld dnevi"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld dni"}}}}}}}}}
            """
        let folder = try BundleFolder([
            "en.lproj/Localizable.stringsdict": dictionary, "Localizable.xcstrings": catalogue,
        ])
        let bundle = folder.bundle
        let counts = [0, 1, 2]
        expect(
            counts.map { host(Text("\($0) files", bundle: bundle), "en_US").text },
            equals: ["No files!", "1 file!", "2 files!"])
        expect(host(Text("Hello", bundle: bundle), "de").text, equals: "Hallo")
        expect(
            [1, 3, 5, 21].map { host(Text("\($0) rows", bundle: bundle), "ru_RU").text },
            equals: ["1 строка", "3 строки", "5 строк", "21 строка"])
        expect(
            [1, 2, 3, 5, 101].map { host(Text("\($0) days", bundle: bundle), "sl_SI").text },
            equals: ["1 dan", "2 dneva", "3 dnevi", "5 dni", "101 dan"])
    }

    @Test(
        "the plural categories are those of CLDR",
        arguments: [
            ("en_GB", "other one other other other other other other other"),
            ("sl", "other one two few few other other other one"),
            ("lv_LV", "zero one other other other other zero one one"),
            ("ga", "other one two few few few other other other"),
            ("cy", "zero one two few other other other other other"),
            ("is_IS", "other one other other other other other one one"),
            ("mk", "other one other other other other other one one"),
            ("mt", "few one two few few few many other other"),
            ("ar_EG", "zero one two few few few many many other"),
            ("ru", "many one few few few many many one one"),
            ("pl", "many one few few few many many many many"),
            ("lt", "other one few few few few other one one"),
            ("fr", "one one other other other other other other other"),
            ("pt_PT", "other one other other other other other other other"),
            ("he", "other one two other other other other other other"),
            ("ja", "other other other other other other other other other"),
        ])
    func categories(locale: String, expected: String) {
        let locale = Locale(identifier: locale)
        let numbers: [Double] = [0, 1, 2, 3, 4, 5, 11, 21, 101]
        expect(numbers.map { PluralRules.category(of: $0, locale: locale) }.joined(separator: " "), equals: expected)
        let inSlovenian = PluralRules.category(of: 102, locale: Locale(identifier: "sl"))
        expect(inSlovenian, equals: "two", "another language in between")
        expect(PluralRules.category(of: 1.5, locale: Locale(identifier: "cs")), equals: "many")
    }

    @Test("digits and case are the locale's")
    func digits() {
        expect(host(Text("\(42)"), "ar_EG").text, equals: "٤٢")
        let title = TestHost { Text("title").textCase(.uppercase) }
        expect(title.text, equals: "TITLE")
        title.setEnvironment(\.locale, Locale(identifier: "tr_TR"))
        expect(title.text, equals: "TİTLE")
    }

    @Test("a broken table translates nothing, and the program continues")
    func broken() throws {
        let folder = try BundleFolder([
            "en.lproj/Localizable.strings": "\"a\" = \"1\"; \"b\" \"2\"; \"c\" = \"3\"", "Localizable.xcstrings": "{",
            "en.lproj/Localizable.stringsdict": "no list",
        ])
        let bundle = folder.bundle
        expect(host(Text("a", bundle: bundle), "en_US").text, equals: "1")
        expect(host(Text("b", bundle: bundle), "en_US").text, equals: "b")
        expect(host(Text("\("x") %", bundle: bundle), "en_US").text, equals: "x %")
    }
}
