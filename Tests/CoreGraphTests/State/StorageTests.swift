import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// AppStorage and SceneStorage, on stores in memory.
@MainActor struct StorageTests {
    private enum Size: Int { case small = 1, large }
    private enum Theme: String { case light, dark }

    private struct Every: View {
        @AppStorage("bool") var bool = true
        @AppStorage("int") var int = 1
        @AppStorage("double") var double = 2.0
        @AppStorage("string") var string = "s"
        @AppStorage("url") var url = URL(string: "https://swift.org/x")!
        @AppStorage("data") var data = Data([1])
        @AppStorage("date") var date: Date?
        @AppStorage("size") var size = Size.small
        @AppStorage("theme") var theme: Theme = .light
        @AppStorage("o-int") var optionalInt: Int?
        @AppStorage("o-string") var optionalString: String?
        @AppStorage("o-size") var optionalSize: Size?
        @AppStorage("o-theme") var optionalTheme: Theme?
        @SceneStorage("tab") var tab = 0
        @SceneStorage("draft") var draft: String?
        @SceneStorage("scene-theme") var sceneTheme = Theme.light

        var summary: String {
            let basic = "\(bool) \(int) \(double) \(string) \(url) \(data.count) \(date?.timeIntervalSince1970 ?? -1)"
            let raw = "\(size) \(theme) \(optionalInt ?? -1) \(optionalString ?? "-")"
            let optional = "\(optionalSize.map { "\($0)" } ?? "-") \(optionalTheme.map { "\($0)" } ?? "-")"
            return "\(basic) \(raw) \(optional) \(tab) \(draft ?? "-") \(sceneTheme)"
        }

        var body: some View {
            Text(summary)
            Button("set") {
                (bool, int, double, string) = (false, 5, 2.5, "t")
                (url, data, date) = (URL(fileURLWithPath: "/x.txt"), Data([1, 2]), Date(timeIntervalSince1970: 9))
                (size, theme, optionalInt, optionalString) = (.large, .dark, 7, "o")
                (optionalSize, optionalTheme, tab, draft, sceneTheme) = (.large, .dark, 3, "d", .dark)
            }.accessibilityIdentifier("set")
            Button("clear") { (date, optionalInt, optionalString, optionalSize) = (nil, nil, nil, nil) }
                .accessibilityIdentifier("clear")
        }
    }

    @Test("every type is stored, and read as its default if it is missing")
    func types() {
        let host = TestHost { Every() }
        expect(host.labels[0], equals: "true 1 2.0 s https://swift.org/x 1 -1.0 small light -1 - - - 0 - light")
        host.tap("set")
        expect(host.labels[0], equals: "false 5 2.5 t file:///x.txt 2 9.0 large dark 7 o large dark 3 d dark")
        host.tap("clear")
        expect(host.labels[0], equals: "false 5 2.5 t file:///x.txt 2 -1.0 large dark -1 - - dark 3 d dark")
    }

    private struct Reader: View {
        let name: String
        @AppStorage var value: Int
        let journal: Journal
        var reads = true

        init(_ name: String, key: String, _ journal: Journal, reads: Bool = true) {
            self.name = name
            _value = AppStorage(wrappedValue: 0, key)
            self.journal = journal
            self.reads = reads
        }

        var body: some View {
            let _ = journal.lines.append(name)
            Button(reads ? "\(name)\(value)" : name) { value += 1 }.accessibilityIdentifier(name)
        }
    }

    @Test("all readers of a key change together; views that only write it, or read another, do not run")
    func sharing() {
        let journal = Journal()
        let host = TestHost {
            Reader("a", key: "x", journal)
            Reader("b", key: "x", journal)
            Reader("other", key: "y", journal)
            Reader("writer", key: "x", journal, reads: false)
        }
        host.update()
        _ = journal.take()
        host.tap("writer")
        expect(host.labels, equals: ["a1", "b1", "other0", "writer"])
        expect(journal.take(), equals: ["a", "b"])
    }

    @Test("a view whose key changes shows the other key's value; bindings write through")
    func changingKeys() {
        struct Root: View {
            @State var key = "x"
            @AppStorage("x") var x = 0
            @AppStorage("y") var y = 10
            let journal: Journal
            var body: some View {
                Reader("r", key: key, journal)
                Button("swap") { key = "y" }.accessibilityIdentifier("swap")
                Button("set") {
                    $x.wrappedValue = 4
                    $y.wrappedValue = 40
                }.accessibilityIdentifier("set")
            }
        }
        let host = TestHost { Root(journal: Journal()) }
        host.tap("set")
        expect(host.labels[0], equals: "r4")
        host.tap("swap")
        expect(host.labels[0], equals: "r40")
        host.tap("r")
        expect(host.labels[0], equals: "r41")
    }

    @Test("hosts are independent, and do not change UserDefaults.standard")
    func isolation() {
        let first = TestHost { Reader("a", key: "casement-test", Journal()) }
        let second = TestHost { Reader("a", key: "casement-test", Journal()) }
        first.tap("a")
        expect(first.labels == ["a1"] && second.labels == ["a0"])
        expect(UserDefaults.standard.object(forKey: "casement-test") == nil)
    }

    /// Values without a file: Foundation's own would write one.
    private final class MemoryDefaults: UserDefaults {
        private var values: [String: Any] = [:]
        override func object(forKey key: String) -> Any? { values[key] }
        override func set(_ value: Any?, forKey key: String) { values[key] = value }
        override func removeObject(forKey key: String) { values[key] = nil }
        override func synchronize() -> Bool { true }
    }

    @Test("a custom store: shared by hosts, and values set outside views are shown")
    func ownStore() {
        let store = MemoryDefaults()
        store.set("2", forKey: "x")
        let host = TestHost { Reader("a", key: "x", Journal()).defaultAppStorage(store) }
        expect(host.labels, equals: ["a2"])
        host.tap("a")
        expect(store.object(forKey: "x") as? Int, equals: 3)
        store.set(8, forKey: "x")
        host.update()
        expect(host.labels, equals: ["a8"])
        store.set("no number", forKey: "x")
        host.update()
        expect(host.labels, equals: ["a0"])
    }

    @Test("outside views, as in a model, settings can be read and set")
    func outside() {
        struct Model {
            @AppStorage("casement-outside") var value = 1
        }
        let model = Model()
        model.value = 2
        expect(model.value == 2 && Model().value == 2)
    }
}
