import Foundation

/// The names that lists with sections have for the two parts of an index path.
extension IndexPath {
    /// The row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first part; a path without two parts has none, and asking for it stops the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second part; a path without two parts has none, and asking for it stops the program.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second part, by another name.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
