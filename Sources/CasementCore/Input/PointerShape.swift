/// What the pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case arrow, text, crosshair, hand, openHand, closedHand, zoomIn, zoomOut
        case leftRight, upDown, diagonal, otherDiagonal
    }
    package let shape: Shape
    package init(_ shape: Shape) { self.shape = shape }

    /// The arrow.
    public static let `default` = PointerStyle(.arrow)
    /// For text in lines.
    public static let horizontalText = PointerStyle(.text)
    /// For text in columns. Shown as for lines.
    public static let verticalText = PointerStyle(.text)
    /// For selecting a rectangle.
    public static let rectSelection = PointerStyle(.crosshair)
    /// For what can be taken hold of.
    public static let grabIdle = PointerStyle(.openHand)
    /// For what is held.
    public static let grabActive = PointerStyle(.closedHand)
    /// For what leads elsewhere.
    public static let link = PointerStyle(.hand)
    public static let zoomIn = PointerStyle(.zoomIn)
    public static let zoomOut = PointerStyle(.zoomOut)
    /// For the border between two columns.
    public static let columnResize = PointerStyle(.leftRight)
    /// For the border between two rows.
    public static let rowResize = PointerStyle(.upDown)

    /// For the border between two columns that moves in some directions only. The directions have no effect: the
    /// desktop has one shape for all.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
    /// For the border between two rows that moves in some directions only. The directions have no effect: the desktop
    /// has one shape for all.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { rowResize }

    /// For an edge or corner that resizes. The directions have no effect: the desktop has one shape for all.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch position {
        case .top, .bottom: rowResize
        case .leading, .trailing: columnResize
        case .topLeading, .bottomTrailing: PointerStyle(.diagonal)
        case .topTrailing, .bottomLeading: PointerStyle(.otherDiagonal)
        }
    }
}

/// A direction along a line of text.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing
    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    case up, down
    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
    }
}

/// An edge or a corner.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Which way an edge goes.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    case inward, outward
    /// Several of them.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}
