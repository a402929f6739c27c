/// The most that some work of a view may cost. What is nil is not limited.
public struct CostCeiling: Sendable {
    /// Runs of bodies.
    public var bodies: Int?
    /// Nodes of the view graph created.
    public var nodesCreated: Int?
    /// Measurements computed.
    public var measurements: Int?
    /// Layout nodes whose children are placed again.
    public var placements: Int?
    /// Textures drawn, new or in place.
    public var textures: Int?
    /// In device pixels.
    public var paintedPixels: Int?
    /// Of an optimised program and one that is not, these differ much.
    public var allocations: Int?
    /// Not checked where the processor's counters cannot be read.
    public var instructions: Int?

    /// Creates a ceiling; see the properties of ``ViewCost``.
    public init(
        bodies: Int? = nil, nodesCreated: Int? = nil, measurements: Int? = nil, placements: Int? = nil,
        textures: Int? = nil, paintedPixels: Int? = nil, allocations: Int? = nil, instructions: Int? = nil
    ) {
        (self.bodies, self.nodesCreated, self.measurements) = (bodies, nodesCreated, measurements)
        (self.placements, self.textures, self.paintedPixels) = (placements, textures, paintedPixels)
        (self.allocations, self.instructions) = (allocations, instructions)
    }
}

extension ViewCost {
    /// What is above a ceiling, a line each, such as "bodies: 3, at most 1"; empty if nothing is. What could not be
    /// counted here is not above it.
    ///
    /// ```swift
    /// #expect(cost.excess(over: CostCeiling(bodies: 1, allocations: 60)) == [])
    /// ```
    public func excess(over ceiling: CostCeiling) -> [String] {
        let counts: [(name: String, count: Int?, most: Int?)] = [
            ("bodies", bodies, ceiling.bodies), ("nodesCreated", nodesCreated, ceiling.nodesCreated),
            ("measurements", measurements, ceiling.measurements), ("placements", placements, ceiling.placements),
            ("textures", textures, ceiling.textures), ("paintedPixels", paintedPixels, ceiling.paintedPixels),
            ("allocations", allocations, ceiling.allocations), ("instructions", instructions, ceiling.instructions),
        ]
        return counts.compactMap { name, count, most in
            guard let count, let most, count > most else { return nil }
            return "\(name): \(count), at most \(most)"
        }
    }
}
