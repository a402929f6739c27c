import Foundation

extension View {
    /// Takes values of a type that are dropped on the view: dragged from other views, or from elsewhere on the desktop, where files come as
    /// `URL` and text as `String`.
    ///
    ///     Column(cards: cards).dropDestination(for: Card.self) { dropped, _ in
    ///         cards += dropped
    ///         return true
    ///     }
    ///
    /// Of views in each other that take it, the innermost gets it. What does not fit the type is not taken.
    ///
    /// - Parameters:
    ///   - payloadType: what is taken.
    ///   - action: runs with what was dropped, and where, in the view's coordinates; false is that it was not wanted after all. Values that must
    ///     be read from files or converted come when that has been done.
    ///   - isTargeted: told true when something that fits comes over the view, and false when it leaves or is dropped.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> ModifiedContent<Self, _DropModifier> {
        modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, _ in drag.fits(payloadType) },
                    entered: { _, _ in isTargeted(true) },
                    left: { _, _ in isTargeted(false) },
                    dropped: { drag, point in drag.deliver(payloadType) { action($0, point) } })))
    }

    /// Takes data of some types, by the older way of providers.
    ///
    /// - Parameters:
    ///   - isTargeted: true while something that fits is over the view.
    ///   - action: runs with a provider for each thing that was dropped and fits, and the place in the view's coordinates.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> ModifiedContent<Self, _DropModifier> {
        modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, _ in drag.conforms(toAny: supportedContentTypes) },
                    entered: { _, _ in isTargeted?.wrappedValue = true },
                    left: { _, _ in isTargeted?.wrappedValue = false },
                    dropped: { drag, point in action(drag.providers(of: supportedContentTypes), point) })))
    }

    /// Takes data of some types, by the older way of providers.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> ModifiedContent<Self, _DropModifier> {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes data of the types with some identifiers, by the older way of providers.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> ModifiedContent<Self, _DropModifier> {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes data of the types with some identifiers, by the older way of providers.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> ModifiedContent<Self, _DropModifier> {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted) { providers, _ in action(providers)
        }
    }

    /// Takes data of some types as a delegate says.
    public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> ModifiedContent<Self, _DropModifier> {
        func info(_ drag: DragSession, _ point: CGPoint) -> DropInfo { DropInfo(drag, at: point) }
        return modifier(
            _DropModifier(
                target: DropTarget(
                    takes: { drag, point in
                        drag.conforms(toAny: supportedContentTypes) && delegate.validateDrop(info: info(drag, point))
                    },
                    entered: { delegate.dropEntered(info: info($0, $1)) },
                    moved: { $0.proposal = delegate.dropUpdated(info: info($0, $1)) },
                    left: { drag, point in
                        // One who gets it is not left.
                        if !drag.isDropped { delegate.dropExited(info: info(drag, point)) }
                    },
                    dropped: { drag, point in
                        switch drag.proposal?.operation {
                        case .cancel, .forbidden: false
                        default: delegate.performDrop(info: info(drag, point))
                        }
                    })))
    }

    /// Takes data of the types with some identifiers as a delegate says.
    public func onDrop(
        of supportedTypes: [String], delegate: any DropDelegate
    ) -> ModifiedContent<Self, _DropModifier> {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, delegate: delegate)
    }
}

extension DragSession {
    /// A provider for each thing that has data of one of some types.
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
