import Foundation

/// What becomes of the views in a view that is one element for assistive programs.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// They are not there: the element says what modifiers say of it.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They are elements in this one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The element says and does what all of them do.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading among others.
@frozen public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text it is, for those who read it aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which part of a labelled pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// Where actions are shown that belong together.
public struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: String
    /// Where all others are.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// Those that edit.
    public static let edit = AccessibilityActionCategory(name: "edit")
}

/// Which assistive programs are meant.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Those that read aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Those that a person works with a switch.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// How touches reach a view while an assistive program reads.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The view says itself what is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view is chosen first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// Two fingers that an assistive program asks for.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    /// Towards larger or smaller.
    @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    /// Which way.
    public let direction: Direction
    /// Around which point of the view, as shares of its size.
    public let location: UnitPoint
    /// The same in the window, points.
    public let point: CGPoint
}

/// What a person may ask for beside label and value.
public enum AXCustomContent {
    /// Whether it is told without being asked for.
    public enum Importance: UInt, Hashable, Sendable { case `default`, high }
}
