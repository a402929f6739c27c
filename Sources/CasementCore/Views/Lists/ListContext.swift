import Foundation

/// The values that a list reads from its environment.
struct ListContext: Equatable {
    var style = ListStyleKind.inset
    var height: CGFloat = 0
    var headerHeight: CGFloat = 0
    var sectionSpacing: CGFloat?
    var alternates = false
    var theme = ThemeVariant.light
    /// What is behind the rows.
    var backdrop = SystemColor.listBackground
    var isEnabled = true
    /// Whether it shows keyboard focus.
    var hasFocusEffect = true
    var isEditing = false
    var isMirrored = false
    /// Pixels per point.
    var scale: CGFloat = 1
    /// Whether the selection has the same colour with and without keyboard focus.
    var isNeutral = false
}
