import Foundation

/// Joins words as a language does: "a, b, and c". Apple's Foundation has it.
public final class ListFormatter: Formatter {
    /// Writes the elements; by default only strings and numbers are written.
    public var itemFormatter: Formatter?
    /// The language.
    public var locale: Locale! = .autoupdatingCurrent

    /// The strings, joined in the user's language.
    public static func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// The elements, joined; nil if one of them cannot be written.
    public func string(from items: [Any]) -> String? {
        var words: [String] = []
        for item in items {
            let written = itemFormatter?.string(for: item)
            guard let word = written ?? item as? String ?? (item as? any Numeric).map({ "\($0)" }) else { return nil }
            words.append(word)
        }
        return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// The elements of an array, joined; nil for what is no array.
    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// Calls a closure. There are no objects of Objective-C, whose pools it would empty on a Mac.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
