/// What the pipeline did, counted since it was last asked.
public struct FrameStatistics: Equatable, Sendable {
    /// Runs of user-written bodies, view modifier bodies and row closures.
    public var bodies = 0
    /// Nodes of the view graph that were made.
    public var nodesCreated = 0
    /// Nodes visited by the diff.
    public var nodesUpdated = 0
    /// Nodes of the view graph that left.
    public var nodesRemoved = 0
    /// Sizes that were worked out, as opposed to answered from a cache.
    public var layoutMeasures = 0
    /// Nodes whose children were placed anew.
    public var layoutPlacements = 0
    /// Textures that were made.
    public var texturesCreated = 0
    /// Textures drawn again in place.
    public var texturesUpdated = 0
    /// Textures that were given back.
    public var texturesDestroyed = 0
    /// Textures that exist now; not reset when taken.
    public var texturesAlive = 0
    /// Device pixels painted.
    public var damagedPixels = 0
    /// Graphics and layers painted, and the window's own colour where it was seen: what is hidden does not count.
    public var graphicsPainted = 0
    /// Device pixels that were moved with what scrolled, instead of painted.
    public var movedPixels = 0
    /// Pixels of the textures drawn.
    public var rasterisedPixels = 0
    /// Frames in which something was shown.
    public var framesPresented = 0

    /// All counts at zero.
    public init() {}
}
