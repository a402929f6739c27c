import Foundation
@_spi(SwiftUI) import Observation

/// Separates a node from the registrars of `@Observable` objects, which hold this small object, not the node.
@MainActor final class ObservationToken {
    @exclusivity(unchecked) unowned(unsafe) var node: _Node?
    /// Whether it has fired since the node ran.
    @exclusivity(unchecked) fileprivate(set) var isSpent = false
    /// What the node read, where its observers stay from one run to the next.
    @exclusivity(unchecked) private var reads: ObservedReads?

    init(_ node: _Node) { self.node = node }

    nonisolated func fire() { if MainThread.isCurrent { fireHere() } else { fireElsewhere() } }

    private nonisolated func fireHere() {
        // Same as `MainActor.assumeIsolated`, but without the box that it allocates for each closure.
        typealias Plain = (ObservationToken) -> Void
        let notify: @MainActor (ObservationToken) -> Void = { $0.notify() }
        unsafeBitCast(notify, to: Plain.self)(self)
    }

    private nonisolated func fireElsewhere() {
        DispatchQueue.main.async {
            self.node?.isChangedElsewhere = true
            self.notify()
        }
    }

    private func notify() {
        if isSpent { return noteFurtherChange() }
        isSpent = true
        guard let node else { return }
        node.changeRecord?.hasOtherCause = true
        node.invalidate("an observed property")
    }

    // MARK: Observers that stay

    /// Changes since it has fired.
    @exclusivity(unchecked) private var furtherChanges = 0

    /// A few changes for one run are common, as of two properties. Where a loop makes thousands, the observers
    /// cost more than new ones.
    private func noteFurtherChange() {
        furtherChanges += 1
        if furtherChanges >= 8 { endReads() }
    }

    /// Whether no observer holds it but those that stay.
    fileprivate var isReusable: Bool { isSpent || reads != nil }

    /// Makes the node observe what its last run read.
    fileprivate func watch(_ list: ObservedReads.List) {
        (isSpent, furtherChanges) = (false, 0)
        if let reads {
            if reads.matches(list) { return }
            reads.end()
        }
        reads = ObservedReads(list) { [self] observers in
            if MainThread.isCurrent { return fireHere() }
            // Once: after this the node is observed in another way, see `trackUntilSet`.
            observers.cancel()
            fireElsewhere()
        }
    }

    private func endReads() {
        reads?.end()
        reads = nil
    }

    /// Ends it: the node no longer depends on what it read.
    func end() {
        node = nil
        endReads()
    }
}

extension _Node {
    /// Runs a closure of the program's and makes this node depend on what it reads, dropping earlier dependencies.
    final func track<Result>(_ body: () -> Result) -> Result {
        forgetDependencies()
        let outer = ViewGraph.reader
        ViewGraph.reader = self
        defer { ViewGraph.reader = outer }
        if isChangedElsewhere { return trackUntilSet(body) }
        return ObservedReads.areKnown ? trackReads(body) : trackOnce(body)
    }

    private final func trackReads<Result>(_ body: () -> Result) -> Result {
        // A change that the body makes itself would run it without end.
        observation?.node = nil
        var read: UInt = 0
        let result = ObservedReads.collect(in: &read, body)
        observation?.node = self
        if read != 0 { observeAgain().watch(ObservedReads.take(from: &read)) } else { forgetObservation() }
        return result
    }

    private final func observeAgain() -> ObservationToken {
        if let observation {
            if observation.isReusable { return observation }
            forgetObservation()
        }
        return observe()
    }

    /// Observation reports a change before the value is set. If it is set on another thread, this body may run in
    /// between and read the old value. So for objects that are changed on other threads, the end of each change is
    /// observed as well.
    private final func trackUntilSet<Result>(_ body: () -> Result) -> Result {
        // A change in progress will fire its old token when it ends; that must not be taken for a change of the new
        // one.
        forgetObservation()
        let token = observe()
        return withObservationTracking(body, willSet: { _ in token.fire() }) { tracking in
            token.fire()
            tracking.cancel()
        }
    }

    /// For programs that share the Observation library with others: observers serve until the next change.
    private final func trackOnce<Result>(_ body: () -> Result) -> Result {
        guard let observation else { return withObservationTracking(body, onChange: makeObservationHandler()) }
        if !observation.isSpent { forgetObservation() }
        // The closure read observable properties before, and likely does again: the library then needs two objects
        // less than for a handler that is created only after such a read.
        let token = observe()
        return withObservationTracking(
            body,
            willSet: { tracking in
                token.fire()
                tracking.cancel()
            })
    }

    /// Called only if the closure read an observable property.
    private func makeObservationHandler() -> @Sendable () -> Void {
        let token = observe()
        return { token.fire() }
    }

    /// Returns a token for reads of observable objects, reusing the previous one if it has fired.
    final func observe() -> ObservationToken {
        if let observation, observation.isSpent {
            observation.isSpent = false
            return observation
        }
        let token = ObservationToken(self)
        observation = token
        return token
    }

    final func forgetDependencies() {
        while let dependency = rarities?.pointee.dependencies.popLast() {
            dependency.source.removeReader(at: dependency.position)
        }
        environmentReads = 0
    }

    final func forgetObservation() {
        observation?.end()
        observation = nil
    }

    /// Whether nothing below is dirty and no observed property read here has changed.
    final var isQuiet: Bool { !isLinked && !isDirty && observation?.isSpent ?? true }
}
