import Foundation

/// Says something of a view to assistive programs. It changes nothing that is seen, and costs nothing until somebody asks.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    let change: AccessibilityChange

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { AccessibilityNode(view, in: context) }
}

extension AccessibilityAttachmentModifier: AccessibilityTitleModifier {
    func appendTitle<Content: View>(of content: Content, to title: inout AccessibilityTitle) {
        switch change {
        case .label(let label): title.append(.text(label))
        case .hidden(true): break
        default: title.append(content)
        }
    }
}

/// Hangs on what a modifier says something of; among the responders, so that all that hangs there has one order.
@MainActor private final class AccessibilityMark: Responder {
    var change: AccessibilityChange
    private let scope: EnvironmentScope
    private let timetable: Timetable
    private let focus: FocusManager

    init(_ change: AccessibilityChange, of node: _Node) {
        (self.change, scope, timetable, focus) = (change, node.scope, node.graph.timetable, node.graph.focus)
    }

    override func describe(_ elements: inout [AccessibilityElement], on node: LayoutNode) {
        change.apply(to: &elements, AccessibilityContext(node, in: scope, now: timetable.clock(), focus: focus))
    }
}

/// Rule: the newest value holds. Nothing runs for it but the modifier itself.
final class AccessibilityNode<Content: View>: AttachmentNode<Content, AccessibilityAttachmentModifier> {
    /// One for all displayables.
    private var mark: AccessibilityMark?

    override func arrived(_ displayables: [Displayable], at index: Int) {
        let mark = mark ?? AccessibilityMark(modifier.change, of: self)
        self.mark = mark
        for displayable in displayables { displayable.attach().responders.append(mark) }
    }

    override func modifierChanged(from old: AccessibilityAttachmentModifier) { mark?.change = modifier.change }
}

extension View {
    func accessibility(_ change: AccessibilityChange) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change: change))
    }

    /// Says something of the elements of a view that is made of others.
    package func accessibilityDescribed(
        _ describe: @escaping @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.described(describe)) }

    /// Makes other elements of those of a view.
    package func accessibilityTransformed(
        _ transform: @escaping @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.transformed(transform)) }
}
