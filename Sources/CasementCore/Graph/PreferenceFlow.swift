import Foundation

/// A set of preference keys; it may say too much but never too little.
package typealias PreferenceKeySet = KeySet

/// Gathers the values of one preference key on a walk over the nodes that set it.
@MainActor package class PreferenceCollector {
    package let key: ObjectIdentifier
    package let bit: PreferenceKeySet

    package init(key: ObjectIdentifier, bit: PreferenceKeySet) { (self.key, self.bit) = (key, bit) }

    /// Takes the values of many siblings; what was worked out is kept for the next time in `kept`.
    package func collect(_ rows: ContiguousArray<_Node>, keeping kept: inout PreferenceRows?) {
        for row in rows { row.collectPreferences(self) }
    }
}

/// What is kept of many siblings' values of one preference, so that one that changes costs less than a walk over all.
@MainActor package class PreferenceRows {
    package let bit: PreferenceKeySet
    /// Places of rows whose value may have changed since it was last taken.
    package final var changed: ContiguousArray<Int> = []

    package init(bit: PreferenceKeySet) { self.bit = bit }
}

/// Whoever reads a preference of the views below it. Readers are resolved after the walk over what was dirty, when all values
/// stand, innermost first, because what one of them shows may set a preference that another reads.
@MainActor package protocol PreferenceReader: _Node {
    var reading: PreferenceReading { get set }
    /// Takes the value that the preference has now.
    func resolvePreference()
}

/// What the graph keeps with each reader.
package struct PreferenceReading {
    fileprivate var isWaiting = false
    fileprivate var update = 0
    fileprivate var resolutions = 0
    package init() {}
}

extension _Node {
    /// A preference is set here: walks for its key pass through.
    package final func notePreferencesBelow(_ keys: PreferenceKeySet) {
        var node: _Node? = self
        while let current = node, current.preferencesBelow & keys != keys {
            current.preferencesBelow |= keys
            node = current.parent
        }
    }

    /// Values of `keys` that come from here are others, or come in another order: whoever reads them above is told.
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
    /// A reader whose value still differs after so many times in one update sets what it reads.
    private static var maximumResolutions: Int { 16 }

    /// The preference that `reader` reads may have another value.
    package func read(_ reader: PreferenceReader) {
        guard !reader.reading.isWaiting else { return }
        reader.reading.isWaiting = true
        preferenceReaders.append(reader)
        requestFrame()
    }

    /// Lets the readers of changed preferences take the new values, innermost first and otherwise in view order. Those that do not
    /// stand below `top`, where one is named, go on waiting.
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
