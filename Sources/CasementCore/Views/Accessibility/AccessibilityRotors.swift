import Foundation

// Rotors: lists for moving between elements of one kind. The API exists so that programs compile; rotors are not
// offered yet.

/// An entry of a rotor. Neither it nor its arguments have an effect yet.
public struct AccessibilityRotorEntry<ID: Hashable> {
    /// Creates an entry with a text and the id of its view.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry with a text and the id of its view in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry with a text and the id of its view.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry with a text and the id of its view.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry with a text and the id of its view in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry with a text and the id of its view in a namespace.
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// The content of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates entries of identifiable elements.
    @_disfavoredOverload public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates entries of elements whose id is at a key path.
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// Builds the entries of a rotor.
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

/// Rotors defined by the system. They have no effect yet.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String
    /// All links.
    public static let links = AccessibilitySystemRotor(name: "links")
    /// All headings.
    public static let headings = AccessibilitySystemRotor(name: "headings")
    /// The links that have been visited, or those that have not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "unvisited links")
    }
    /// The headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "headings \(level.rawValue)")
    }
    /// Bold text.
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    /// Italic text.
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    /// Underlined text.
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    /// Misspelled words.
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    /// Images.
    public static let images = AccessibilitySystemRotor(name: "images")
    /// Text fields.
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    /// Tables.
    public static let tables = AccessibilitySystemRotor(name: "tables")
    /// Lists.
    public static let lists = AccessibilitySystemRotor(name: "lists")
    /// Landmarks: the main areas of a window.
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

extension View {
    /// Adds a custom rotor. No effect yet.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a custom rotor. No effect yet.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a custom rotor. No effect yet.
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Sets the entries of a system rotor in this view. No effect yet.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor of elements by their ids and labels. No effect yet.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of elements by their ids and labels. No effect yet.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of elements by their ids and labels. No effect yet.
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of elements by key paths to their ids and labels. No effect yet.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of elements by key paths to their ids and labels. No effect yet.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor of parts of the view's text. No effect yet.
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

    /// Adds a rotor of parts of the view's text. No effect yet.
    public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        self
    }

    /// Sets the identifier of the view for rotors. No effect yet.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
