import Casement
import CasementTesting
import Expectations
import Foundation
import Testing

/// `@AppStorage` in a test host sees what a program sets with `UserDefaults`, and leaves nothing there.
@MainActor struct SettingsMadeElsewhere {
    private static let key = "SettingsMadeElsewhere.count"

    private struct Counter: View {
        @AppStorage(SettingsMadeElsewhere.key) private var count = 3
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func seen() {
        let defaults = UserDefaults.standard
        defer { defaults.removeObject(forKey: Self.key) }
        let host = TestHost(width: 200, height: 100) { Counter() }
        host.update()
        expect(host.find(text: "count 3") != nil)
        defaults.set(9, forKey: Self.key)
        host.update()
        expect(host.find(text: "count 9") != nil)
        // What views set counts until the program sets another value.
        host.tap(at: CGPoint(x: 100, y: 50))
        expect(host.find(text: "count 10") != nil)
        expect(defaults.integer(forKey: Self.key) == 9)
        let other = TestHost(width: 200, height: 100) { Counter() }
        other.update()
        expect(other.find(text: "count 9") != nil)
        defaults.removeObject(forKey: Self.key)
        host.update()
        expect(host.find(text: "count 3") != nil)
    }
}
