import Foundation

/// Draws a view at an offset without affecting the layout around it.
public struct _OffsetEffect: SettingModifier, Equatable, Sendable {
    public var offset: CGSize

    nonisolated public init(offset: CGSize) { self.offset = offset }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        OffsetNode(view, in: context)
    }

    var setting: CGSize { offset.finite }
}

private final class OffsetNode<Content: View>: SettingNode<Content, _OffsetEffect, OffsetLayoutNode> {
    override func configure() -> Bool { set(modifier.setting) }
}

/// Gives a view its ideal size.
public struct _FixedSizeLayout: SettingModifier, Equatable, Sendable {
    let setting: Axis.Set

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        FixedSizeNode(view, in: context)
    }
}

private final class FixedSizeNode<Content: View>: SettingNode<Content, _FixedSizeLayout, FixedSizeLayoutNode> {
    override func configure() -> Bool { set(modifier.setting) }
}

/// Sets the order in which a stack measures its views.
public struct _LayoutPriorityModifier: PrimitiveModifier, Equatable, Sendable {
    let priority: Double

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { LayoutPriorityNode(view, in: context) }
}

final class LayoutPriorityNode<Content: View>: AttachmentNode<Content, _LayoutPriorityModifier> {
    override func arrived(_ displayables: [Displayable], at index: Int) {
        for displayable in displayables {
            displayable.priority = modifier.priority
            displayable.attach().priorityOwner = ObjectIdentifier(self)
        }
    }

    override func modifierChanged(from old: _LayoutPriorityModifier) {
        guard old != modifier else { return }
        for node in content where node.attachments?.priorityOwner == ObjectIdentifier(self) {
            node.priority = modifier.priority
            node.notifyParent()
        }
        reportChange()
    }
}

extension View {
    /// Draws the view at an offset in points; layout is not affected.
    public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Draws the view at an offset in points; layout is not affected.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
        offset(CGSize(width: x, height: y))
    }

    /// Gives the view its ideal size, whatever is proposed.
    public func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length on some axes, whatever is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _FixedSizeLayout> {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(_FixedSizeLayout(setting: axes))
    }

    /// Sets the priority with which a stack gives space to this view: higher ones first. The
    /// default is 0; NaN counts as 0.
    public func layoutPriority(_ value: Double) -> ModifiedContent<Self, _LayoutPriorityModifier> {
        modifier(_LayoutPriorityModifier(priority: value.isNaN ? 0 : value))
    }
}
