/// Provides help for its node, shown where the pointer rests on it.
@MainActor package protocol HelpProvider: Responder {
    var helpText: String? { get }
    /// Called when the pointer has rested on the node for a moment, or does not any more.
    func restChanged(_ isResting: Bool)
}
