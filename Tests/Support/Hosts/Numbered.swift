import CoreTesting

/// Numbers that tests change from outside, and the selected ones.
@MainActor @Observable package final class Numbered {
    package var ids: [Int]
    package var many: Set<Int> = []
    package var one: Int?
    package var deleted: [[Int]] = []
    package var moved: [(from: [Int], to: Int)] = []

    package init(_ count: Int) { ids = Array(0..<count) }

    /// A binding that reads and writes one of its properties.
    package func binding<Value>(_ path: ReferenceWritableKeyPath<Numbered, Value>) -> Binding<Value> {
        Binding {
            self[keyPath: path]
        } set: {
            self[keyPath: path] = $0
        }
    }
}
