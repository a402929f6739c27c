import Foundation
import Observation
import Synchronization

/// Something that bodies read and that tells them when it changes: the storage of a state.
///
/// Both sides keep each other's place, so that one of ten thousand readers leaves in constant time.
@MainActor package class DependencySource {
    struct Reader {
        unowned(unsafe) let node: _Node
        var slot: Int
    }

    fileprivate var readers: ContiguousArray<Reader> = []

    package init() {}

    /// Makes whatever runs now depend on this source.
    package final func noteRead() {
        guard let node = ViewGraph.reader else { return }
        for dependency in node.dependencies where dependency.source === self { return }
        node.dependencies.append(Dependency(source: self, position: readers.count))
        readers.append(Reader(node: node, slot: node.dependencies.count - 1))
    }

    /// Marks everything that read this source for the next update.
    package final func noteChange(_ cause: @autoclosure () -> String) {
        for reader in readers {
            reader.node.changeRecord?.note(self)
            reader.node.invalidate(cause())
        }
    }

    fileprivate func removeReader(at position: Int) {
        guard let last = readers.popLast(), position < readers.count else { return }
        readers[position] = last
        last.node.dependencies[last.slot].position = position
    }
}

/// A node's side of a dependency.
struct Dependency {
    let source: DependencySource
    var position: Int
}

/// Tells a source from any thread that what it stands for changes. Many changes on other threads are one, until the main actor
/// comes to it.
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
    unowned(unsafe) var node: _Node?

    init(_ node: _Node) { self.node = node }

    nonisolated func fire() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { tell() }
        } else {
            DispatchQueue.main.async { self.tell() }
        }
    }

    private func tell() {
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
        return withObservationTracking(body, onChange: makeObservationHandler())
    }

    /// Only called when the closure read an observable property.
    private func makeObservationHandler() -> @Sendable () -> Void {
        let token = observe()
        return { token.fire() }
    }

    /// A new token for what it read of observable objects.
    final func observe() -> ObservationToken {
        let token = ObservationToken(self)
        observation = token
        return token
    }

    final func forgetDependencies() {
        if let observation {
            observation.node = nil
            self.observation = nil
        }
        while let dependency = dependencies.popLast() { dependency.source.removeReader(at: dependency.position) }
        environmentReads = 0
    }

    /// Whether nothing below is dirty and nothing observed was read here.
    final var isQuiet: Bool { !isLinked && observation == nil }
}
