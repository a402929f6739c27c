import Foundation

// The data is a collection that is a property of views, which only a `Binding` to one is. Were it a `Binding`
// by its type, a mistake in the rows of other data would make the compiler complain that the data is no binding.

extension ForEach where Content: View {
    /// Creates the views of identifiable elements, each with a binding to its element.
    ///
    ///     ForEach($people) { $person in Toggle(person.name, isOn: $person.isInvited) }
    ///
    /// A row's binding follows its element when others before it are inserted or removed.
    @inlinable public init<C>(_ data: C, @ViewBuilder content: @escaping (C.Element) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: RandomAccessCollection & DynamicProperty, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, rows: RowBindings(of: data), content: content)
    }

    /// Creates the views of elements whose id is at a key path, each with a binding to its element.
    @inlinable public init<C>(
        _ data: C, id: KeyPath<C.Element._Value, ID>, @ViewBuilder content: @escaping (C.Element) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: RandomAccessCollection & DynamicProperty,
        C.Element: DynamicProperty, C.Index: Hashable
    {
        self.init(data, rows: RowBindings(of: data, by: id), content: content)
    }

    @usableFromInline init<C: RandomAccessCollection>(
        _ data: C, rows: RowBindings<C.Index, C.Element, ID>, content: @escaping (C.Element) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(
            data: data.indices.lazy.map { index in (index, rows.id(index)) },
            content: { place in content(rows.row(place.0, place.1)) },
            id: { $0.1 })
    }
}

/// The ids of elements and the bindings to them, of a collection at the time when it was read.
@usableFromInline struct RowBindings<Index, Row, ID: Hashable> {
    let id: (Index) -> ID
    let row: (Index, ID) -> Row

    fileprivate init(id: @escaping (Index) -> ID, row: @escaping (Index, ID) -> Row) {
        (self.id, self.row) = (id, row)
    }

    /// By the elements' own ids.
    @usableFromInline init<C: RandomAccessCollection>(of data: C)
    where C.Index == Index, C.Element == Row, Row: Identifiable, Row.ID == ID {
        let found = (data as? any BindingToIdentified<Index, Row, ID>)?.rows()
        self = found ?? RowBindings(id: { data[$0].id }, row: { index, _ in data[index] })
    }

    /// By what is at a key path of each element.
    @usableFromInline init<C: RandomAccessCollection>(of data: C, by id: KeyPath<Row._Value, ID>)
    where C.Index == Index, C.Element == Row, Row: DynamicProperty {
        guard let data = data as? any BindingToRows<Index, Row> else {
            preconditionFailure("\(C.self) is not a binding: only a binding's elements are found by a key path.")
        }
        self = data.rows(by: id)
    }
}

/// A binding to a collection.
private protocol BindingToRows<Index, Row> {
    associatedtype Index
    associatedtype Row: DynamicProperty

    func rows<ID: Hashable>(by id: KeyPath<Row._Value, ID>) -> RowBindings<Index, Row, ID>
}

/// A binding to a collection of identifiable elements.
private protocol BindingToIdentified<Index, Row, ID> {
    associatedtype Index
    associatedtype Row
    associatedtype ID: Hashable

    func rows() -> RowBindings<Index, Row, ID>
}

extension Binding: BindingToRows where Value: MutableCollection & RandomAccessCollection {
    fileprivate typealias Row = Binding<Value.Element>

    fileprivate func rows<ID: Hashable>(by id: KeyPath<Value.Element, ID>) -> RowBindings<Value.Index, Row, ID> {
        let elements = wrappedValue
        return RowBindings(id: { elements[$0][keyPath: id] }) { index, rowID in
            Row(location: RowLocation(base: location, id: rowID, idPath: id, index: index, element: elements[index]))
        }
    }
}

extension Binding: BindingToIdentified
where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
    fileprivate func rows() -> RowBindings<Value.Index, Row, Value.Element.ID> { rows(by: \.id) }
}
