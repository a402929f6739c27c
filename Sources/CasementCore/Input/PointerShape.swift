/// The appearance of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
        case arrow, text, crosshair, hand, openHand, closedHand, zoomIn, zoomOut
        case leftRight, upDown, diagonal, otherDiagonal
        /// No pointer.
        case hidden
    }
    package let shape: Shape
    package init(_ shape: Shape) { self.shape = shape }

    /// The arrow.
    public static let `default` = PointerStyle(.arrow)
    /// The text cursor, for horizontal text.
    public static let horizontalText = PointerStyle(.text)
    /// For vertical text. Shown as for horizontal text.
    public static let verticalText = PointerStyle(.text)
    /// For selecting a rectangle: a crosshair.
    public static let rectSelection = PointerStyle(.crosshair)
    /// For draggable content: an open hand.
    public static let grabIdle = PointerStyle(.openHand)
    /// For content being dragged: a closed hand.
    public static let grabActive = PointerStyle(.closedHand)
    /// For links: a pointing hand.
    public static let link = PointerStyle(.hand)
    /// For zooming in.
    public static let zoomIn = PointerStyle(.zoomIn)
    /// For zooming out.
    public static let zoomOut = PointerStyle(.zoomOut)
    /// For the border between two columns.
    public static let columnResize = PointerStyle(.leftRight)
    /// For the border between two rows.
    public static let rowResize = PointerStyle(.upDown)

    /// For the border between two columns that moves in some directions only. The directions have no effect: the
    /// desktop has one shape for all.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { columnResize }
    /// For the border between two rows that moves in some directions only. The directions have no effect: the
    /// desktop has one shape for all.
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

/// A horizontal direction, relative to the layout direction.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Towards the leading or the trailing edge.
    case leading, trailing
    /// A set of horizontal directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Towards the leading edge.
        public static let leading = Set(rawValue: 1)
        /// Towards the trailing edge.
        public static let trailing = Set(rawValue: 2)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A vertical direction.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Towards the top or the bottom.
    case up, down
    /// A set of vertical directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Towards the top.
        public static let up = Set(rawValue: 1)
        /// Towards the bottom.
        public static let down = Set(rawValue: 2)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}

/// The edge or corner of a frame that is resized.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    /// An edge, or the corner of two edges.
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The direction in which an edge of a frame is moved.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    /// Makes the frame smaller or larger.
    case inward, outward
    /// A set of resize directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes the frame smaller.
        public static let inward = Set(rawValue: 1)
        /// Makes the frame larger.
        public static let outward = Set(rawValue: 2)
        /// Both directions.
        public static let all: Set = [.inward, .outward]
    }
}
