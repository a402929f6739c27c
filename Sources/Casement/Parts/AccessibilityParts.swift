import CasementCore
import Foundation

/// The accessibility of controls with a label beside one or more interactive parts, such as date pickers.
enum AccessibilityParts {
    /// Names the parts after the label, which then is no separate element: a single part is the
    /// control, several are a group.
    @MainActor static func named<Label: View>(
        by label: Label
    ) -> @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement] {
        { below, context in
            var parts = below.filter { $0.role.isInteractive || $0.role.isContainer }
            guard !parts.isEmpty else { return below }
            let title = context.title(of: label)
            for index in parts.indices where parts[index].role.isNamedFromOutside || parts[index].label == nil {
                parts[index].label = title ?? parts[index].label
            }
            if parts.count == 1 { return parts }
            return [AccessibilityElement(.group, title, on: context.node, children: parts)]
        }
    }
}

extension AccessibilityRole {
    /// Whether its contents are its value, so that it is named by the label beside it.
    fileprivate var isNamedFromOutside: Bool { self == .datefield || self == .colorwell || self == .group }
}
