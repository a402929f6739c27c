import Foundation

/// The transaction around a closure's modifiers.
@MainActor private final class TransactionAround {
    var transaction = Transaction()
}

/// A view whose added modifiers have a different transaction than the view itself.
struct ScopedTransaction<Original, Shown: View>: ViewModifier {
    let transform: (inout Transaction) -> Void
    let shown: (PlaceholderContentView<Original>) -> Shown
    @State private var around = TransactionAround()

    func body(content: Content) -> some View {
        // The same object for the lifetime of the view: the placeholder for the content is created once.
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
    /// Animates changes of the modifiers that `body` applies to this view, but not of the view itself.
    ///
    ///     icon.animation(.bouncy) { $0.scaleEffect(isBig ? 2 : 1) }
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of the modifiers that `body` applies to this view, but not of the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View { modifier(ScopedTransaction(transform: transform, shown: body)) }
}
