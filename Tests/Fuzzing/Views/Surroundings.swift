import CasementTesting

private struct NumberKey: EnvironmentKey { static let defaultValue = 1 }
private struct WordKey: EnvironmentKey { static let defaultValue = "w" }

extension EnvironmentValues {
    var fuzzNumber: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    var fuzzWord: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

/// A preference whose value lists the views that set it, in order.
struct ListKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// An object that views all over the tree read.
@MainActor @Observable final class Shared {
    var first = 0
    var second = 0
    static let objects = [Shared(), Shared()]
}

let palette: [Color] = [.red, .green, .blue, .orange, .purple, .gray, .pink, .teal]
let fonts: [Font] = [.body, .caption, .title, .footnote]
let modes: [BlendMode] = [.multiply, .screen, .difference, .destinationOut, .luminosity, .plusDarker]
