/// The subviews of a view, for a `ForEach`. They are resolved when it is shown: in `ForEach.data`, the collection
/// is empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let shown: AnyView
    private let known: [Subview] = []
    public var startIndex: Int { known.startIndex }
    public var endIndex: Int { known.endIndex }
    /// The subview at an index, in view order.
    public subscript(index: Int) -> Subview { known[index] }
}

/// The sections of a view, for a `ForEach`. They are resolved when it is shown: in `ForEach.data`, the collection
/// is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    let shown: AnyView
    private let known: [SectionConfiguration] = []
    public var startIndex: Int { known.startIndex }
    public var endIndex: Int { known.endIndex }
    /// The section at an index, in view order.
    public subscript(index: Int) -> SectionConfiguration { known[index] }
}

extension ForEachSubviewCollection: @MainActor FoundInView {}
extension ForEachSectionCollection: @MainActor FoundInView {}

extension ForEach where Content: View {
    /// Creates a view for each subview of another view; see `Group(subviews:transform:)`.
    @MainActor public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        let shown = Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) }
        self.init(data: ForEachSubviewCollection(shown: AnyView(shown)), content: content, id: { $0.id })
    }

    /// Creates a view for each section of another view. Views outside sections form one without header and footer.
    @MainActor public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        let shown = Group(sections: view) {
            ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content)
        }
        self.init(data: ForEachSectionCollection(shown: AnyView(shown)), content: content, id: { $0.id })
    }
}
