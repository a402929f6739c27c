import Foundation

extension PersonNameComponents {
    /// Writes names: `person.formatted(.name(style: .short))`. Apple's Foundation has it.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The given name, or the family name where there is none.
            case short
            /// The given and the family name.
            case medium
            /// All parts.
            case long
            /// The initials of the given and the family name.
            case abbreviated
        }

        /// How much is written.
        public var style: Style
        /// The language. It has no effect: the order is that of the letters in which the name is written.
        public var locale: Locale

        /// A style of names, of medium length.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// The name. What is written in Chinese, Japanese or Korean letters has the family name first, without a
        /// space.
        public func format(_ value: PersonNameComponents) -> String {
            func part(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
            let given = part(value.givenName), family = part(value.familyName)
            let isFamilyFirst = Self.isFamilyFirst((family ?? "") + (given ?? ""))
            let gap = isFamilyFirst ? "" : " "
            let names = isFamilyFirst ? [family, given] : [given, family]
            switch style {
            case .short: return given ?? family ?? part(value.nickname) ?? ""
            case .medium: return names.compactMap(\.self).joined(separator: gap)
            case .long:
                let middle = part(value.middleName)
                let all = isFamilyFirst ? [family, given, middle] : [given, middle, family]
                let name = all.compactMap(\.self).joined(separator: gap)
                return [part(value.namePrefix), name, part(value.nameSuffix)].compactMap { part($0) }
                    .joined(separator: " ")
            case .abbreviated:
                // The family name alone stands for a name in such letters.
                if isFamilyFirst { return family ?? given ?? "" }
                return names.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
            }
        }

        private static func isFamilyFirst(_ name: String) -> Bool {
            guard !name.isEmpty else { return false }
            return name.unicodeScalars.allSatisfy { scalar in
                [0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF].contains {
                    $0.contains(Int(scalar.value))
                }
            }
        }
    }

    /// The given and the family name.
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A style of names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension URL {
    /// The address without its user, query and fragment, as it is shown: "https://swift.org/blog". Ports of the web are
    /// left out. Apple's Foundation has it.
    public func formatted() -> String {
        guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return absoluteString }
        var shown = URLComponents()
        (shown.scheme, shown.host, shown.path) = (parts.scheme, parts.host, parts.path)
        let isWeb = parts.scheme == "http" || parts.scheme == "https"
        if !isWeb { shown.port = parts.port }
        return shown.string?.removingPercentEncoding ?? absoluteString
    }
}
