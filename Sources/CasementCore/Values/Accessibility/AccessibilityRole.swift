/// The role of an accessibility element; the raw value is the name used in accessibility trees.
package enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    case window, dialog, alert, popover, group, scrollarea
    case navigation, toolbar, tablist, menubar, splitter, chart
    case text, heading, image
    case link, button, checkbox, `switch`, radio, slider, stepper, textfield, searchfield,
        progress
    case datefield, colorwell
    case menu, menuitem, tab
    case list, row, table, cell

    /// Whether the user can operate the element.
    package var isInteractive: Bool {
        switch self {
        case .link, .button, .checkbox, .switch, .radio, .slider, .stepper, .textfield, .searchfield, .menuitem, .tab,
            .datefield, .colorwell, .splitter:
            true
        default: false
        }
    }

    /// Whether the element contains others.
    package var isContainer: Bool {
        switch self {
        case .window, .dialog, .alert, .popover, .group, .scrollarea, .navigation, .toolbar, .tablist, .menubar, .chart,
            .menu, .list, .row, .table, .cell:
            true
        default: false
        }
    }

    /// The traits that the role implies.
    package var traits: AccessibilityTraits {
        switch self {
        case .button, .menuitem: .isButton
        case .checkbox, .switch: [.isButton, .isToggle]
        case .radio, .tab: .isButton
        case .link: .isLink
        case .heading: .isHeader
        case .image: .isImage
        case .text: .isStaticText
        default: []
        }
    }

    /// The role of a view without a stronger role after traits are added.
    package func adding(_ traits: AccessibilityTraits) -> AccessibilityRole {
        guard !isInteractive else { return self }
        if traits.contains(.isToggle) { return .switch }
        if traits.contains(.isButton) { return .button }
        if traits.contains(.isLink) { return .link }
        if traits.contains(.isHeader) { return .heading }
        if traits.contains(.isImage) { return .image }
        if traits.contains(.isStaticText) { return .text }
        return self
    }

    /// The role after traits are removed.
    package func removing(_ traits: AccessibilityTraits) -> AccessibilityRole {
        self.traits.isDisjoint(with: traits) ? self : self == .text ? .group : .text
    }
}
