import Foundation

extension ForEach where Content: View {
    /// Creates the views of identifiable elements, each with a binding to its element.
    ///
    ///     ForEach($people) { $person in Toggle(person.name, isOn: $person.isInvited) }
    ///
    /// A row's binding follows its element when others before it are inserted or removed.
    @inlinable public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates the views of elements whose id is at a key path, each with a binding to its element.
    @inlinable public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) },
            content: { place in
                content(data.row(place.1, by: id, at: place.0, element: elements[place.0]))
            },
            id: { $0.1 })
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    @usableFromInline func row<ID: Hashable>(
        _ id: ID, by idPath: KeyPath<Value.Element, ID>, at index: Value.Index, element: Value.Element
    ) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: RowLocation(base: location, id: id, idPath: idPath, index: index, element: element))
    }
}
