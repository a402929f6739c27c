import CasementCore
import Foundation

/// Controls that are a label beside one or more parts to work with, such as date pickers.
enum AccessibilityParts {
    /// Calls the parts by the label, which is no element of its own then: one part is the control, several are a group.
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
    /// Whether what is in it is its value, and its name stands beside it.
    fileprivate var isNamedFromOutside: Bool { self == .datefield || self == .colorwell || self == .group }
}
