/// Properties of a view for assistive technologies, in addition to its label and value:
/// `.accessibilityAddTraits(.isHeader)`.
///
/// Traits that describe a role, such as `isButton`, also determine the role of a view that has none.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The view can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The view is the title of the content that follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The view plays a sound when pressed.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The view is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The view is a text that cannot be changed.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The view summarises the window's content when the window appears.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The view's label or value changes too often to announce each change.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The view starts playing media when pressed.
    public static let startsMediaPlayback = AccessibilityTraits(rawValue: 1 << 11)
    /// The view handles touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The view turns its page after it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// The view is modal: no other view can be reached while it is present.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The view is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// The view is a tab bar.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
    /// The view starts a session in which media is played or recorded when pressed: nothing else should be heard then.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 17)

    // States that the framework sets itself.
    /// The view is disabled.
    package static let isDisabled = AccessibilityTraits(rawValue: 1 << 24)
    /// The view has keyboard focus.
    package static let isFocused = AccessibilityTraits(rawValue: 1 << 25)
    /// The view's collapsible content is shown.
    package static let isExpanded = AccessibilityTraits(rawValue: 1 << 26)
    /// The view's collapsible content is hidden.
    package static let isCollapsed = AccessibilityTraits(rawValue: 1 << 27)
    /// The view's value is confidential.
    package static let isSecure = AccessibilityTraits(rawValue: 1 << 28)

    /// The names of the traits, as in accessibility trees.
    package var names: Set<String> {
        var names: Set<String> = []
        for (trait, name) in Self.allNames where contains(trait) { names.insert(name) }
        return names
    }

    private static let allNames: [(AccessibilityTraits, String)] = [
        (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"),
        (.isSearchField, "isSearchField"), (.isImage, "isImage"), (.playsSound, "playsSound"),
        (.isKeyboardKey, "isKeyboardKey"), (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
        (.updatesFrequently, "updatesFrequently"), (.startsMediaPlayback, "startsMediaPlayback"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
        (.startsMediaSession, "startsMediaSession"), (.isDisabled, "isDisabled"),
        (.isFocused, "isFocused"), (.isExpanded, "isExpanded"), (.isCollapsed, "isCollapsed"), (.isSecure, "isSecure"),
    ]
}
