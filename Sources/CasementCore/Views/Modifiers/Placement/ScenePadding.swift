import Foundation

/// The space between the content of a window and its edges.
public struct ScenePadding: Hashable, Sendable {
    fileprivate let length: CGFloat
    /// The usual space: 20 points.
    public static let minimum = ScenePadding(length: 20)
    /// The space of the title of a bar: 20 points.
    public static let navigationBar = ScenePadding(length: 20)
}

extension View {
    /// Adds the space that content has at the edges of a window: 20 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

    /// Adds a space that content has at the edges of a window.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
