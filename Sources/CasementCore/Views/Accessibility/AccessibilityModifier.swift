import Foundation

/// Describes a view to assistive programs. It changes nothing on screen, and costs nothing until elements
/// are requested.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
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

/// Attaches a modifier's change to a layout node; a responder, so that all attachments share one order.
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

/// Rule: the current value applies. Only the modifier itself runs for a change.
final class AccessibilityNode<Content: View>: AttachmentNode<Content, AccessibilityAttachmentModifier> {
    /// Shared by all displayables.
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

    /// Describes the elements of a composed view.
    package func accessibilityDescribed(
        _ describe: @escaping @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.described(describe)) }

    /// Transforms the elements of a view.
    package func accessibilityTransformed(
        _ transform: @escaping @MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.transformed(transform)) }
}
