/// One of the views that stand in the content of a container, to be shown where the container wants it; see
/// `Group(subviews:transform:)`.
public struct Subview: Identifiable {
    /// What tells a subview from its neighbours: its place in the content, where ids of a `ForEach` and of `id(_:)` count, not numbers.
    public struct ID: Hashable, CustomStringConvertible {
        var steps: [AnyHashable] = []
        public var description: String { steps.map { "\($0)" }.joined(separator: "/") }
    }

    /// The same for the same view of the content, wherever it moves.
    public let id: ID
    /// What the view says to its container, with `containerValue(_:_:)`.
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
    /// Among the subviews of another container it stays what it is.
    func choices(into walk: inout ChoiceWalk) {
        guard walk.owner != nil else { return view.choices(into: &walk) }
        let outer = walk.values
        walk.values = containerValues.filled(with: outer)
        walk.enter(id) { $0.append(self) }
        walk.values = outer
    }
}
