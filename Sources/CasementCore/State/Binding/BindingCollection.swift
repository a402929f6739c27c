import Foundation

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the collection that the binding refers to.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the index after `index`.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    /// Replaces `index` by the one after it.
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at a current index. If the index becomes invalid later, it reads the last element, and
    /// writing does nothing.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let value = MainThread.sync { [location] in location.peekOrRead() }
        return Binding<Value.Element>(
            location: ElementLocation(base: location, index: position, element: value[position]))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the index before `index`.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    /// Replaces `index` by the one before it.
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
