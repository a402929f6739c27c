import Foundation

/// The element at an index of a collection. If the index is no longer valid, it reads the last element, and writing
/// does nothing: a binding to a row may outlive the row.
final class ElementLocation<Base: MutableCollection>: DerivedLocation<Base.Element> {
    private let base: Location<Base>
    // Only the initialiser is outside the main actor; see Location.
    private nonisolated(unsafe) let index: Base.Index
    private nonisolated(unsafe) var last: Base.Element

    nonisolated init(base: Location<Base>, index: Base.Index, element: Base.Element) {
        (self.base, self.index, last) = (base, index, element)
    }

    private func element(of collection: Base) -> Base.Element {
        if collection.has(index) { last = collection[index] }
        return last
    }

    override var source: DependencySource? { base.source }
    override func derive() -> Base.Element { element(of: base.read()) }
    override func peek() -> Base.Element { element(of: base.peek()) }

    override func write(_ value: Base.Element) {
        var collection = base.peekOrRead()
        guard collection.has(index) else { return }
        last = value
        collection[index] = value
        base.write(collection)
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}

/// The element with a given id: a row's. It follows its element when others before it are inserted or removed, so that
/// neither a visible row nor a retained action writes to another row's element.
final class RowLocation<Base: MutableCollection & RandomAccessCollection, ID: Hashable>: DerivedLocation<Base.Element> {
    private let base: Location<Base>
    // Only the initialiser is outside the main actor; see Location.
    private nonisolated(unsafe) let id: ID
    private nonisolated(unsafe) let idPath: KeyPath<Base.Element, ID>
    /// The last known index of the element. Like the other fields, used only on the main actor after the initialiser.
    private nonisolated(unsafe) var index: Base.Index
    private nonisolated(unsafe) var last: Base.Element

    nonisolated init(
        base: Location<Base>, id: ID, idPath: KeyPath<Base.Element, ID>, index: Base.Index, element: Base.Element
    ) {
        (self.base, self.id, self.idPath) = (base, id, idPath)
        (self.index, last) = (index, element)
    }

    /// Finds the element's index, searching outwards from the last known one in both directions, at most `steps` steps.
    private func find(in collection: Base, within steps: Int = .max) -> Base.Index? {
        if collection.has(index), collection[index][keyPath: idPath] == id { return index }
        guard !collection.isEmpty else { return nil }
        var (before, after) = (collection.startIndex, collection.endIndex)
        if index >= collection.startIndex, index < collection.endIndex {
            (before, after) = (index, collection.index(after: index))
        } else if index >= collection.endIndex {
            before = collection.endIndex
        }
        var step = 0
        while step < steps, before > collection.startIndex || after < collection.endIndex {
            if before > collection.startIndex {
                before = collection.index(before: before)
                if collection[before][keyPath: idPath] == id { return before }
            }
            if after < collection.endIndex {
                if collection[after][keyPath: idPath] == id { return after }
                after = collection.index(after: after)
            }
            step += 1
        }
        return nil
    }

    private func element(of collection: Base) -> Base.Element {
        if let found = find(in: collection) { (index, last) = (found, collection[found]) }
        return last
    }

    override var source: DependencySource? { base.source }
    override func derive() -> Base.Element { element(of: base.read()) }
    override func peek() -> Base.Element { element(of: base.peek()) }

    /// After a shuffle, finding each row's element would take quadratic time; running a row's body is cheaper.
    override func differs(from value: Base.Element) -> Bool {
        let collection = base.peek()
        guard let found = find(in: collection, within: 16) else { return true }
        index = found
        var (old, new) = (value, collection[found])
        return !TypeDescriptor.of(Base.Element.self).areEqual(&old, &new)
    }

    /// Writing an element with another id replaces the element: the row is then removed and a new one inserted.
    override func write(_ value: Base.Element) {
        var collection = base.peekOrRead()
        guard let found = find(in: collection) else { return }
        (index, last) = (found, value)
        collection[found] = value
        base.write(collection)
    }

    override func isSame(as other: Location<Base.Element>) -> Bool {
        guard let other = other as? RowLocation<Base, ID> else { return false }
        guard id == other.id, idPath == other.idPath, base.isSame(as: other.base) else { return false }
        // The newer location has the more recent index.
        index = other.index
        return true
    }
}

extension Collection {
    func has(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
