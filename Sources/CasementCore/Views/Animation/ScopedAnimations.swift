import Foundation

/// The transaction that holds around what a closure has modified.
@MainActor private final class TransactionAround {
    var transaction = Transaction()
}

/// A view with modifiers in which another transaction holds than in the view itself.
struct ScopedTransaction<Original, Shown: View>: ViewModifier {
    let transform: (inout Transaction) -> Void
    let shown: (PlaceholderContentView<Original>) -> Shown
    @State private var around = TransactionAround()

    func body(content: Content) -> some View {
        // The same for as long as the view is there: what stands for the content is made once.
        let around = around
        let original = content.transaction { $0 = around.transaction }
        shown(PlaceholderContentView<Original>(standingFor: original))
            .transaction {
                around.transaction = $0
                transform(&$0)
            }
    }
}

extension View {
    /// Animates what changes by the modifiers that `body` puts on this view, and leaves the view itself as it is.
    ///
    ///     icon.animation(.bouncy) { $0.scaleEffect(isBig ? 2 : 1) }
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of what changes by the modifiers that `body` puts on this view, and leaves the view itself as it
    /// is.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View { modifier(ScopedTransaction(transform: transform, shown: body)) }
}
