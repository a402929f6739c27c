import Foundation

/// A modifier that changes the transaction of its content.
@MainActor protocol TransactionModifier: ViewModifier where Body == Never {
    /// Whether the change from `old` to `self` changes the transaction.
    func applies(after old: Self) -> Bool
    func transact(_ transaction: inout Transaction)
}

/// Animates changes in a view when a value changes.
public struct _AnimationModifier<Value: Equatable>: TransactionModifier {
    public typealias Body = Never
    var animation: Animation?
    var value: Value

    func applies(after old: Self) -> Bool { value != old.value }

    func transact(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TransactionNode(view, in: context) }
}

/// Changes the transaction of all changes in a view.
public struct _TransactionModifier: TransactionModifier {
    public typealias Body = Never
    let transform: (inout Transaction) -> Void

    func applies(after old: Self) -> Bool { true }
    func transact(_ transaction: inout Transaction) { transform(&transaction) }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TransactionNode(view, isAlways: true, in: context) }
}

/// Changes the transaction of changes in a view when a value changes.
struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    func applies(after old: Self) -> Bool { value != old.value }
    func transact(_ transaction: inout Transaction) { transform(&transaction) }

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { TransactionNode(view, in: context) }
}

/// Rule: if the value differs, its descendants have the changed transaction for the rest of the update, and so do
/// the frames that it changes.
final class TransactionNode<Content: View, Modifier: TransactionModifier>: WrapperNode<
    Content, Modifier, TransactionLayoutNode
>
{
    private let isAlways: Bool
    private var last: Modifier
    /// The pass in which the value changed.
    private var changedIn = -1

    init(_ view: ModifiedContent<Content, Modifier>, isAlways: Bool = false, in context: _NodeContext) {
        self.isAlways = isAlways
        last = view.modifier
        super.init(view, in: context)
        scopesTransaction = true
    }

    override func makeWrapper(_ inner: LayoutNode) -> TransactionLayoutNode {
        let wrapper = TransactionLayoutNode(inner, kind: "transaction")
        wrapper.owner = self
        return wrapper
    }

    override func configure() -> Bool {
        if !isAlways, modifier.applies(after: last) {
            changedIn = graph.updateNumber
            graph.transactions.noteScope()
            for wrapper in wrappers { wrapper.tree.motion.scopes.note(wrapper) }
        }
        last = modifier
        return false
    }

    override func transact(_ transaction: inout Transaction) {
        guard isAlways ? !graph.transactions.isAnimationStep : changedIn == graph.updateNumber else { return }
        let ticket = transaction.ticket
        transaction.ticket = nil
        modifier.transact(&transaction)
        transaction.ticket = transaction.ticket.map { own($0, within: ticket) } ?? ticket
    }

    /// The ticket for completions that the modifier adds: one per pass, although it is requested
    /// by each view that moves.
    private var owned: (ticket: AnimationTicket, pass: Int)?

    private func own(_ new: AnimationTicket, within outer: AnimationTicket?) -> AnimationTicket {
        if let owned, owned.pass == graph.updateNumber { return owned.ticket }
        owned = (new, graph.updateNumber)
        if let outer {
            // Animations here also delay completions of the outer transaction.
            outer.hold()
            new.onComplete(.removed) { outer.release() }
        }
        graph.transactions.releaseAfterPass(new)
        return new
    }
}

extension View {
    /// Animates changes in this view when `value` changes; nil disables animation, whatever the
    /// transaction of the change.
    ///
    ///     Circle().scaleEffect(isBig ? 2 : 1).animation(.bouncy, value: isBig)
    public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> ModifiedContent<Self, _AnimationModifier<V>> {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates all changes in this view. Prefer `animation(_:value:)`, which limits it to one value.
    public func animation(_ animation: Animation?) -> ModifiedContent<Self, _TransactionModifier> {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of all changes in this view.
    ///
    ///     Text("\(count)").transaction { $0.animation = nil }
    public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, _TransactionModifier> {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction of changes in this view when `value` changes.
    public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension ViewModifier {
    /// The modifier with a changed transaction for all changes in it.
    @MainActor @preconcurrency public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier { concat(_TransactionModifier(transform: transform)) }

    /// The modifier with an animation for all changes in it.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
