import Foundation

/// What modifiers hang on a displayable without a place of their own.
@MainActor package final class Attachments {
    /// By `accessibilityIdentifier`.
    package var identifier: String?
    /// The modifiers whose identifier and priority hold, where several stand around one displayable: the outermost.
    package var identifierOwner: ObjectIdentifier?
    package var priorityOwner: ObjectIdentifier?
    /// By `coordinateSpace`: names, each with the modifier that gave it.
    package var spaces: [(owner: ObjectIdentifier, name: AnyHashable)] = []
    /// By `tag`.
    package var tag: AnyHashable?
    /// By `layoutValue`, by the key's type.
    var layoutValues: [ObjectIdentifier: Any] = [:]
    /// By `transition`: what brings it in and out.
    weak var transition: (any TransitionOwner)?
    /// Its fading where it has no transition of its own.
    var presenceMotion: TransitionOpacityMotion?
    /// By `zIndex`.
    var zIndex: Double?
    /// By `GridRow` and the modifiers of cells.
    var cell: GridCell?
    /// Receivers of the pointer and the keyboard, innermost first.
    package var responders: [NodeAttachment] = []
}

extension LayoutNode {
    /// The node's attachments, made when first needed.
    package final func attach() -> Attachments {
        if let attachments { return attachments }
        let new = Attachments()
        attachments = new
        return new
    }
}
