import CasementCombine
import CasementCore
import Dispatch

/// A view that runs an action for each value of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
    /// The view itself.
    public var content: Content
    private var reception: Reception<PublisherType>

    /// Runs `action` for each value of `publisher` while `content` exists.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        reception = Reception(publisher: publisher, action: action)
    }

    /// The publisher of the values.
    public var publisher: PublisherType { reception.publisher }
    /// The action for each value.
    public var action: (PublisherType.Output) -> Void { reception.action }

    public var body: Content { content }
    public static var _isBuiltIn: Bool { true }
}

extension View {
    /// Runs an action on the main actor for each value of a publisher, as long as this view exists.
    ///
    /// The subscription is kept while the publisher is the same. Store a publisher that is or holds an object,
    /// such as an autoconnected timer, in a property or a state: one that is created in the body starts from
    /// the beginning at each run.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> SubscriptionView<P, Self> where P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
    }
}

/// A publisher and an action as a property of a view, so that the subscription belongs to the view's identity.
private struct Reception<P: Publisher>: DynamicProperty, ConnectedProperty where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let new = pointer.assumingMemoryBound(to: Self.self).pointee
        if let receiver = store[slot] as? Receiver<P> {
            receiver.take(new.publisher, new.action)
        } else {
            store[slot] = Receiver(new.publisher, new.action, of: node)
        }
    }

    static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        StructuralComparison.areEqual(
            old.assumingMemoryBound(to: Self.self).pointee, new.assumingMemoryBound(to: Self.self).pointee)
    }
}

/// The subscription of a view, with the latest action.
@MainActor private final class Receiver<P: Publisher> where P.Failure == Never {
    private var publisher: P
    private var action: (P.Output) -> Void
    private var subscription: AnyCancellable?
    private let graph: ViewGraph
    private var isSubscribing = false

    init(_ publisher: P, _ action: @escaping (P.Output) -> Void, of node: _Node) {
        (self.publisher, self.action, graph) = (publisher, action, node.graph)
        subscribe()
    }

    func take(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        if StructuralComparison.areEqual(self.publisher, publisher) { return }
        self.publisher = publisher
        subscribe()
    }

    private func subscribe() {
        isSubscribing = true
        defer { isSubscribing = false }
        subscription = publisher.sink { [weak self] value in
            let value = Handover(value)
            if MainThread.isCurrent {
                MainActor.assumeIsolated { self?.receive(value.value) }
            } else {
                DispatchQueue.main.async { self?.receive(value.value) }
            }
        }
    }

    private func receive(_ value: P.Output) {
        guard subscription != nil || isSubscribing else { return }
        // Values sent while subscribing arrive during the update: the action runs after it.
        if isSubscribing { return graph.enqueueAction { self.action(value) } }
        action(value)
    }
}
