import CoreTesting
import Expectations
import Foundation
import Testing

@testable import CasementCore

/// Locales that are made when they are read.
@MainActor struct LocaleValues {
    @Test("what is known of the process's locale without it is what Foundation says") func current() {
        var values = EnvironmentValues()
        values.takeCurrentLocale()
        expect(values.localeFacts.identifier, equals: Locale.current.identifier)
        expect(values.locale, equals: .current)
        expect(values.writing.locale, equals: .current)
        expect(values.localeFacts.hasPlainDigits, equals: Locale.current.numberingSystem.identifier == "latn")
    }

    @Test("without a locale values are in American English") func usual() {
        let values = EnvironmentValues()
        expect(values.locale, equals: Locale(identifier: "en_US"))
        expect(values.localeFacts.identifier, equals: values.locale.identifier)
    }

    @Test("the digits of a locale are known with and without making it") func digits() {
        for (name, isPlain) in [("en_GB", true), ("de", true), ("ar_EG", false), ("en@numbers=deva", false)] {
            expect(LocaleFacts(Locale(identifier: name)).hasPlainDigits, equals: isPlain, "\(name)")
        }
    }
}
