import CoreTesting
import HostSupport

/// The names set by views, in view order.
struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct SumKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct FirstKey: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
    func named(_ name: String) -> some View { preference(key: NamesKey.self, value: [name]) }
}

/// The arguments of an action's calls, in order.
@MainActor final class Calls<Value> {
    var values: [Value] = []
}
