/// Counts of the pipeline's work since they were last taken.
public struct FrameStatistics: Equatable, Sendable {
    /// Runs of the program's view bodies, modifier bodies and row closures.
    public var bodies = 0
    /// Nodes of the view graph created.
    public var nodesCreated = 0
    /// Nodes updated: run again or compared with a new value.
    public var nodesUpdated = 0
    /// Nodes of the view graph removed.
    public var nodesRemoved = 0
    /// Measurements computed, as opposed to those answered from a cache.
    public var layoutMeasures = 0
    /// Nodes whose children were placed again.
    public var layoutPlacements = 0
    /// Textures created.
    public var texturesCreated = 0
    /// Textures drawn again in place.
    public var texturesUpdated = 0
    /// Textures destroyed.
    public var texturesDestroyed = 0
    /// Textures that exist now; not reset when the counts are taken.
    public var texturesAlive = 0
    /// Device pixels painted.
    public var damagedPixels = 0
    /// Graphics and layers painted, and the window's background where visible; hidden ones do not count.
    public var graphicsPainted = 0
    /// Device pixels moved with scrolled content instead of painted.
    public var movedPixels = 0
    /// Pixels of the textures drawn.
    public var rasterisedPixels = 0
    /// Frames that were presented.
    public var framesPresented = 0

    /// Creates statistics with all counts zero.
    public init() {}
}
