import Foundation

/// Index paths of lists with sections: section and row.
extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index. Reading it from a path without two indexes stops the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index. Reading it from a path without two indexes stops the program.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, the same as `row`.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
