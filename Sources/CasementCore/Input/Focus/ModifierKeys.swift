/// The modifier keys that are held in a window, and who hears when others are.
@MainActor package final class ModifierKeys {
    private(set) var held: EventModifiers = []
    private var watchers: [(owner: ObjectIdentifier, hear: (EventModifiers, EventModifiers) -> Void)] = []

    /// Calls a closure with what was held and what is held now, until the owner ends it.
    func watch(for owner: AnyObject, _ hear: @escaping (EventModifiers, EventModifiers) -> Void) {
        watchers.append((ObjectIdentifier(owner), hear))
    }

    func end(for owner: AnyObject) { watchers.removeAll { $0.owner == ObjectIdentifier(owner) } }

    func changed(to new: EventModifiers) {
        guard new != held else { return }
        let old = held
        held = new
        for watcher in watchers { watcher.hear(old, new) }
    }
}
