import CasementCore
import Foundation

/// What a measurement is of, which decides the unit in which a region reads it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    /// Its name in Unicode CLDR; nil to keep the unit.
    let name: String?
    /// The unit in which the region measures such things in general.
    public static var general: Self { Self(name: "default") }
    /// The unit of the measurement.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances of roads.
    public static var road: Self { Self(name: "road") }
    /// Sizes of people.
    public static var person: Self { Self(name: "person") }
    /// Heights of people.
    public static var personHeight: Self { Self(name: "person-height") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Weights of people.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperatures of the air.
    public static var weather: Self { Self(name: "weather") }
    /// Temperatures of people.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy of food.
    public static var food: Self { Self(name: "food") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements: "5.2 km", "3.2 miles". Apple's Foundation has it.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How the unit is written.
        public enum UnitWidth: String, Codable, Hashable, Sendable {
            /// "5 kilometers", "5 km", "5km".
            case wide, abbreviated, narrow

            fileprivate var width: UnitNames.Width {
                switch self {
                case .wide: .wide
                case .abbreviated: .short
                case .narrow: .narrow
                }
            }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The language, and the region that decides the unit.
        public var locale: Locale
        /// Writes the number; nil for as many digits as are usual.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        private var usageName: String?

        /// What the measurement is of.
        public var usage: MeasurementFormatUnitUsage<UnitType> {
            get { MeasurementFormatUnitUsage(name: usageName) }
            set { usageName = newValue.name }
        }

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, usageName) = (width, locale, usage.name)
            self.numberFormatStyle = numberFormatStyle
        }

        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// A measurement as text.
        public func format(_ value: Measurement<UnitType>) -> String {
            let style = numberFormatStyle?.locale(locale)
            return MeasurementWords(value: value.value, unit: value.unit, usage: usageName, locale: locale)
                .text(width.width, number: style.map { style in { style.format($0) } })
        }
    }

    /// The measurement in the unit that the user's region reads, as text.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// A style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Writes measurements. Apple's Foundation has it.
public final class MeasurementFormatter: Formatter {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// One in which the number is neither large nor small. It has no effect with `providedUnit`.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Only a degree sign for temperatures.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; that of the user's region at first.
    public var unitOptions: UnitOptions = []
    /// How the unit is written; "km" at first.
    public var unitStyle = Formatter.UnitStyle.medium
    /// The language, and the region that decides the unit.
    public var locale: Locale! = .autoupdatingCurrent
    /// Writes the number.
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    private var width: UnitNames.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .short
        }
    }

    /// A measurement as text.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let keeps = unitOptions.contains(.providedUnit)
        let words = MeasurementWords(
            value: measurement.value, unit: measurement.unit, usage: keeps ? nil : "default",
            locale: locale ?? .autoupdatingCurrent)
        let number: (Double) -> String = { [numberFormatter] value in
            numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        }
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return number(words.converted) + "°"
        }
        return words.text(width, number: number)
    }

    /// The name of a unit.
    public func string(from unit: Unit) -> String { unit.symbol }
}

/// A measurement that is written in a language, by the ICU in Foundation.
private struct MeasurementWords {
    let value: Double
    let unit: Unit
    /// The name of the usage in Unicode CLDR; nil to keep the unit.
    let usage: String?
    let locale: Locale

    private var skeleton: String? {
        UnitCodes.name(of: unit).map { name in "unit/\(name)" + (usage.map { " usage/\($0)" } ?? "") }
    }

    /// The number in the unit that is written.
    var converted: Double {
        guard let skeleton, usage != nil else { return value }
        // The digits of English, but the units of the region.
        let region = locale.region?.identifier ?? "US"
        let exact = UnitNames.text(value, "\(skeleton) .000000 unit-width-short group-off", "en_\(region)")
        return exact.flatMap { text in Self.number(in: text).flatMap { Double(text[$0]) } } ?? value
    }

    /// The place of a number in a text: from its first digit to the last, with its sign.
    private static func number(in text: String) -> Range<String.Index>? {
        let scalars = text.unicodeScalars
        func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }
        guard var first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
            return nil
        }
        if first > text.startIndex, ["-", "\u{2212}"].contains(scalars[scalars.index(before: first)]) {
            first = scalars.index(before: first)
        }
        return first..<scalars.index(after: last)
    }

    func text(_ width: UnitNames.Width, number: ((Double) -> String)?) -> String {
        let digits = usage == nil ? " .######" : ""
        let known = skeleton.flatMap {
            UnitNames.text(value, $0 + digits + " " + width.skeleton, locale.identifier)
        }
        guard let text = known else { return "\(number?(value) ?? value.formatted()) \(unit.symbol)" }
        guard let number, let place = Self.number(in: text) else { return text }
        return text.replacingCharacters(in: place, with: number(converted))
    }
}

/// The names of units in Unicode CLDR.
private enum UnitCodes {
    static func name(of unit: Unit) -> String? { names["\(type(of: unit)) \(unit.symbol)"] }

    private static let names: [String: String] = {
        let known: [(Unit, String)] = [
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.miles, "mile"), (UnitLength.yards, "yard"),
            (UnitLength.feet, "foot"), (UnitLength.inches, "inch"), (UnitLength.nauticalMiles, "nautical-mile"),
            (UnitLength.lightyears, "light-year"), (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
            (UnitMass.milligrams, "milligram"), (UnitMass.pounds, "pound"), (UnitMass.ounces, "ounce"),
            (UnitMass.stones, "stone"), (UnitMass.metricTons, "metric-ton"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"), (UnitTemperature.kelvin, "kelvin"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"), (UnitDuration.seconds, "second"),
            (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"), (UnitVolume.liters, "liter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cups, "cup"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.millibars, "millibar"),
            (UnitPressure.bars, "bar"), (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
            (UnitArea.hectares, "hectare"), (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.horsepower, "horsepower"), (UnitFrequency.hertz, "hertz"),
        ]
        return Dictionary(known.map { ("\(type(of: $0)) \($0.symbol)", $1) }) { first, _ in first }
    }()
}
