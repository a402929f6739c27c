import Foundation

/// Writes names, as `PersonNameComponents.FormatStyle` does. Apple's Foundation has it.
///
///     let formatter = PersonNameComponentsFormatter()
///     formatter.style = .abbreviated
///     formatter.string(from: person)   // "AL"
public final class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The given name, or the family name where there is none.
        case short
        /// The given and the family name.
        case medium
        /// All parts.
        case long
        /// The initials of the given and the family name.
        case abbreviated
    }

    /// Other things to be written.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The name as it sounds: that of `phoneticRepresentation`.
        public static let phonetic = Options(rawValue: 2)
    }

    /// How much is written.
    public var style = Style.default
    /// Whether names are written as they sound; one without a `phoneticRepresentation` is empty then.
    public var isPhonetic = false
    /// The language. It has no effect: the order is that of the letters in which the name is written.
    public var locale: Locale! = .autoupdatingCurrent

    /// The name.
    public func string(from components: PersonNameComponents) -> String {
        guard let name = isPhonetic ? components.phoneticRepresentation : components else { return "" }
        return PersonNameComponents.FormatStyle(style: style.format, locale: locale).format(name)
    }

    /// The name of a `PersonNameComponents`; nil for anything else.
    public override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    /// A name in the user's language.
    public static func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }
}

extension PersonNameComponentsFormatter.Style {
    fileprivate var format: PersonNameComponents.FormatStyle.Style {
        switch self {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}
