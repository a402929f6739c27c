import Foundation
@_spi(SwiftUI) import Observation
import Synchronization

/// Something that bodies read and that tells them when it changes: the storage of a state.
///
/// Both sides keep each other's place, so that one of ten thousand readers leaves in constant time.
@MainActor package class DependencySource {
    struct Reader {
        unowned(unsafe) let node: _Node
        var slot: Int
        /// What it read, where that was only a part of the source's value.
        var partial: PartialRead?
    }

    @exclusivity(unchecked) fileprivate var readers: ContiguousArray<Reader> = []

    /// Internal, because the compiler takes the initializer that a subclass has from a `package` one for endless recursion.
    nonisolated init() {}

    /// A source for an object of another module.
    nonisolated package static func make() -> DependencySource { DependencySource() }

    /// Makes whatever runs now depend on this source.
    package final func noteRead() {
        guard let node = ViewGraph.reader else { return }
        for dependency in node.dependencies where dependency.source === self {
            // What depends on the whole need not ask for parts.
            readers[dependency.position].partial = nil
            return
        }
        add(node, nil)
    }

    private func add(_ node: _Node, _ partial: PartialRead?) {
        // A body that reads one state mostly reads another.
        if node.dependencies.capacity == 0 { node.dependencies.reserveCapacity(2) }
        if let first = firstQueue {
            if first !== node.graph.transactionQueue { hasSeveralQueues = true }
        } else {
            hasSeveralQueues = false
        }
        node.dependencies.append(Dependency(source: self, position: readers.count))
        readers.append(Reader(node: node, slot: node.dependencies.count - 1, partial: partial))
    }

    /// A body that reads more parts than this of one source depends on the whole.
    private static var mostParts: Int { 8 }

    /// Makes whatever runs now depend on a part of what this source stands for: a change that leaves the part as it was
    /// is none for it.
    package final func noteRead(of part: AnyObject, _ makeRead: () -> PartialRead) {
        guard let node = ViewGraph.reader else { return }
        var count = 0
        for dependency in node.dependencies where dependency.source === self {
            guard let partial = readers[dependency.position].partial, partial.part !== part else { return }
            count += 1
        }
        if count < Self.mostParts { add(node, makeRead()) } else { noteRead() }
    }

    /// Whether anything depends on this source.
    package final var isRead: Bool { !readers.isEmpty }

    /// Marks everything that read this source for the next update.
    package final func noteChange(_ cause: @autoclosure () -> String) {
        for reader in readers { note(reader, cause()) }
    }

    @inline(__always) private final func note(_ reader: Reader, _ cause: @autoclosure () -> String) {
        if let partial = reader.partial, !partial.differs { return }
        reader.node.changeRecord?.note(self)
        reader.node.invalidate(cause())
    }

    // MARK: Windows

    /// Whether windows with different transaction queues read this source; it may say so when only one is left.
    @exclusivity(unchecked) private(set) final var hasSeveralQueues = false

    /// The transaction queue of the window that reads this source, of one of them where there are several.
    final var firstQueue: TransactionQueue? { readers.first?.node.graph.transactionQueue }

    /// Calls `body` with the transaction queue of each window that reads this source, once.
    final func forEachQueue(_ body: (TransactionQueue) -> Void) {
        var seen: ContiguousArray<TransactionQueue> = []
        for reader in readers {
            let queue = reader.node.graph.transactionQueue
            if seen.contains(where: { $0 === queue }) { continue }
            seen.append(queue)
            body(queue)
        }
    }

    /// Marks what read this source in the window with this queue.
    final func noteChange(in queue: TransactionQueue, _ cause: @autoclosure () -> String) {
        for reader in readers where reader.node.graph.transactionQueue === queue { note(reader, cause()) }
    }

    fileprivate func removeReader(at position: Int) {
        guard let last = readers.popLast(), position < readers.count else { return }
        readers[position] = last
        last.node.dependencies[last.slot].position = position
    }
}

