/// Says something about the node where the pointer rests on it.
@MainActor package protocol HelpProvider: Responder {
    var helpText: String? { get }
    /// The pointer has rested on the node for a moment, or does not any more.
    func restChanged(_ isResting: Bool)
}
