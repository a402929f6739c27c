/// What goes along with a change of state.
public struct Transaction: Sendable {
    /// A transaction without anything.
    public init() {}
}
