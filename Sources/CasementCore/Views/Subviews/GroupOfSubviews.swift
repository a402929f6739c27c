/// The content of a group created from the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: SubviewsReader {
    public typealias Body = Never

    func show(_ walk: ChoiceWalk) -> Content { transform(walk.subviews) }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SubviewsNode(view, in: context)
    }
    public static var _viewCount: Int? { Content._viewCount }
}

/// The content of a group created from the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let base: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: SubviewsReader {
    public typealias Body = Never

    func show(_ walk: ChoiceWalk) -> Content { transform(walk.sectionCollection) }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        SubviewsNode(view, in: context)
    }
    public static var _viewCount: Int? { Content._viewCount }
}

extension Group where Content: View {
    /// Creates a view from the subviews of another: the basis of custom containers.
    ///
    ///     struct Cards<Content: View>: View {
    ///         @ViewBuilder var content: Content
    ///
    ///         var body: some View {
    ///             Group(subviews: content) { subviews in
    ///                 HStack { subviews.first }
    ///                 ForEach(subviews.dropFirst()) { $0.padding() }
    ///             }
    ///         }
    ///     }
    ///
    /// Structure is resolved: each view of a block, each row of a `ForEach` and each view of a body with several is a
    /// subview, with its modifiers. A subview has the environment of the position where it is shown, and keeps its
    /// state while it stays there; shown twice, it is two views. Headers, content and footers of sections follow
    /// each other.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Creates a view from the sections of another. Views outside sections form one without header and footer.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}

extension SubviewsReader {
    /// Appends the subviews of the view made from the resolved subviews.
    func appendResult(to walk: inout ChoiceWalk) {
        guard walk.listsSubviews else { return walk.append(self) }
        var found = walk.inner
        found.enter(0) { base.appendChoices(to: &$0) }
        walk.enter(1) { show(found).appendChoices(to: &$0) }
    }
}

extension GroupElementsOfContent: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { appendResult(to: &walk) }
}

extension GroupSectionsOfContent: ChoiceSource {
    func choices(into walk: inout ChoiceWalk) { appendResult(to: &walk) }
}
