import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// What changes outside of views: settings that the program sets itself, tasks that wait.
@MainActor struct HostSettingsTests {
    private struct Setting: View {
        @AppStorage private var value: Int
        init(_ key: String, in store: UserDefaults?) { _value = AppStorage(wrappedValue: 1, key, store: store) }

        var body: some View {
            Text("value \(value)")
            Button("Add") { value += 1 }
        }
    }

    @Test("A view shows what the program sets in its store") func setting() throws {
        let key = UUID().uuidString
        let store = try #require(UserDefaults(suiteName: key))
        defer { store.removeObject(forKey: key) }
        let host = TestHost { Setting(key, in: store) }
        host.settle()
        store.set(5, forKey: key)
        host.settle()
        expect(host.find(text: "value 5") != nil)
        host.tap(text: "Add")
        expect(store.integer(forKey: key), equals: 6)
        store.removeObject(forKey: key)
        host.settle()
        expect(host.find(text: "value 1") != nil)
    }

    @Test("A task that waits and then animates a change is seen through to its end") func animatedTask() async {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)").task {
                    for _ in 0..<3 {
                        try? await Task.sleep(for: .milliseconds(1))
                        withAnimation { count += 1 }
                    }
                }
            }
        }
        let host = TestHost { Counting() }
        for _ in 0..<1000 where host.find(text: "count 3") == nil {
            try? await Task.sleep(for: .milliseconds(2))
            await host.settleTasks()
        }
        expect(host.find(text: "count 3") != nil)
    }
}
