/// A value that follows from places and sizes, as those who read it saw it.
@MainActor final class LayoutValue<Value: Equatable>: DependencySource, LayoutFact {
    var isWatched = false
    private let current: () -> Value?
    private var value: Value
    private let name: String

    /// `current` works the value out; nil where there is none any more. Where it is read it is called `name` in messages.
    init(_ value: Value, _ name: String, current: @escaping () -> Value?) {
        (self.value, self.name, self.current) = (value, name, current)
        super.init()
    }

    /// The value now, on which whatever runs now depends.
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
