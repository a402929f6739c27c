import CasementCore

/// The automatic capitalisation of on-screen keyboards. It has no effect: desktops have none.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// No capitalisation.
    public static let never = TextInputAutocapitalization(name: "never")
    /// The first letter of every word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first letter of every sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// Every letter.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The automatic capitalisation of on-screen keyboards, as UIKit names it. It has no effect.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The kind of on-screen keyboard for a text. It has no effect: desktops have none.
public enum UIKeyboardType: Int, Sendable {
    /// The standard keyboard, and those for ASCII text, numbers with punctuation, addresses of the web, digits,
    /// telephone numbers, names with telephone numbers, and addresses of e-mail.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Keyboards for decimal numbers, for posts with `@` and `#`, for web searches, and for ASCII digits.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The keyboard for ASCII text, under its older name.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The meaning of a text, for programs that fill in forms. It has no effect: there are none here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// AppKit's name of the type.
public typealias NSTextContentType = UITextContentType

private struct AutocorrectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether typed text is not corrected. It has no effect: text is never corrected here.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
}

extension View {
    /// Disables the correction of typed text in this view. It has no effect: text is never corrected here.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The former name of `autocorrectionDisabled`.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { value in if let disable { value = disable } }
    }

    /// Sets the automatic capitalisation of an on-screen keyboard. It has no effect: desktops have none.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Sets the automatic capitalisation of an on-screen keyboard, as UIKit names it. It has no
    /// effect: desktops have none.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Sets the on-screen keyboard for this view. It has no effect: desktops have none.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Sets the meaning of the texts in this view, for programs that fill in forms. It has no
    /// effect: there are none here.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
