/// Carries a value to another thread where a protocol that is older than Swift's concurrency does not say that it may go.
///
/// Unchecked, because Combine's contract stands in for the check: who hands work or values to a scheduler or a publisher of
/// system events gives them away, and none of the holders touches them afterwards.
package struct Handover<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
