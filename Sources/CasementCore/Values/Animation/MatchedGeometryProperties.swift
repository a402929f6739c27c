import Foundation

/// The geometry that matched views take from their source.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the view's anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size proposed to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
