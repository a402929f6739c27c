/// The classes of nodes, by the type that their views are of.
///
/// To name a generic class is a look-up in a table of the runtime, 330 instructions each time, and a row names one for
/// each of its views. So the commonest views keep their class, and create a node with `init` of the metatype in
/// `unsafeBitCast(known, to: SomeNode<Self>.Type.self)`, which looks nothing up.
@MainActor enum NodeClasses {
    static let horizontal = TypeCache<AnyClass>()
    static let vertical = TypeCache<AnyClass>()
    static let optional = TypeCache<AnyClass>()
    /// The storage of states, by the type of their value.
    static let states = TypeCache<AnyClass>()
}

extension TypeCache<AnyClass> {
    @inline(__always) func known(for type: Any.Type, _ find: @autoclosure () -> AnyClass) -> AnyClass {
        if let known = self[type] { return known }
        let found: AnyClass = find()
        self[type] = found
        return found
    }
}
