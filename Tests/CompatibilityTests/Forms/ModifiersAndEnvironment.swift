import SwiftUI

// Custom modifiers, keys and styles.

private struct AccentWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 2
}

extension EnvironmentValues {
    var accentWidth: CGFloat {
        get { self[AccentWidthKey.self] }
        set { self[AccentWidthKey.self] = newValue }
    }
}

extension View {
    func accentWidth(_ width: CGFloat) -> some View { environment(\.accentWidth, width) }
    func featured() -> some View { modifier(Featured()) }
}

struct AccentBar: View {
    @Environment(\.accentWidth) private var width
    @Environment(\.colorScheme) var scheme: ColorScheme

    var body: some View {
        Rectangle()
            .fill(scheme == .dark ? Color.white : .black)
            .frame(width: width)
    }
}

struct Featured: ViewModifier {
    @State private var isHighlighted = false
    @Environment(\.accentWidth) private var width

    func body(content: Content) -> some View {
        HStack {
            AccentBar()
            content
                .foregroundColor(isHighlighted ? .orange : nil)
                .font(.headline)
        }
        .onTapGesture { isHighlighted.toggle() }
    }
}

struct FlatButtonStyle: ButtonStyle {
    var color = Color.blue

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(6)
            .background(color.opacity(configuration.isPressed ? 0.5 : 1), in: Capsule())
    }
}

struct Themed: View {
    var body: some View {
        VStack {
            Text("Plain").featured()
            Group {
                Text("One")
                Text("Two")
            }.featured().accentWidth(10)
            Button("Flat") {}.buttonStyle(FlatButtonStyle(color: .green))
        }
        .transformEnvironment(\.accentWidth) { $0 += 1 }
        .environment(\.lineLimit, 1)
    }
}

@propertyWrapper struct Clamped: DynamicProperty {
    @State private var value: Int
    let range: ClosedRange<Int>

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        _value = State(initialValue: wrappedValue)
        self.range = range
    }

    var wrappedValue: Int {
        get { value }
        nonmutating set { value = min(range.upperBound, max(range.lowerBound, newValue)) }
    }

    var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

struct Volume: View {
    @Clamped(0...3) private var level = 2

    var body: some View {
        Button("Louder \(level)") { level += 1 }.accessibilityIdentifier("louder")
        Mute(level: $level)
    }
}

private struct Mute: View {
    @Binding var level: Int
    var body: some View { Button("Mute") { level = -5 }.accessibilityIdentifier("mute") }
}

@Observable final class Store {
    var fruits = [Fruit(id: 1, name: "Apple")]
    var isSorted = false
}

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        VStack {
            Button("Add") {
                store.fruits.append(Fruit(id: store.fruits.count + 1, name: "Fruit \(store.fruits.count + 1)"))
            }
            .accessibilityIdentifier("add")
            ForEach(store.fruits) { Text($0.name) }
        }
    }
}

struct DemoApp: App {
    @State private var title = "Demo"

    var body: some Scene {
        WindowGroup(title) {
            Themed()
        }
        .defaultSize(width: 640, height: 480)
        .windowResizability(.contentSize)

        WindowGroup("Second", id: "second") {
            StoreView()
        }
    }
}
