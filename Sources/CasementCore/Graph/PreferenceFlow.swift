import Foundation

/// A set of preference keys; it may contain too many keys but never lacks one.
package typealias PreferenceKeySet = KeySet

/// Gathers the values of one preference key on a walk over the nodes that set it.
@MainActor package class PreferenceCollector {
    package let key: ObjectIdentifier
    package let bit: PreferenceKeySet

    package init(key: ObjectIdentifier, bit: PreferenceKeySet) { (self.key, self.bit) = (key, bit) }

    /// Collects the values of many siblings; results are cached in `kept` for the next time.
    package func collect(_ rows: ContiguousArray<_Node>, keeping kept: inout PreferenceRows?) {
        for row in rows { row.collectPreferences(self) }
    }
}

/// Cached values of one preference of many siblings, so that a change of one costs less than a walk over all.
@MainActor package class PreferenceRows {
    package let bit: PreferenceKeySet
    /// Indices of rows whose value may have changed since it was last collected.
    package final var changed: ContiguousArray<Int> = []

    package init(bit: PreferenceKeySet) { self.bit = bit }
}

/// A node that reads a preference of its descendants. Readers are resolved after the walk over dirty nodes, when all
/// values are known, innermost first, because content that depends on one preference may set another.
@MainActor package protocol PreferenceReader: _Node {
    var reading: PreferenceReading { get set }
    /// Reads the current value of the preference.
    func resolvePreference()
}

/// The graph's data for each reader.
package struct PreferenceReading {
    fileprivate var isWaiting = false
    fileprivate var update = 0
    fileprivate var resolutions = 0
    package init() {}
}

extension _Node {
    /// Registers preferences that are set here, so that walks for their keys visit this node.
    package final func notePreferencesBelow(_ keys: PreferenceKeySet) {
        var node: _Node? = self
        while let current = node, current.preferencesBelow & keys != keys {
            current.preferencesBelow |= keys
            node = current.parent
        }
    }

    /// Values of `keys` set here changed, or their order: notifies the ancestors that read them.
    package final func notePreferenceChange(_ keys: PreferenceKeySet) {
        var keys = keys
        var node = self
        while keys != 0, let parent = node.parent {
            keys = parent.preferencesChanged(keys, in: node)
            node = parent
        }
    }

    fileprivate final func stands(below top: _Node) -> Bool {
        var node = parent
        while let current = node {
            if current === top { return true }
            node = current.parent
        }
        return false
    }

    fileprivate final var depth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            depth += 1
            node = current.parent
        }
        return depth
    }
}

extension ViewGraph {
    /// A reader that is resolved more often than this in one update sets what it reads.
    private static var maximumResolutions: Int { 16 }

    /// Schedules `reader` to be resolved, because its preference may have changed.
    package func read(_ reader: PreferenceReader) {
        guard !reader.reading.isWaiting else { return }
        reader.reading.isWaiting = true
        preferenceReaders.append(reader)
        requestFrame()
    }

    /// Resolves the readers of changed preferences, innermost first and otherwise in view order. If `top` is specified,
    /// readers that are not below it remain waiting.
    func resolvePreferences(below top: _Node? = nil) {
        guard !preferenceReaders.isEmpty else { return }
        var waiting: [(depth: Int, number: Int, reader: PreferenceReader)] = []
        var others: [PreferenceReader] = []
        defer { preferenceReaders += others }
        var number = 0
        while !waiting.isEmpty || !preferenceReaders.isEmpty {
            if !preferenceReaders.isEmpty {
                for reader in preferenceReaders {
                    if let top, !reader.stands(below: top) {
                        others.append(reader)
                        continue
                    }
                    waiting.append((reader.depth, number, reader))
                    number += 1
                }
                preferenceReaders.removeAll(keepingCapacity: true)
                waiting.sort { ($0.depth, $1.number) < ($1.depth, $0.number) }
            }
            guard let reader = waiting.popLast()?.reader else { return }
            reader.reading.isWaiting = false
            if !reader.isRemoved, mayResolve(reader) { reader.resolvePreference() }
        }
    }

    private func mayResolve(_ reader: PreferenceReader) -> Bool {
        if reader.reading.update != updateNumber {
            (reader.reading.update, reader.reading.resolutions) = (updateNumber, 0)
        }
        reader.reading.resolutions += 1
        guard reader.reading.resolutions > Self.maximumResolutions else { return true }
        RuntimeWarning.issue(
            "A preference does not settle: what \(reader.name) shows for it sets it again. It keeps the last value.")
        return false
    }
}
