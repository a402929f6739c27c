import Foundation
import Synchronization

/// Something that bodies read and that invalidates them when it changes, such as the storage of a state.
///
/// Source and reader each keep their index in the other's list, so that one of ten thousand readers is removed in
/// constant time.
@MainActor @usableFromInline package class DependencySource {
    struct Reader {
        unowned(unsafe) let node: _Node
        var slot: Int
        /// What the node read, if it was only a part of the source's value.
        var partial: PartialRead?
    }

    @exclusivity(unchecked) fileprivate var readers = ReaderList()

    /// Internal, because the compiler takes the initializer that a subclass has from a `package`
    /// one for endless recursion.
    nonisolated init() {}

    /// A source for an object of another module.
    nonisolated package static func make() -> DependencySource { DependencySource() }

    /// Makes the node that runs now depend on this source.
    package final func noteRead() {
        guard let node = ViewGraph.reader else { return }
        let known = node.rare()
        for index in known.pointee.dependencies.indices
        where known.pointee.dependencies[index].source === self {
            // A node that depends on the whole value need not compare parts.
            readers.makeWhole(at: known.pointee.dependencies[index].position)
            return
        }
        add(node, known, nil)
    }

    private func add(_ node: _Node, _ known: UnsafeMutablePointer<NodeRarities>, _ partial: PartialRead?) {
        if let first = firstQueue {
            if first !== node.graph.transactionQueue { hasSeveralQueues = true }
        } else {
            hasSeveralQueues = false
        }
        known.pointee.dependencies.append(Dependency(source: self, position: readers.count))
        readers.append(Reader(node: node, slot: known.pointee.dependencies.count - 1, partial: partial))
    }

    /// A body that reads more parts of one source than this depends on the whole.
    private static var mostParts: Int { 8 }

    /// Makes the node that runs now depend on a part of this source's value: changes that leave the part equal do not
    /// invalidate it.
    package final func noteRead(of part: AnyObject, _ makeRead: () -> PartialRead) {
        guard let node = ViewGraph.reader else { return }
        let known = node.rare()
        var count = 0
        for index in known.pointee.dependencies.indices
        where known.pointee.dependencies[index].source === self {
            let position = known.pointee.dependencies[index].position
            guard let partial = readers[position].partial, partial.part !== part else { return }
            count += 1
        }
        if count < Self.mostParts { add(node, known, makeRead()) } else { noteRead() }
    }

    /// Whether any node depends on this source.
    package final var isRead: Bool { !readers.isEmpty }

    /// Marks all readers of this source dirty for the next update.
    package final func noteChange(_ cause: @autoclosure () -> String) {
        for reader in readers { note(reader, cause()) }
    }

    @inline(__always) private final func note(_ reader: Reader, _ cause: @autoclosure () -> String) {
        if let partial = reader.partial, !partial.differs { return }
        reader.node.changeRecord?.note(self)
        reader.node.invalidate(cause())
    }

    // MARK: Windows

    /// Whether windows with different transaction queues read this source; may still be true when only one is left.
    @exclusivity(unchecked) private(set) final var hasSeveralQueues = false

    /// The transaction queue of a window that reads this source; of any of them if there are several.
    final var firstQueue: TransactionQueue? { readers.first?.node.graph.transactionQueue }

    /// Calls `body` once with the transaction queue of each window that reads this source.
    final func forEachQueue(_ body: (TransactionQueue) -> Void) {
        var seen: ContiguousArray<TransactionQueue> = []
        for reader in readers {
            let queue = reader.node.graph.transactionQueue
            if seen.contains(where: { $0 === queue }) { continue }
            seen.append(queue)
            body(queue)
        }
    }

    /// Marks the readers of this source in the window with this queue dirty.
    final func noteChange(in queue: TransactionQueue, _ cause: @autoclosure () -> String) {
        for reader in readers where reader.node.graph.transactionQueue === queue { note(reader, cause()) }
    }

    final func removeReader(at position: Int) {
        guard let last = readers.popLast(), position < readers.count else { return }
        readers[position] = last
        last.node.rarities?.pointee.dependencies.move(last.slot, to: position)
    }
}

/// The readers of a source. Most states have one, which depends on the whole value: it needs no array, and no room for
/// more than that.
struct ReaderList: RandomAccessCollection {
    private enum Storage {
        case none
        // Half a word: what a subclass declares first then lies beside it.
        case one(Unmanaged<_Node>, slot: UInt32)
        case many(ContiguousArray<DependencySource.Reader>)
    }

    private var storage = Storage.none

    var startIndex: Int { 0 }
    var endIndex: Int {
        switch storage {
        case .none: 0
        case .one: 1
        case .many(let readers): readers.count
        }
    }

    subscript(index: Int) -> DependencySource.Reader {
        get {
            switch storage {
            case .none: preconditionFailure("an index beyond the readers")
            case .one(let node, let slot): DependencySource.Reader(node: node.takeUnretainedValue(), slot: Int(slot))
            case .many(let readers): readers[index]
            }
        }
        set {
            guard case .many(var readers) = storage else {
                storage = .none
                return append(newValue)
            }
            storage = .none
            readers[index] = newValue
            storage = .many(readers)
        }
    }

