import Foundation

/// How the children of a view that is one accessibility element are exposed.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// The children are omitted; only modifiers describe the element.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The children are elements inside this one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The element combines the labels and actions of all children.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
@frozen public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// No level, or the level of the heading, from 1 to 6.
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text, for screen readers.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    /// Text of no particular kind, the default.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Input and output of a terminal.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Paths and names of files.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages of a conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// Prose, such as a story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Source code, in which punctuation matters.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Cells of a spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// Text of a document that is being edited.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The role of a view in a labelled pair.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// A category of related accessibility actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: String
    /// The category of actions without another one.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// The category of editing actions.
    public static let edit = AccessibilityActionCategory(name: "edit")
}

/// A set of assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Screen readers.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Control by a switch.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// How touches reach a view while a screen reader is active.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The view itself announces what is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view must be activated first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom gesture requested by an assistive technology.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    /// The direction of the zoom: larger or smaller.
    @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    /// The direction of the zoom.
    public let direction: Direction
    /// The centre of the zoom, as fractions of the view's size.
    public let location: UnitPoint
    /// The centre of the zoom in the window, in points.
    public let point: CGPoint
}

/// Additional accessibility information beyond label and value.
public enum AXCustomContent {
    /// Whether the information is read by default or only on request.
    public enum Importance: UInt, Hashable, Sendable { case `default`, high }
}
