import CasementCore

/// What some work of a view costs: see ``measure(_:of:repetitions:_:)``.
///
/// Counts say the same on a busy machine as on an idle one, so that a test can limit them. Times do not.
public struct ViewCost: Sendable {
    /// Bodies, nodes, layout, textures and pixels: of each the most that a repetition took.
    public var statistics = FrameStatistics()
    /// Blocks of memory that the main thread asked for: the median of the repetitions, since a collection that grows
    /// asks for more in one of them. Nil under a sanitizer, which has its own allocator.
    public var allocations: Int?
    /// Instructions of the main thread outside of the kernel: the median of the repetitions. Nil where the processor's
    /// counters cannot be read, as in most virtual machines.
    public var instructions: Int?
    /// The median time of a repetition.
    public var time = Duration.zero

    /// Creates a cost in which nothing was counted.
    public init() {}

    /// Runs of bodies.
    public var bodies: Int { statistics.bodies }
    /// Nodes of the view graph created.
    public var nodesCreated: Int { statistics.nodesCreated }
    /// Measurements computed.
    public var measurements: Int { statistics.layoutMeasures }
    /// Layout nodes whose children were placed again.
    public var placements: Int { statistics.layoutPlacements }
    /// Textures drawn, new or in place.
    public var textures: Int { statistics.texturesCreated + statistics.texturesUpdated }
    /// Device pixels painted.
    public var paintedPixels: Int { statistics.damagedPixels }
}