    /// Notes that the reader at an index depends on the whole value.
    mutating func makeWhole(at index: Int) {
        guard case .many = storage else { return }
        self[index].partial = nil
    }

    mutating func append(_ reader: DependencySource.Reader) {
        switch storage {
        case .none where reader.partial == nil:
            storage = .one(.passUnretained(reader.node), slot: UInt32(clamping: reader.slot))
        case .none: storage = .many([reader])
        case .one(let node, let slot):
            storage = .many([DependencySource.Reader(node: node.takeUnretainedValue(), slot: Int(slot)), reader])
        case .many(var readers):
            storage = .none
            readers.append(reader)
            storage = .many(readers)
        }
    }

    mutating func popLast() -> DependencySource.Reader? {
        switch storage {
        case .none: return nil
        case .one(let node, let slot):
            storage = .none
            return DependencySource.Reader(node: node.takeUnretainedValue(), slot: Int(slot))
        case .many(var readers):
            storage = .none
            let last = readers.popLast()
            storage = .many(readers)
            return last
        }
    }
}

/// A body's read of a part of a source's value.
@MainActor package class PartialRead {
    /// The identity of the part: two reads of the same part count as one.
    var part: AnyObject { self }
    /// Whether the part differs from what was read; may be true for an unchanged part, never false for a changed one.
    var differs: Bool { true }
}

/// A node's side of a dependency.
struct Dependency {
    let source: DependencySource
    var position: Int
}

/// The dependencies of a node. A body that reads one state usually reads another: two need no array.
struct DependencyList {
    private var first: DependencySource?
    /// The second, or where there ever were more, all but the first.
    private var second: AnyObject?
    // Apart from their sources, as half a word each.
    private var firstPosition: UInt32 = 0
    private var secondPosition: UInt32 = 0

    /// Shared by copies of the list: only the node's own is edited.
    private final class Further {
        var dependencies: ContiguousArray<Dependency>
        init(_ dependencies: ContiguousArray<Dependency>) { self.dependencies = dependencies }
    }

    /// The position that says that `second` is a list.
    private static var listed: UInt32 { .max }

    private var further: Further? {
        @inline(__always) get {
            guard secondPosition == Self.listed, let second else { return nil }
            return unsafeDowncast(second, to: Further.self)
        }
    }
    private var secondSource: DependencySource? {
        @inline(__always) get {
            guard secondPosition != Self.listed, let second else { return nil }
            return unsafeDowncast(second, to: DependencySource.self)
        }
    }

    var count: Int {
        if first == nil { return 0 }
        if let further { return 1 + further.dependencies.count }
        return second == nil ? 1 : 2
    }
    var indices: Range<Int> { 0..<count }

    /// The dependency at an index, which exists.
    subscript(index: Int) -> Dependency {
        if index == 0, let first { return Dependency(source: first, position: Int(firstPosition)) }
        if let source = secondSource { return Dependency(source: source, position: Int(secondPosition)) }
        guard let further else { preconditionFailure("an index beyond the dependencies") }
        return further.dependencies[index - 1]
    }

    mutating func append(_ new: Dependency) {
        if first == nil {
            first = new.source
            firstPosition = UInt32(clamping: new.position)
        } else if let further {
            further.dependencies.append(new)
        } else if let known = secondSource {
            second = Further([Dependency(source: known, position: Int(secondPosition)), new])
            secondPosition = Self.listed
        } else {
            second = new.source
            secondPosition = Self.place(new.position)
        }
    }

    mutating func popLast() -> Dependency? {
        if let last = further?.dependencies.popLast() { return last }
        if let last = secondSource {
            second = nil
            return Dependency(source: last, position: Int(secondPosition))
        }
        if let last = first.take() { return Dependency(source: last, position: Int(firstPosition)) }
        return nil
    }

    /// Notes that the reader of the dependency at an index is at another position of its source.
    mutating func move(_ index: Int, to position: Int) {
        if index == 0 {
            firstPosition = UInt32(clamping: position)
        } else if let further {
            further.dependencies[index - 1].position = position
        } else {
            secondPosition = Self.place(position)
        }
    }

    private static func place(_ position: Int) -> UInt32 { min(UInt32(clamping: position), listed - 1) }
}

/// Reports changes to a source from any thread. Changes on other threads are combined into one until the main actor
/// handles it.
package final class ChangeRelay: Sendable {
    @MainActor private weak var source: DependencySource?
    private let isUnderway = Atomic(false)
    private let cause: String

    @MainActor package init(_ source: DependencySource, cause: String) { (self.source, self.cause) = (source, cause) }

    package func noteChange() {
        if MainThread.isCurrent { return MainActor.assumeIsolated { source?.noteChange(cause) } }
        guard !isUnderway.exchange(true, ordering: .acquiringAndReleasing) else { return }
        DispatchQueue.main.async {
            // Before the readers are marked: a change after this point is a new one.
            self.isUnderway.store(false, ordering: .releasing)
            self.source?.noteChange(self.cause)
        }
    }
}
