/// Transfers a value to another thread through a protocol that predates Swift's concurrency and does not require
/// `Sendable`.
///
/// Unchecked, because Combine's contract replaces the check: work and values passed to a scheduler or to a publisher of
/// system events are given away, and not used by the sender afterwards.
package struct Handover<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
