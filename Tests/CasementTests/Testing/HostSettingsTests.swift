import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

/// Settings that the program sets itself, in `UserDefaults`, and what views have set there.
@MainActor struct HostSettingsTests {
    private struct Setting: View {
        @AppStorage private var value: Int
        init(_ key: String, in store: UserDefaults?) { _value = AppStorage(wrappedValue: 1, key, store: store) }

        var body: some View {
            Text("value \(value)")
            Button("Add") { value += 1 }
        }
    }

    @Test("A view shows what the program sets in a store", arguments: [false, true]) func setting(isStandard: Bool) {
        let key = UUID().uuidString
        let store = isStandard ? UserDefaults.standard : UserDefaults(suiteName: key)!
        defer { store.removeObject(forKey: key) }
        let host = TestHost { Setting(key, in: isStandard ? nil : store) }
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

    @Test("Windows of a program show it too, and what it registers") func windows() {
        let key = UUID().uuidString
        defer { UserDefaults.standard.removeObject(forKey: key) }
        UserDefaults.standard.register(defaults: [key: 3])
        let app = TestApp { WindowGroup("Main") { Setting(key, in: nil) } }
        app.settle()
        expect(app.windows[0].find(text: "value 3") != nil)
        UserDefaults.standard.set(7, forKey: key)
        app.settle()
        expect(app.windows[0].find(text: "value 7") != nil)
    }

    @Test("What views have set is nothing to the next host") func separate() {
        let key = UUID().uuidString
        let first = TestHost { Setting(key, in: nil) }
        first.tap(text: "Add")
        expect(UserDefaults.standard.integer(forKey: key), equals: 2)
        let second = TestHost { Setting(key, in: nil) }
        second.settle()
        expect(second.find(text: "value 1") != nil)
        second.tap(text: "Add")
        second.tap(text: "Add")
        first.update()
        expect(first.find(text: "value 2") != nil && second.find(text: "value 3") != nil)
    }

    private final class Model: ObservableObject {
        @AppStorage("HostSettingsTests.model") var value = 1
    }

    @Test("A model and a view have the same settings") func models() {
        struct Screen: View {
            @StateObject private var model = Model()
            @AppStorage("HostSettingsTests.model") private var value = 1
            var body: some View {
                Text("model \(model.value), view \(value)")
                Button("Model") { model.value += 1 }
                Button("View") { value += 1 }
            }
        }
        let host = TestHost { Screen() }
        host.tap(text: "Model")
        expect(host.find(text: "model 2, view 2") != nil)
        host.tap(text: "View")
        expect(host.find(text: "model 3, view 3") != nil)
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
