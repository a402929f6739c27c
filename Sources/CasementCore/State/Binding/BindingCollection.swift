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
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index that there is now. Where the index goes later, it reads the last element that
    /// there was, and writing does nothing.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let value = MainThread.sync { [location] in location.peekOrRead() }
        return Binding<Value.Element>(
            location: ElementLocation(base: location, index: position, element: value[position]))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
