/// One of the views in the content of a container, which the container can show anywhere; see
/// `Group(subviews:transform:)`.
public struct Subview: Identifiable {
    /// The identity of a subview among its siblings: its path in the content, in which the ids of a `ForEach` and of
    /// `id(_:)` replace indices.
    public struct ID: Hashable, CustomStringConvertible {
        var steps: [AnyHashable] = []
        public var description: String { steps.map { "\($0)" }.joined(separator: "/") }
    }

    /// The identity of the view in the content; it does not change when the view moves.
    public let id: ID
    /// The values that the view passes to its container, with `containerValue(_:_:)`.
    public let containerValues: ContainerValues
    private let view: AnyView

    @MainActor init(_ choice: ViewChoice) {
        (id, containerValues, view) = (choice.id, choice.values, choice.view)
    }
}

extension Subview: View {
    public var body: some View { view.id(id) }
    public static var _isBuiltIn: Bool { true }
    public static var _viewCount: Int? { 1 }
}

extension Subview: ChoiceSource {
    /// As a subview of another container it is kept whole.
    func choices(into walk: inout ChoiceWalk) {
        guard walk.listsSubviews else { return view.choices(into: &walk) }
        let outer = walk.values
        walk.values = containerValues.filled(with: outer)
        walk.enter(id) { $0.append(self) }
        walk.values = outer
    }
}
