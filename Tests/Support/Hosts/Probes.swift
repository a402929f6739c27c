import CoreTesting

/// A value that tests set from outside; bodies that read it run again.
@MainActor @Observable package final class Box<Value> {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}

/// A block of a fixed size with an identifier.
package struct Block: View {
    let name: String
    let width: CGFloat
    let height: CGFloat

    package init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        (self.name, self.width, self.height) = (name, width, height)
    }

    package var body: some View { Color.gray.frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// Collects the names of bodies as they run.
@MainActor package final class Journal {
    package var lines: [String] = []
    package init() {}

    package func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }
}

/// A condition that tests set from outside; bodies that read it run again.
@MainActor @Observable package final class Flag {
    package var value: Bool
    package init(_ value: Bool) { self.value = value }
}
