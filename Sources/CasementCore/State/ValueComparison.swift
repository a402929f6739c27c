/// The equality of a type's values, found once for each location.
enum ValueComparison {
    static func of<Value>(_ type: Value.Type) -> ((Value, Value) -> Bool)? {
        func open<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool)? {
            { left, right in
                withUnsafePointer(to: left) { left in
                    withUnsafePointer(to: right) { right in
                        // Value is E: this opens the comparison once instead of at each call.
                        UnsafeRawPointer(left).assumingMemoryBound(to: E.self).pointee
                            == UnsafeRawPointer(right).assumingMemoryBound(to: E.self).pointee
                    }
                }
            }
        }
        guard let type = type as? any Equatable.Type else { return nil }
        return open(type)
    }
}
