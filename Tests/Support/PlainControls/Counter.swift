import CoreTesting

/// A number in a state, which a press increments and which is shown after the name: "a1".
package struct Counter: View {
    let name: String
    @State private var count = 0

    package init(_ name: String) { self.name = name }

    package var body: some View {
        Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name)
    }
}
