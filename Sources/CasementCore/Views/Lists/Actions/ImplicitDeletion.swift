/// What lists offer by themselves where elements can be deleted (`onDelete`). Its look is where the controls are.
package enum ImplicitDeletion {}

/// The look of `ImplicitDeletion`, which conforms to it where there are controls.
@MainActor package protocol ImplicitDeletionLook {
    static var look: SwipeActionsLook { get }
    /// Returns the button, which calls `delete`.
    static func button(_ delete: @escaping () -> Void) -> AnyView
}
