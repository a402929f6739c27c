import Foundation

/// What views that share a geometry have from its source.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where a point of the view is: its anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size that the view is offered.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
