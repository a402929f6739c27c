import Foundation

/// One view for each element of a collection, identified by the elements' ids: a view whose id stays keeps its node and
/// state, wherever it moves.
///
///     ForEach(books) { book in Text(book.title) }
///     ForEach(names, id: \.self) { Text($0) }
///     ForEach(0..<5) { Text("Row \($0)") }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection of elements.
    public var data: Data
    /// Creates the view of one element.
    public var content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
    let loops: RowLoops<Data, ID, Content>
    /// The edits that a list offers for the elements, by the initialisers with edit actions.
    var edits: ForEachEdits?

    /// The initialiser that all others call. Inlined, like them, so that the loops are compiled for the program's own
    /// types.
    @inlinable init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.init(data: data, content: content, id: id, loops: RowLoops())
    }

    @usableFromInline init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
        loops: RowLoops<Data, ID, Content>
    ) {
        (self.data, self.content, self.id, self.loops) = (data, content, id, loops)
    }
}

extension ForEach {
    /// Creates content that need not be a view.
    package init(of data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }

    /// The same elements, with other content.
    package func mapContent<Other>(_ transform: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
        ForEach<Data, ID, Other>(of: data, id: id) { [content] in transform(content($0)) }
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        if Data.self is any FoundInView.Type { return FoundForEachNode(view, in: context) }
        // In a lazy container rows are created when visible, if their number of displayables is static.
        if let parent = context.parent, parent.makesRowsOnDemand, Content._viewCount != nil {
            return LazyForEachNode(view, in: context)
        }
        return ForEachNode(view, in: context)
    }

    /// Nil, because it depends on the data.
    public static var _viewCount: Int? { nil }

    /// Creates the views of identifiable elements. (A binding to a collection is a collection too, but has its own
    /// initialiser.)
    @_disfavoredOverload @inlinable public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates the views of elements whose id is at a key path.
    @inlinable public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates the views of a range of numbers.
    @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: ChoiceSource where Content: View {
    func choices(into walk: inout ChoiceWalk) {
        if let found = data as? any FoundInView { return found.shown.choices(into: &walk) }
        for element in data {
            let first = walk.list.count, id = AnyHashable(id(element))
            walk.enter(id) { content(element).appendChoices(to: &$0) }
            if !walk.listsSubviews { walk.setTags(from: first, to: AnyHashable(unwrapping: self.id(element))) }
        }
    }
}
