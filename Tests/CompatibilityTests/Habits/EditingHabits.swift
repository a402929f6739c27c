import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

private struct Entry: Identifiable, Equatable {
    let id: Int
    var title: String
}

/// Fields as programs use them: limits, formats, rows that come and move.
@MainActor struct EditingHabits {
    @Test("A field shows the text that its program has shortened")
    func limits() {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                TextField("t", text: $text).accessibilityIdentifier("f")
                    .onChange(of: text) { if text.count > 3 { text = String(text.prefix(3)) } }
            }
        }
        let host = TestHost { Screen() }
        host.tap("f")
        host.type("abcdef")
        expect(host.accessibilityTree.first("f")?.value, equals: "abc")
        host.key(.delete)
        host.type("z")
        expect(host.accessibilityTree.first("f")?.value, equals: "abz")
    }

    @Test("A field shows what its binding makes of the text")
    func transforms() {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                TextField("t", text: Binding(get: { text }, set: { text = $0.uppercased() })).accessibilityIdentifier(
                    "f")
            }
        }
        let host = TestHost { Screen() }
        host.tap("f")
        host.type("abc")
        expect(host.accessibilityTree.first("f")?.value, equals: "ABC")
    }

    @Test("A field of a constant keeps its text")
    func constants() {
        let host = TestHost { TextField("t", text: .constant("x")).accessibilityIdentifier("f") }
        host.tap("f")
        host.key(.end)
        host.type("abc")
        host.settle()
        expect(host.accessibilityTree.first("f")?.value, equals: "x")
    }

    @Test("onSubmit moves the focus on, and away")
    func submission() {
        enum F: Hashable { case a, b }
        struct Screen: View {
            @FocusState private var f: F?
            @State private var a = ""
            @State private var b = ""
            var body: some View {
                VStack {
                    TextField("a", text: $a).focused($f, equals: .a).onSubmit { f = .b }.accessibilityIdentifier("a")
                    SecureField("b", text: $b).focused($f, equals: .b).onSubmit { f = nil }
                    Text("\(a)/\(b)/\(f == nil ? "none" : "some")")
                }
            }
        }
        let host = TestHost { Screen() }
        host.tap("a")
        host.type("x")
        host.key(.return)
        host.type("y")
        expect(host.find(text: "x/y/some") != nil)
        host.key(.return)
        expect(host.find(text: "x/y/none") != nil)
    }

    @Test("A field with a formatter shows and reads its form")
    func formatters() {
        struct Screen: View {
            @State private var n = 5
            static let formatter: NumberFormatter = {
                let f = NumberFormatter()
                f.minimumIntegerDigits = 3
                return f
            }()
            var body: some View {
                VStack {
                    TextField("n", value: $n, formatter: Self.formatter).accessibilityIdentifier("f")
                    Text(verbatim: "is \(n)")
                }
            }
        }
        let host = TestHost { Screen() }
        expect(host.accessibilityTree.first("f")?.value, equals: "005")
        host.tap("f")
        host.key("a", modifiers: .command)
        host.type("42\n")
        expect(host.find(text: "is 42") != nil)
        expect(host.accessibilityTree.first("f")?.value, equals: "042")
    }

    @Test("A field of money takes a plain number")
    func money() {
        struct Screen: View {
            @State private var n = 5.0
            var body: some View {
                VStack {
                    TextField("n", value: $n, format: .currency(code: "USD")).accessibilityIdentifier("f")
                    Text(verbatim: "is \(n)")
                }
                .environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let host = TestHost { Screen() }
        expect(host.accessibilityTree.first("f")?.value, equals: "$5.00")
        host.tap("f")
        host.key("a", modifiers: .command)
        host.type("12.5\n")
        expect(host.find(text: "is 12.5") != nil)
        expect(host.accessibilityTree.first("f")?.value, equals: "$12.50")
    }

    @Test("A field with a format of dates reads a date")
    func dates() {
        struct Screen: View {
            @State private var d = Date(timeIntervalSince1970: 0)
            var body: some View {
                VStack {
                    TextField("n", value: $d, format: Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day())
                        .accessibilityIdentifier("f")
                    Text(verbatim: "is \(Int(d.timeIntervalSince1970 / 86400))")
                }
            }
        }
        let host = TestHost { Screen() }
        expect(host.accessibilityTree.first("f")?.value, equals: "1970-01-01")
        host.tap("f")
        host.key("a", modifiers: .command)
        host.type("1970-01-11\n")
        expect(host.find(text: "is 10") != nil)
    }

    @Test("A row that an action adds gets the focus that it sets")
    func newRows() {
        struct Screen: View {
            @State private var items = [Entry(id: 0, title: "first")]
            @FocusState private var focus: Int?
            var body: some View {
                VStack {
                    List($items) { $item in TextField("title", text: $item.title).focused($focus, equals: item.id) }
                    Button("add") {
                        items.append(Entry(id: items.count, title: ""))
                        focus = items.count - 1
                    }
                    Text(items.map(\.title).joined(separator: ","))
                }
            }
        }
        let host = TestHost { Screen() }
        host.follow("add")
        host.type("new")
        expect(host.find(text: "first,new") != nil)
    }

    @Test("The focus stays with a row that typing moves")
    func movingRows() {
        struct Screen: View {
            @State private var items = [Entry(id: 0, title: "b"), Entry(id: 1, title: "d")]
            var body: some View {
                VStack {
                    ForEach(items.sorted { $0.title < $1.title }) { item in
                        TextField(
                            "t",
                            text: Binding(
                                get: { item.title },
                                set: { new in
                                    if let i = items.firstIndex(where: { $0.id == item.id }) { items[i].title = new }
                                })
                        ).accessibilityIdentifier("f\(item.id)")
                    }
                    Text(items.map(\.title).joined(separator: ","))
                }
            }
        }
        let host = TestHost { Screen() }
        host.tap("f1")
        host.key("a", modifiers: .command)
        host.type("a")
        host.type("x")
        expect(host.find(text: "b,ax") != nil)
        expect((host.frame("f1")?.minY ?? 1000) < (host.frame("f0")?.minY ?? 0))
    }

    @Test("Return presses a default button once it is enabled")
    func defaultButton() {
        struct Screen: View {
            @State private var text = ""
            @State private var sent = "nothing"
            var body: some View {
                VStack {
                    TextField("t", text: $text).accessibilityIdentifier("f")
                    Button("send") {
                        sent = text
                        text = ""
                    }.keyboardShortcut(.defaultAction).disabled(text.isEmpty)
                    Text("sent \(sent)")
                }
            }
        }
        let host = TestHost { Screen() }
        host.tap("f")
        host.key(.return)
        expect(host.find(text: "sent nothing") != nil)
        host.type("hi")
        host.key(.return)
        expect(host.find(text: "sent hi") != nil)
        host.type("again")
        host.key(.return)
        expect(host.find(text: "sent again") != nil)
    }

    @Test("Keys without modifiers are the field's before they are shortcuts")
    func plainKeys() {
        var log: [String] = []
        struct Screen: View {
            @State private var text = ""
            let log: (String) -> Void
            var body: some View {
                VStack {
                    TextField("t", text: $text).accessibilityIdentifier("f")
                    Button("remove") { log("remove") }.keyboardShortcut(.delete, modifiers: [])
                    Button("a") { log("a") }.keyboardShortcut("a", modifiers: [])
                    Text("text \(text)")
                }
            }
        }
        let host = TestHost { Screen { log.append($0) } }
        host.tap("f")
        host.type("bac")
        host.key(.delete)
        expect(host.find(text: "text ba") != nil)
        expect(log, equals: [])
    }

    @Test("onKeyPress tells phases, and modifiers of the key")
    func keyPhases() {
        var log: [String] = []
        let host = TestHost {
            Color.red.frame(width: 50, height: 50).focusable().accessibilityIdentifier("box")
                .onKeyPress(phases: [.down, .up]) { press in
                    log.append("\(press.phase == .down ? "down" : "up") \(press.modifiers.contains(.shift))")
                    return .handled
                }
        }
        host.tap("box")
        host.key("x", modifiers: .shift)
        expect(log, equals: ["down true", "up true"])
    }
}
