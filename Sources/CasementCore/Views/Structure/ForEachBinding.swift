import Foundation

extension ForEach where Content: View {
    /// The views of identifiable elements, each with a binding to its element.
    ///
    ///     ForEach($people) { $person in Toggle(person.name, isOn: $person.isInvited) }
    ///
    /// A row's binding follows its element when others come and go before it.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// The views of elements whose id is at a key path, each with a binding to its element.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        let base = data.location
        self.init(
            data: elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) },
            content: { place in
                content(
                    Binding(
                        location: RowLocation(
                            base: base, id: place.1, idPath: id, index: place.0, element: elements[place.0])))
            },
            id: { $0.1 })
    }
}
