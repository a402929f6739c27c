import Foundation

/// The ids last reported.
private final class VisibleIDs<ID: Hashable> { var last: [ID] = [] }

/// Reports the ids of the visible views of scroll views.
private struct TargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var visible = VisibleIDs<ID>()

    func body(content: Content) -> some View {
        let (visible, threshold, action) = (visible, threshold, action)
        content.transformEnvironment(\.scrollTraits) { traits in
            traits.observers.append(
                ScrollObserver { _, node in
                    let ids = node.visibleIDs(as: ID.self, threshold: threshold)
                    guard ids != visible.last else { return }
                    visible.last = ids
                    action(ids)
                })
        }
    }
}

extension _Node {
    /// The ids, of a type, of the views of a scroll view of whose area at least this fraction is visible, in order.
    fileprivate final func visibleIDs<ID: Hashable>(as type: ID.Type, threshold: Double) -> [ID] {
        guard let scroll = (self as? any ScrollSurface)?.scroll else { return [] }
        let seen = CGRect(origin: scroll.scrollStart, size: scroll.size)
        var found: [(id: ID, frame: CGRect)] = []
        var known: Set<ID> = []
        forEachIdentified { id, view in
            guard let own = id as? ID ?? id.base as? ID, let frame = view.view?.frame(in: scroll) else { return }
            let area = frame.width * frame.height, shared = frame.overlap(seen)
            let share = shared.isNull ? 0 : area > 0 ? Double(shared.width * shared.height / area) : 1
            let isVisible = threshold > 0 ? share >= threshold - 1e-9 : share > 0
            if isVisible, known.insert(own).inserted { found.append((own, frame)) }
        }
        return found.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.id)
    }
}

extension View {
    /// Runs an action when other views of a scroll view become visible, with the ids of all that are: of its views of a
    /// `ForEach` and those with an `id`, in the order of their places.
    ///
    ///     ScrollView { LazyVStack { ForEach(photos) { PhotoRow($0) } }.scrollTargetLayout() }
    ///         .onScrollTargetVisibilityChange(idType: Photo.ID.self) { load($0) }
    ///
    /// - Parameters:
    ///   - idType: the type of the ids; others are not reported.
    ///   - threshold: the fraction of the area that is visible, 0 to 1.
    ///   - action: receives the ids.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            TargetVisibilityModifier(
                threshold: threshold.isNaN ? 0.5 : min(1, max(0, threshold)), action: action))
    }
}