/// What a body read of a part of a source's value.
@MainActor package class PartialRead {
    /// What stands for the part: two reads of it are one.
    var part: AnyObject { self }
    /// Whether the part is not what was read; it may say yes too often, never no.
    var differs: Bool { true }
}

/// A node's side of a dependency.
struct Dependency {
    let source: DependencySource
    var position: Int
}

/// Tells a source from any thread that what it stands for changes. Many changes on other threads are one, until the
/// main actor comes to it.
package final class ChangeRelay: Sendable {
    @MainActor private weak var source: DependencySource?
    private let isUnderway = Atomic(false)
    private let cause: String

    @MainActor package init(_ source: DependencySource, cause: String) { (self.source, self.cause) = (source, cause) }

    package func noteChange() {
        if MainThread.isCurrent { return MainActor.assumeIsolated { source?.noteChange(cause) } }
        guard !isUnderway.exchange(true, ordering: .acquiringAndReleasing) else { return }
        DispatchQueue.main.async {
            // Before the readers are marked: a change that comes from now on is another.
            self.isUnderway.store(false, ordering: .releasing)
            self.source?.noteChange(self.cause)
        }
    }
}

/// Stands between a node and the registrars of `@Observable` objects, which cannot be asked to forget: when the node
/// has gone, or has run again, nothing but this small object is left with them until their next change.
@MainActor final class ObservationToken {
    @exclusivity(unchecked) unowned(unsafe) var node: _Node?
    /// Whether it has fired: then no registrar holds it any more, and it can serve again.
    @exclusivity(unchecked) fileprivate(set) var isSpent = false

    init(_ node: _Node) { self.node = node }

    nonisolated func fire() {
        if MainThread.isCurrent {
            // What `MainActor.assumeIsolated` does, but for the box that it allocates for each closure.
            typealias Plain = (ObservationToken) -> Void
            let tell: @MainActor (ObservationToken) -> Void = { $0.tell() }
            unsafeBitCast(tell, to: Plain.self)(self)
        } else {
            DispatchQueue.main.async { self.tell(fromElsewhere: true) }
        }
    }

    private func tell(fromElsewhere: Bool = false) {
        isSpent = true
        if fromElsewhere { node?.isChangedElsewhere = true }
        node?.changeRecord?.hasOtherCause = true
        node?.invalidate("an observed property")
    }
}

extension _Node {
    /// Runs a closure of the user's and makes this node depend on what it reads, and on nothing it read before.
    final func track<Result>(_ body: () -> Result) -> Result {
        forgetDependencies()
        let outer = ViewGraph.reader
        ViewGraph.reader = self
        defer { ViewGraph.reader = outer }
        if isChangedElsewhere { return trackUntilSet(body) }
        return withObservationTracking(body, onChange: makeObservationHandler())
    }

    /// A change announces itself before the value is set. On another thread this body may run in between and read the
    /// old value: so where changes come from other threads, it is told of the end of each change as well.
    private final func trackUntilSet<Result>(_ body: () -> Result) -> Result {
        // A change that is underway tells its old token of its end, which must not take a new one for it.
        forgetObservation()
        let token = observe()
        return withObservationTracking(body, willSet: { _ in token.fire() }) { tracking in
            token.fire()
            tracking.cancel()
        }
    }

    /// Only called when the closure read an observable property.
    private func makeObservationHandler() -> @Sendable () -> Void {
        let token = observe()
        return { token.fire() }
    }

    /// A token for what it read of observable objects; the old one again where that has fired.
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
        if let observation, !observation.isSpent { forgetObservation() }
        while let dependency = dependencies.popLast() { dependency.source.removeReader(at: dependency.position) }
        environmentReads = 0
    }

    final func forgetObservation() {
        observation?.node = nil
        observation = nil
    }

    /// Whether nothing below is dirty and nothing observed was read here.
    final var isQuiet: Bool { !isLinked && !isDirty && observation?.isSpent ?? true }
}
