import Foundation

extension AttributedTextSelection {
    /// The attributes of a selection in a text: those of each part that is selected, or those of what would be typed at
    /// an insertion point.
    ///
    ///     selection.attributes(in: text)[\.foregroundColor].contains(.red)
    public struct Attributes<Text>: Sequence, Sendable {
        public typealias Element = AttributeContainer

        /// The selected text; nil for an insertion point.
        fileprivate let selected: DiscontiguousAttributedSubstring?
        fileprivate let typing: AttributeContainer

        /// Goes through the attributes, in the order of the text.
        public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
            (selected.map { $0.runs.map(\.attributes) } ?? [typing]).makeIterator()
        }

        /// The values of one attribute, with nil for parts without it. Neighbours with the same value are one.
        public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
            var values: [K.Value?] = []
            for attributes in self where values.last != attributes[type] { values.append(attributes[type]) }
            return values
        }

        /// The values of one attribute, by its name in texts.
        public subscript<K: AttributedStringKey>(
            keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
    }

    /// The attributes that the selection has in a text: those of each part that is selected, or those of what would be
    /// typed at an insertion point.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        if case .insertionPoint = indices(in: text) {
            return Attributes(selected: nil, typing: typingAttributes(in: text))
        }
        return Attributes(selected: text[self], typing: AttributeContainer())
    }
}
