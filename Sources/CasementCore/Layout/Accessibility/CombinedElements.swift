import Foundation

extension AccessibilityElement {
    /// Merges several elements into one with all their labels and actions.
    ///
    /// A single interactive part gives the element its role, and so does a heading among texts; several interactive
    /// parts become actions named by their labels.
    package static func combining(_ parts: [AccessibilityElement], on node: LayoutNode) -> AccessibilityElement {
        var all: [AccessibilityElement] = []
        for part in inOrder(parts) { part.appendLeaves(to: &all) }
        let acting = all.filter(\.role.isInteractive)
        var whole = AccessibilityElement(role(of: all, acting), label(of: all), on: node)
        let values = all.compactMap(\.value).filter { !$0.isEmpty }
        if !values.isEmpty { whole.value = values.joined(separator: ", ") }
        for part in all {
            whole.traits.formUnion(part.traits.subtracting(part.role.isInteractive ? [] : .isDisabled))
            if whole.hint == nil { whole.hint = part.hint }
            whole.customContent += part.customContent
            let isOneOfSeveral = acting.count > 1 && part.role.isInteractive
            for action in part.actions {
                let name = action.name == "press" && isOneOfSeveral ? part.label ?? action.name : action.name
                if whole.action(name) == nil { whole.set(name, action.perform) }
            }
        }
        if acting.count > 1 { whole.traits.remove(.isDisabled) }
        whole.isNamedByPicture = all.allSatisfy { $0.isNamedByPicture || $0.label == nil }
        whole.headingLevel = all.first { $0.role == .heading }?.headingLevel ?? whole.headingLevel
        if all.count == 1 {
            whole.inputLabels = all[0].inputLabels
        }
        return whole
    }

    /// The number of interactive elements, this one and descendants.
    package var actingCount: Int {
        if role.isInteractive { return 1 }
        var count = 0
        for child in children { count += child.actingCount }
        return count
    }

    private func appendLeaves(to list: inout [AccessibilityElement]) {
        if children.isEmpty { return list.append(self) }
        var own = self
        own.children = []
        if role == .text || role == .heading {
            // Its links are part of its label already.
            for link in children {
                if let press = link.action("press") { own.set(link.label ?? "press", press.perform) }
            }
            return list.append(own)
        }
        if own.label != nil || own.value != nil || !own.actions.isEmpty { list.append(own) }
        for child in children { child.appendLeaves(to: &list) }
    }

    private static func role(of all: [AccessibilityElement], _ acting: [AccessibilityElement]) -> AccessibilityRole {
        if acting.count == 1 { return acting[0].role }
        if let first = all.first, all.allSatisfy({ $0.role == first.role }), !first.role.isInteractive {
            return first.role
        }
        if acting.isEmpty, all.contains(where: { $0.role == .heading }) { return .heading }
        return all.isEmpty ? .group : .text
    }

    /// The joined labels. Pictures that only have the name of their file are omitted where there are other labels.
    package static func label(of all: [AccessibilityElement]) -> String? {
        let said = all.filter { !($0.label ?? "").isEmpty }
        let words = said.filter { !$0.isNamedByPicture || $0.role != .image }
        let labels = (words.isEmpty ? said : words).compactMap(\.label)
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
}
