import Foundation

extension String {
    /// Compares strings in the language of the desktop, as `.localizedStandard` or `.localized`, which
    /// Foundation has on macOS only.
    public struct LocalizedComparator: SortComparator, Codable, Sendable {
        private var isStandard: Bool
        /// The direction of the order.
        public var order = SortOrder.forward

        /// As in lists of files: "b2" before "b10", "apple" before "Banana".
        public static let localizedStandard = LocalizedComparator(isStandard: true)
        /// As words are sorted in the language.
        public static let localized = LocalizedComparator(isStandard: false)

        private init(isStandard: Bool) { self.isStandard = isStandard }

        /// Compares two strings, in the direction of `order`.
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
            return isStandard ? first.localizedStandardCompare(second) : first.localizedCompare(second)
        }
    }
}

extension SortComparator where Self == String.LocalizedComparator {
    /// Sorts as in lists of files: "b2" before "b10", "apple" before "Banana".
    public static var localizedStandard: String.LocalizedComparator { String.LocalizedComparator.localizedStandard }
    /// Sorts words as in the language of the desktop.
    public static var localized: String.LocalizedComparator { String.LocalizedComparator.localized }
}

extension String.StandardComparator {
    /// Sorts as in lists of files. Foundation's own type compares bytes alone on Linux, so this is of another type.
    public static var localizedStandard: String.LocalizedComparator { .localizedStandard }
    /// Sorts words as in the language of the desktop.
    public static var localized: String.LocalizedComparator { .localized }
}

extension KeyPathComparator {
    /// Creates a comparator of texts, by `.localizedStandard`: Foundation's on Linux has capital letters first.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: String.LocalizedComparator.localizedStandard, order: order)
    }
}
