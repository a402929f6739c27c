import Expectations
import Foundation
import SwiftUI
import Testing

/// Measurements as words.
struct MeasurementFormatTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test("measurements are written in their unit, in three widths")
    func widths() {
        let way = Measurement(value: 5.25, unit: UnitLength.kilometers)
        func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: Locale) -> String {
            way.formatted(.measurement(width: width, usage: .asProvided).locale(locale))
        }
        expect(text(.wide, american), equals: "5.25 kilometers")
        expect(text(.abbreviated, american), equals: "5.25 km")
        expect(text(.narrow, american), equals: "5.25km")
        expect(text(.wide, german), equals: "5,25 Kilometer")
    }

    @Test("regions read measurements in their own units")
    func regions() {
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: american, usage: .weather)
        expect(warmth.formatted(style), equals: "68°F")
        expect(warmth.formatted(style.locale(german)), equals: "20 °C")
        let exact = Measurement<UnitTemperature>.FormatStyle(
            width: .abbreviated, locale: american, usage: .weather,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        expect(Measurement(value: 20.5, unit: UnitTemperature.celsius).formatted(exact), equals: "68.9°F")
    }

    @Test("the older formatter has a formatter for its numbers")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.numberFormatter.locale = american
        formatter.numberFormatter.maximumFractionDigits = 0
        let warmth = Measurement(value: 21.4, unit: UnitTemperature.celsius)
        expect(formatter.string(from: warmth), equals: "71°F")
        formatter.unitOptions = .providedUnit
        expect(formatter.string(from: warmth), equals: "21°C")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        expect(formatter.string(from: warmth), equals: "21°")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)), equals: "3 kilograms")
        expect(formatter.string(from: Measurement(value: 3, unit: UnitFuelEfficiency.milesPerGallon)), equals: "3 mpg")
    }
}
