/// Carries a value to another thread where a protocol that is older than Swift's concurrency does not say that it may go.
///
/// Unchecked, because Combine's contract stands in for the check: who hands work or values to a scheduler or a publisher of
/// system events gives them away, and none of the holders in this module touches them afterwards.
struct Handover<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
