/// A value computed from positions and sizes, as last read.
@MainActor final class LayoutValue<Value: Equatable>: DependencySource, LayoutFact {
    var isWatched = false
    private let current: () -> Value?
    private var value: Value
    private let name: String

    /// `current` computes the value; nil if there is none any longer. `name` identifies it in messages.
    init(_ value: Value, _ name: String, current: @escaping () -> Value?) {
        (self.value, self.name, self.current) = (value, name, current)
        super.init()
    }

    /// Returns the current value, on which the running code then depends.
    func read() -> Value {
        take(current())
        noteRead()
        return value
    }

    func check() -> Bool {
        guard isRead, let now = current() else { return false }
        take(now)
        return true
    }

    private func take(_ now: Value?) {
        guard let now, now != value else { return }
        value = now
        noteChange(name)
    }
}
