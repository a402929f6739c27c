import Foundation

/// The environment at a place in the view tree: the root, or a modifier that changes it.
///
/// Nodes hold their scope rather than the values, so that a change at the top need not visit descendants that do not
/// read it; a scope derives its values again when its parent's have changed.
@MainActor package final class EnvironmentScope {
    private var parent: EnvironmentScope?
    private var transform: (inout EnvironmentValues) -> Void
    @exclusivity(unchecked) private var base: EnvironmentValues
    @exclusivity(unchecked) private var cached: EnvironmentValues
    /// The number of changes to any scope when `cached` was last known to be current.
    @exclusivity(unchecked) private var checkedAt = -1
    /// Counts the changes to values, transforms and parents of all scopes: between two of them, which is for whole
    /// frames, no scope asks those above it.
    @exclusivity(unchecked) private static var changes = 0
    /// The keys of inherited values that the transform has read.
    package private(set) var keysFound: EnvironmentKeySet = 0

    /// Creates the root's scope.
    package init(_ values: EnvironmentValues) {
        (parent, transform, base, cached) = (nil, { _ in }, values, values)
    }

    package init(parent: EnvironmentScope, transform: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.transform = transform
        base = parent.values
        cached = base
        derive()
    }

    private func derive() {
        let log = EnvironmentValues.ReadLog()
        cached = base
        cached.log = log
        transform(&cached)
        cached.log = nil
        keysFound |= log.keys
    }

    /// The current values.
    package var values: EnvironmentValues {
        guard checkedAt != Self.changes, let parent else { return cached }
        let changes = Self.changes
        defer { checkedAt = changes }
        let inherited = parent.values
        if !inherited.isIdentical(to: base) {
            base = inherited
            derive()
        }
        return cached
    }

    /// The list around whose row the scope was inserted; set by that list.
    package weak var list: AnyObject?

    /// Inserts a scope between `outer` and this scope, which is derived from it directly or indirectly.
    package func insert(_ scope: EnvironmentScope, below outer: EnvironmentScope) {
        var current = self
        while current !== scope, let parent = current.parent {
            if parent === outer { current.parent = scope }
            current = parent
        }
        Self.changes += 1
    }

    /// The direction, and the number of changes to any scope when it was found.
    @exclusivity(unchecked) private var direction = (isRightToLeft: false, foundAt: -1)

    /// Whether leading is right. Cached, because every container reads it.
    package var isRightToLeft: Bool {
        if direction.foundAt != Self.changes {
            direction = (values.layoutDirection == .rightToLeft, Self.changes)
        }
        return direction.isRightToLeft
    }

    /// The keys that this scope sets.
    package var keys: EnvironmentKeySet { values.keysSet(on: base) }

    /// Whether it sets only whole values of a type, which do not depend on inherited values.
    package func setsOnly(_ type: Any.Type) -> Bool { values.holdsOnly(type, on: base) }

    /// Replaces the transform of this scope; returns the keys that were set before or are set now.
    package func setTransform(_ transform: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentKeySet {
        let before = keys
        self.transform = transform
        derive()
        Self.changes += 1
        return before | keys
    }

    /// Changes the root's values; returns the keys that may differ.
    package func setValues(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentKeySet {
        let before = cached
        change(&cached)
        Self.changes += 1
        defer { cached.dropHidden() }
        return cached.keysSet(on: before)
    }
}
