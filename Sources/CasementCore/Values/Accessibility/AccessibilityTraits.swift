/// What is true of a view apart from what it says, for assistive programs: `.accessibilityAddTraits(.isHeader)`.
///
/// Traits that say what a view is, such as `isButton`, also make it one for assistive programs where it was nothing else before.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// It is the title of what follows.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// It is what was chosen among others.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// It leads elsewhere.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// What is typed into it is looked for.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// Pressing it makes a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// It is a text that cannot be changed.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// It sums up what the window shows when it appears.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// Its label or value changes too often to be told each time.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// Pressing it begins to play something.
    public static let startsMediaPlayback = AccessibilityTraits(rawValue: 1 << 11)
    /// Touches are its own affair.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// It turns its page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// While it is there, nothing else can be reached.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    // States that the framework finds out by itself.
    /// It does not react.
    package static let isDisabled = AccessibilityTraits(rawValue: 1 << 24)
    /// It has the keyboard.
    package static let isFocused = AccessibilityTraits(rawValue: 1 << 25)
    /// What belongs to it is shown.
    package static let isExpanded = AccessibilityTraits(rawValue: 1 << 26)
    /// What belongs to it could be shown, and is not.
    package static let isCollapsed = AccessibilityTraits(rawValue: 1 << 27)
    /// What it says is nobody's business.
    package static let isSecure = AccessibilityTraits(rawValue: 1 << 28)

    /// The names of the traits, as trees show them.
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
        (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"), (.isDisabled, "isDisabled"),
        (.isFocused, "isFocused"), (.isExpanded, "isExpanded"), (.isCollapsed, "isCollapsed"), (.isSecure, "isSecure"),
    ]
}
