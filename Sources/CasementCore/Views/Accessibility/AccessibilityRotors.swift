import Foundation

// Rotors: lists by which a person goes from one thing to the next of its kind. They are taken, so that programs compile;
// nothing here
// offers them yet.

/// An entry of a rotor. It has no effect yet, nor has any of its arguments.
public struct AccessibilityRotorEntry<ID: Hashable> {
    /// A text, by the id of its view.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// A text, by the id of its view in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// A text, by the id of its view.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// A text, by the id of its view.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// A text, by the id of its view in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// A text, by the id of its view in a namespace.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// What a rotor lists.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Entries of identifiable elements.
    @_disfavoredOverload public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Entries of elements whose id is at a key path.
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Puts the entries of a rotor together.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Several entries.
    public struct Entries: AccessibilityRotorContent {}
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> Entries { Entries() }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> Entries { Entries() }
    public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> Entries { Entries() }
}

/// Rotors that systems know by themselves.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String
    public static let links = AccessibilitySystemRotor(name: "links")
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "unvisited links")
    }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "headings \(level.rawValue)")
    }
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

extension View {
    /// A rotor of the program's own. Without effect yet.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// A rotor of the program's own. Without effect yet.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// A rotor of the program's own. Without effect yet.
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// What a rotor that systems know leads to in this view. Without effect yet.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// A rotor of elements by their ids and labels. Without effect yet.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// A rotor of elements by their ids and labels. Without effect yet.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// A rotor of elements by their ids and labels. Without effect yet.
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// A rotor of elements by what leads to their ids and labels. Without effect yet.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// A rotor of elements by what leads to their ids and labels. Without effect yet.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// A rotor of parts of the text that the view shows. Without effect yet.
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

    /// A rotor of parts of the text that the view shows. Without effect yet.
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        self
    }

    /// By what a rotor finds the view. Without effect yet.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
