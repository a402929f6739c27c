/// The subviews of a container's content, in view order. Used as a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    /// The subview at an index, in view order.
    public subscript(index: Int) -> Subview { subviews[subviews.startIndex + index] }
    /// The subviews at a range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
}

/// A range of the subviews of a container's content. Used as a view, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let base: SubviewsCollection
    public let startIndex: Int
    public let endIndex: Int

    /// The subview at an index of the whole collection.
    public subscript(index: Int) -> Subview { base[index] }
    /// The subviews at a range of indices of the whole collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { base[bounds] }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(self) { $0 } }
    public static var _isBuiltIn: Bool { true }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(self) { $0 } }
    public static var _isBuiltIn: Bool { true }
}

extension SubviewsCollection: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { for subview in self { subview.choices(into: &walk) } }
}

extension SubviewsCollectionSlice: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { for subview in self { subview.choices(into: &walk) } }
}
