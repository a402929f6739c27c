import Foundation

/// The basis of buttons and similar controls: a single displayable, whatever its label contains.
package struct _Control<Content: View>: View {
    package typealias Body = Never

    let kind: String
    let shortcut: KeyboardShortcut?
    let isFocusable: Bool
    let isRigid: Bool
    /// Whether it follows the environment's `buttonRepeatBehavior`.
    var canRepeat = false
    /// Whether its shortcut is left to a text around the focus that can be searched.
    var yieldsToFind = false
    /// Whether its shortcut is only shown: the key does the same where the focus is.
    var yieldsToFocus = false
    var opensSubmenu = false
    let trigger: () -> Void
    let show: (ControlState) -> Void
    let accessibility: AccessibilityDescription?
    let content: Content

    /// Describes the control to assistive programs; by default a button named by its content.
    package typealias AccessibilityDescription = @MainActor (inout AccessibilityElement, AccessibilityContext) -> Void

    /// - Parameters:
    ///   - kind: the name shown in trees and logs.
    ///   - isFocusable: whether it can have the focus; parts of a control that has the focus as a whole cannot.
    ///   - isRigid: whether a stack gives it its ideal size before others get more than their minimum.
    ///   - canRepeat: whether it triggers repeatedly while it is held, if the environment enables this.
    ///   - yieldsToFind: whether its shortcut is left to a text around the focus that can be searched.
    ///   - trigger: the action of a press.
    ///   - yieldsToFocus: whether its shortcut is only shown, because the key does the same where the focus is.
    ///   - opensSubmenu: whether it is an item that opens another menu beside it.
    ///   - accessibility: the accessibility description, if it is not a button.
    ///   - show: called when the pointer enters, leaves, presses or releases.
    package init(
        _ kind: String, shortcut: KeyboardShortcut? = nil, isFocusable: Bool = true, isRigid: Bool = false,
        canRepeat: Bool = false, yieldsToFind: Bool = false, yieldsToFocus: Bool = false, opensSubmenu: Bool = false,
        accessibility: AccessibilityDescription? = nil,
        trigger: @escaping () -> Void, show: @escaping (ControlState) -> Void, @ViewBuilder content: () -> Content
    ) {
        (self.yieldsToFind, self.yieldsToFocus, self.opensSubmenu) = (yieldsToFind, yieldsToFocus, opensSubmenu)
        (self.isFocusable, self.isRigid, self.canRepeat) = (isFocusable, isRigid, canRepeat)
        (self.kind, self.shortcut, self.trigger, self.show, self.content) = (kind, shortcut, trigger, show, content())
        self.accessibility = accessibility
    }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ControlNode(view, in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// Rule: the content is updated; its changes are reported as changes of the control if they come from a new value and
/// not from the control's own state.
final class ControlNode<Content: View>: ContainerNode<_Control<Content>, Content>, AccessibilityOwner {
    private let responder = ControlResponder()
    private let focusShow = FocusShow()
    private var isTakingValue = false
    private var accessibility: _Control<Content>.AccessibilityDescription?
    private var canRepeat = false

    init(_ view: _Control<Content>, in context: _NodeContext) {
        let layers = LayeredLayoutNode(kind: view.kind, alignment: .center, tree: context.graph.layout)
        layers.traits.hidesChildren = true
        super.init(layers, in: context) { _ in view.content }
        layers.accessibilityOwner = self
        layers.attach().responders.append(responder)
        responder.node = layers
        focusShow.cornerRadius = 7
        responder.showFocus = { [weak self] appearance in
            if let self { focusShow.set(appearance, on: layoutNode, of: self) }
        }
        configure(view)
    }

    private func configure(_ view: _Control<Content>) {
        responder.trigger = view.trigger
        responder.show = view.show
        responder.isFocusable = view.isFocusable
        responder.opensSubmenu = view.opensSubmenu
        (layoutNode as? LayeredLayoutNode)?.isRigid = view.isRigid
        accessibility = view.accessibility
        if responder.shortcut != view.shortcut {
            (responder.shortcut, responder.yieldsToFind) = (view.shortcut, view.yieldsToFind)
            responder.yieldsToFocus = view.yieldsToFocus
            graph.focus.shortcuts.note(responder)
        }
        canRepeat = view.canRepeat
        updateFromEnvironment()
    }

    private func updateFromEnvironment() {
        responder.isEnabled = readEnvironment(\.isEnabled)
        responder.repeats = canRepeat && readEnvironment(\.buttonRepeatBehavior) == .enabled
    }

    override func refresh() {
        super.refresh()
        updateFromEnvironment()
        focusShow.refresh(on: layoutNode, of: self)
    }

    override func apply(_ view: _Control<Content>) {
        configure(view)
        isTakingValue = true
        updateContent(view.content)
        isTakingValue = false
    }

    override func tearDown() {
        graph.focus.shortcuts.forget(responder)
        super.tearDown()
    }

    /// The descendants form one element with the control.
    func accessible(_ below: [AccessibilityElement], on node: LayoutNode) -> [AccessibilityElement] {
        var element = AccessibilityElement.combining(below, on: node)
        element.role = .button
        element.actions.removeAll { $0.name == "press" }
        accessibility?(&element, AccessibilityContext(node, of: self))
        return [element]
    }

    override func reportOwnChange() { if isTakingValue { reportChange() } }
}
