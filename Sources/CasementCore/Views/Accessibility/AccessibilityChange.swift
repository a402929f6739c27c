import Foundation

/// The change of one modifier to a view's accessibility elements.
enum AccessibilityChange {
    case none
    case label(Text)
    /// A label composed of texts and the existing label.
    case title(AccessibilityTitle)
    case value(Text)
    case hint(Text)
    case hidden(Bool)
    case element(AccessibilityChildBehavior)
    case adding(AccessibilityTraits)
    case removing(AccessibilityTraits)
    case action(AccessibilityActionKind, () -> Void)
    case titledAction(AccessibilityTitle, () -> Void)
    case buttons([AccessibilityButton])
    case adjusting((AccessibilityAdjustmentDirection) -> Void)
    case scrolling((Edge) -> Void)
    case zooming((AccessibilityZoomGestureAction) -> Void)
    case priority(Double)
    case heading(AccessibilityHeadingLevel)
    case inputLabels([Text])
    case content(label: Text, value: Text?)
    case point(UnitPoint)
    case place(CGPoint)
    /// A change by one of the framework's own views.
    case described(@MainActor (inout AccessibilityElement, AccessibilityContext) -> Void)
    /// A transformation of all elements in such a view.
    case transformed(@MainActor ([AccessibilityElement], AccessibilityContext) -> [AccessibilityElement])

    /// Applies the change to the elements of a view.
    @MainActor func apply(to elements: inout [AccessibilityElement], _ context: AccessibilityContext) {
        switch self {
        case .none: return
        case .hidden(let isHidden):
            if isHidden { elements = [] }
            return
        case .element(let behaviour):
            elements = [Self.element(of: elements, behaviour, on: context.node)]
            return
        case .transformed(let transform):
            elements = transform(elements, context)
            return
        case .priority, .heading, .removing, .described: break
        default:
            // A view without an element gets one as soon as the program describes it.
            if elements.isEmpty { elements = [AccessibilityElement(.group, on: context.node)] }
        }
        for index in elements.indices { apply(to: &elements[index], context) }
    }

    @MainActor private static func element(
        of elements: [AccessibilityElement], _ behaviour: AccessibilityChildBehavior, on node: LayoutNode
    ) -> AccessibilityElement {
        switch behaviour {
        case .combine: .combining(elements, on: node)
        case .contain: AccessibilityElement(.group, on: node, children: elements)
        default: AccessibilityElement(.group, on: node)
        }
    }

    @MainActor private func apply(to element: inout AccessibilityElement, _ context: AccessibilityContext) {
        switch self {
        case .label(let text):
            element.label = context.string(text)
            element.isNamedByPicture = false
        case .title(let title):
            element.label = context.string(title, existing: element.label)
            element.isNamedByPicture = false
        case .value(let text): element.value = context.string(text)
        case .hint(let text): element.hint = context.string(text)
        case .adding(let traits):
            element.role = element.role.adding(traits)
            element.traits.formUnion(traits.subtracting(element.role.traits))
        case .removing(let traits):
            element.role = element.role.removing(traits)
            element.traits.subtract(traits)
        case .priority(let priority): element.sortPriority = priority
        case .heading(let level):
            element.role = element.role.adding(.isHeader)
            element.headingLevel = level == .unspecified ? nil : level.rawValue
        case .inputLabels(let labels): element.inputLabels = labels.map { context.string($0) }
        case .content(let label, let value):
            let label = context.string(label)
            element.customContent.removeAll { $0.label == label }
            if let value { element.customContent.append((label, context.string(value))) }
        case .point(let point): element.activationPoint = CGPoint(x: point.x, y: point.y)
        case .place(let place):
            let size = element.frame.size
            element.activationPoint = CGPoint(
                x: size.width > 0 ? place.x / size.width : 0, y: size.height > 0 ? place.y / size.height : 0)
        case .described(let describe): describe(&element, context)
        case .action, .titledAction, .buttons, .adjusting, .scrolling, .zooming:
            if context.isEnabled { addActions(to: &element, context) }
        case .none, .hidden, .element, .transformed: break
        }
    }

    @MainActor private func addActions(to element: inout AccessibilityElement, _ context: AccessibilityContext) {
        switch self {
        case .action(let kind, let perform): element.set(kind.name(in: context), perform)
        case .titledAction(let title, let perform): if let name = context.string(title) { element.set(name, perform) }
        case .buttons(let buttons):
            for button in buttons { if let name = context.string(button.title) { element.set(name, button.perform) } }
        case .adjusting(let adjust):
            element.set("increment") { adjust(.increment) }
            element.set("decrement") { adjust(.decrement) }
        case .scrolling(let scroll):
            element.set("scrollUp") { scroll(.top) }
            element.set("scrollDown") { scroll(.bottom) }
            element.set("scrollLeading") { scroll(.leading) }
            element.set("scrollTrailing") { scroll(.trailing) }
        case .zooming(let zoom):
            let point = element.point
            func action(_ direction: AccessibilityZoomGestureAction.Direction) -> () -> Void {
                { zoom(AccessibilityZoomGestureAction(direction: direction, location: .center, point: point)) }
            }
            element.set("zoomIn", action(.zoomIn))
            element.set("zoomOut", action(.zoomOut))
        default: break
        }
    }
}
