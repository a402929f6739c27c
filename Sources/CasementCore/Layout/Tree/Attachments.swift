import Foundation

/// The values that modifiers attach to a displayable without a node in between.
@MainActor package final class Attachments {
    /// By `accessibilityIdentifier`.
    package var identifier: String?
    /// The modifiers whose identifier and priority apply where a displayable has several: the outermost.
    package var identifierOwner: ObjectIdentifier?
    package var priorityOwner: ObjectIdentifier?
    /// By `coordinateSpace`: names, each with the modifier that set it.
    package var spaces: [(owner: ObjectIdentifier, name: AnyHashable)] = []
    /// By `tag`.
    package var tag: AnyHashable?
    /// By `layoutValue`, by the key's type.
    var layoutValues: [ObjectIdentifier: Any] = [:]
    /// By `transition`: shows it being inserted and removed.
    weak var transition: (any TransitionOwner)?
    /// Its fade where it has no transition.
    var presenceMotion: TransitionOpacityMotion?
    @exclusivity(unchecked) var transitionOpacity = 1.0
    /// By `layoutPriority`.
    @exclusivity(unchecked) var priority: Double?
    /// By `zIndex`.
    var zIndex: Double?
    /// By `GridRow` and the modifiers of cells.
    var cell: GridCell?
    /// Receivers of pointer and keyboard input, innermost first.
    @exclusivity(unchecked) package var responders: [NodeAttachment] = []
}

extension LayoutNode {
    /// The node's attachments, created on first use.
    package final func attach() -> Attachments {
        if let attachments { return attachments }
        let new = Attachments()
        attachments = new
        return new
    }

    /// The priority with which a stack gives it space, where that was set.
    package final var priority: Double? {
        get { attachments?.priority }
        set {
            attach().priority = newValue
            tree.features.usesPriorities = true
        }
    }

    /// Its opacity while it is being inserted or removed; 1 otherwise.
    final var transitionOpacity: Double {
        get { attachments?.transitionOpacity ?? 1 }
        set {
            guard newValue != transitionOpacity else { return }
            attach().transitionOpacity = newValue
            tree.note(.subtree, of: self)
        }
    }
}
