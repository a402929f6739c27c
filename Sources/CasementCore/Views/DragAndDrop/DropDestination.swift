import Foundation

extension View {
    /// Accepts values of a type that are dropped on the view: dragged from other views, or from other programs, which
    /// provide files as `URL` and text as `String`.
    ///
    ///     Column(cards: cards).dropDestination(for: Card.self) { dropped, _ in
    ///         cards += dropped
    ///         return true
    ///     }
    ///
    /// The innermost of nested destinations for the type receives the drop. Items of other types are rejected.
    ///
    /// - Parameters:
    ///   - payloadType: the accepted type.
    ///   - action: runs with the dropped values and the location in the view's coordinates; returns false to reject the
    ///     drop. Values that must be read from files or converted are delivered asynchronously.
    ///   - isTargeted: called with true when a matching drag enters the view, and with false when it leaves or
    ///     is dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, _ in drag.fits(payloadType) },
                    entered: { _, _ in isTargeted(true) },
                    left: { _, _ in isTargeted(false) },
                    dropped: { drag, point, _ in drag.deliver(payloadType) { action($0, point) } })))
    }

    /// Accepts values of a type that are dropped on the view, and says more of the drag to the action; see
    /// `dropDestination(for:action:isTargeted:)` and `onDropSessionUpdated(_:)`.
    ///
    /// - Parameters:
    ///   - type: the accepted type.
    ///   - isEnabled: whether it accepts them now.
    ///   - action: runs with the dropped values and the drag, whose phase is that it has ended.
    @_disfavoredOverload public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View {
        modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, _ in isEnabled && drag.fits(type) },
                    dropped: { drag, point, size in
                        let session = DropSession(drag, .ended(drag.operation), at: point, in: size)
                        return drag.deliver(type) {
                            action($0, session)
                            return true
                        }
                    })))
    }

    /// Accepts data of the types, using item providers, the older form.
    ///
    /// - Parameters:
    ///   - isTargeted: true while a matching drag is over the view.
    ///   - action: runs with a provider for each matching item, and the location in the view's coordinates.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, _ in drag.conforms(toAny: supportedContentTypes) },
                    entered: { _, _ in isTargeted?.wrappedValue = true },
                    left: { _, _ in isTargeted?.wrappedValue = false },
                    dropped: { drag, point, _ in action(drag.providers(of: supportedContentTypes), point) })))
    }

    /// Accepts data of the types, using item providers, the older form.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Accepts data of the types with these identifiers, using item providers, the older form.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Accepts data of the types with these identifiers, using item providers, the older form.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted) { providers, _ in action(providers)
        }
    }

    /// Accepts data of the types, handled by a delegate.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        func info(_ drag: ItemDrag, _ point: CGPoint) -> DropInfo { DropInfo(drag, at: point) }
        return modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, point in
                        drag.conforms(toAny: supportedContentTypes) && delegate.validateDrop(info: info(drag, point))
                    },
                    entered: { delegate.dropEntered(info: info($0, $1)) },
                    moved: { drag, point in
                        // Nil keeps the previous proposal.
                        if let proposal = delegate.dropUpdated(info: info(drag, point)) { drag.proposal = proposal }
                    },
                    left: { drag, point in
                        // A drop is not reported as an exit.
                        if !drag.isDropped { delegate.dropExited(info: info(drag, point)) }
                    },
                    dropped: { drag, point, _ in
                        switch drag.proposal?.operation {
                        case .cancel, .forbidden: false
                        default: delegate.performDrop(info: info(drag, point))
                        }
                    })))
    }

    /// Accepts data of the types with these identifiers, handled by a delegate.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, delegate: delegate)
    }
}

extension ItemDrag {
    /// Returns a provider for each item with data of one of the types.
    func providers(of types: [UTType]) -> [NSItemProvider] {
        var found: [NSItemProvider] = []
        for item in items {
            for type in types where item.conforms(to: type) {
                found.append(NSItemProvider(item))
                break
            }
        }
        return found
    }
}
