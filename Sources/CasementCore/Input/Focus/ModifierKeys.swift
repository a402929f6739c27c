/// The modifier keys held in a window, and observers of their changes.
@MainActor package final class ModifierKeys {
    package private(set) var held: EventModifiers = []
    private var watchers: [(owner: ObjectIdentifier, onChange: (EventModifiers, EventModifiers) -> Void)] = []

    /// Calls a closure with the previous and the current keys at each change, until it is ended for the owner.
    func watch(for owner: AnyObject, _ onChange: @escaping (EventModifiers, EventModifiers) -> Void) {
        watchers.append((ObjectIdentifier(owner), onChange))
    }

    func end(for owner: AnyObject) { watchers.removeAll { $0.owner == ObjectIdentifier(owner) } }

    func changed(to new: EventModifiers) {
        guard new != held else { return }
        let old = held
        held = new
        for watcher in watchers { watcher.onChange(old, new) }
    }
}
