import CasementCore

/// Layouts of texts on one natural line. Bounded: when full, the older half goes and what is asked for again comes back.
@MainActor struct OneLineCache {
    struct Key: Hashable {
        /// A `SizedFont.id`.
        var font: Int
        var text: String
    }

    /// Bytes.
    static let longestText = 1024
    private static let generationSize = 8192

    private var young: [Key: TextLayout] = [:]
    private var old: [Key: TextLayout] = [:]

    subscript(key: Key) -> TextLayout? {
        mutating get {
            if let layout = young[key] { return layout }
            guard let layout = old[key] else { return nil }
            self[key] = layout
            return layout
        }
        set {
            if young.count >= Self.generationSize {
                old = young
                young.removeAll(keepingCapacity: true)
            }
            young[key] = newValue
        }
    }
}
