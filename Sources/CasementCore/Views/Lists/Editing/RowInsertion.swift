import Foundation

/// Handles drops between the rows of a `ForEach`.
@MainActor final class RowInsertion {
    let takes: (ItemDrag) -> Bool
    let insert: (ItemDrag, Int) -> Bool

    init(takes: @escaping (ItemDrag) -> Bool, insert: @escaping (ItemDrag, Int) -> Bool) {
        (self.takes, self.insert) = (takes, insert)
    }
}

/// The node of a modifier that may accept drops between the elements of the `ForEach` in it.
@MainActor protocol RowInsertionSource: RowSource {
    var insertion: RowInsertion? { get }
}

extension RowElementSource {
    /// The drop handler of the innermost modifier around the elements that has one.
    var insertion: RowInsertion? {
        var node = parent
        while let current = node, let source = current.rowSource, !(source is any RowElementSource) {
            if let insertion = (source as? any RowInsertionSource)?.insertion { return insertion }
            node = current.parent
        }
        return nil
    }
}

extension DynamicViewContent {
    /// Accepts values of a type that are dropped between the rows of a list.
    ///
    /// - Parameters:
    ///   - payloadType: the type of the values.
    ///   - action: runs with the dropped values and the offset in the data before which to insert them.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(
            _RowActionsModifier(
                insertion: RowInsertion(
                    takes: { $0.fits(payloadType) },
                    insert: { drag, place in
                        drag.deliver(payloadType) {
                            action($0, place)
                            return true
                        }
                    })))
    }

    /// Accepts data of some types that is dropped between the rows of a list, as item providers (older API).
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            _RowActionsModifier(
                insertion: RowInsertion(
                    takes: { $0.conforms(toAny: supportedContentTypes) },
                    insert: { drag, place in
                        action(place, drag.providers(of: supportedContentTypes))
                        return true
                    })))
    }

    /// Accepts data of the types with some identifiers that is dropped between the rows of a list, as
    /// item providers (older API).
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(known: $0) }, perform: action)
    }
}
