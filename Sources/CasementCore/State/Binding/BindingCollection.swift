import Foundation

// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// A binding to the element at an index that there is now. Where the index goes later, it reads the last element that
    /// there was, and writing does nothing.
    public subscript(position: Index) -> Binding<Value.Element> {
        let value = MainThread.sync { [location] in location.peekOrRead() }
        return Binding<Value.Element>(
            location: ElementLocation(base: location, index: position, element: value[position]))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
