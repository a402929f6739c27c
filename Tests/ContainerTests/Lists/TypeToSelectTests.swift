import CasementTesting
import Expectations
import Foundation
import Testing

private struct Rows: View {
    @Bindable var names: Names
    var shortcut: (() -> Void)?

    var body: some View {
        VStack {
            List(names.all, id: \.self, selection: $names.one) { name in
                HStack {
                    Image(systemName: "leaf")
                    Text(name)
                }
            }
            if let shortcut { Button("Mark") { shortcut() }.keyboardShortcut("m", modifiers: []) }
        }
    }
}

private struct Numbered: View {
    @Binding var selected: Int?
    let count: Int
    var body: some View {
        List(0..<count, id: \.self, selection: $selected) { number in
            HStack {
                Text("\(number % 10 == 9 ? "nine" : "row") \(number)")
                Text("x")
            }
        }
    }
}

@MainActor private final class Chosen {
    var number: Int?
    var binding: Binding<Int?> { Binding(get: { self.number }, set: { self.number = $0 }) }
}

@MainActor struct TypeToSelectTests {
    private func host(_ names: Names, shortcut: (() -> Void)? = nil) -> TestHost {
        let host = TestHost(width: 200, height: 120) { Rows(names: names, shortcut: shortcut) }
        host.settle()
        host.key(.tab)
        return host
    }

    @Test("Letters within a second are one beginning, then a new one begins")
    func beginnings() {
        let names = Names(["Mandarin", "Mango", "Apple", "Melon", "New Zealand", "New York"])
        let host = host(names)
        host.type("m")
        expect(names.one, equals: "Mandarin")
        host.type("ang")
        expect(names.one, equals: "Mango")
        host.advance(by: 1.5)
        host.type("me")
        expect(names.one, equals: "Melon")
        host.advance(by: 1.5)
        host.type("new y")
        expect(names.one, equals: "New York")
        host.type("x")
        expect(names.one, equals: "New York")
    }

    @Test("The same letter goes on to the next row, after the last to the first")
    func cycling() {
        let names = Names(["Ada", "Bob", "Alan", "Anna"])
        let host = host(names)
        var found: [String?] = []
        for _ in 0..<4 {
            host.type("a")
            found.append(names.one)
        }
        expect(found, equals: ["Ada", "Alan", "Anna", "Ada"])
        host.advance(by: 2)
        host.type("a")
        expect(names.one, equals: "Alan")
    }

    @Test("Case and accents do not matter, in the language's way")
    func languages() {
        let names = Names(["zebra", "Österreich", "Élan", "ışık", "İzmir"])
        let host = host(names)
        host.type("O")
        expect(names.one, equals: "Österreich")
        host.advance(by: 2)
        host.type("el")
        expect(names.one, equals: "Élan")
        host.advance(by: 2)
        host.type("É")
        expect(names.one, equals: "Élan")
    }

    @Test("Letters with Control, shortcuts of buttons, and letters that no row begins with are not taken")
    func otherKeys() {
        let names = Names()
        var marks = 0
        let host = host(names) { marks += 1 }
        host.key("p", modifiers: .command)
        expect(names.one == nil)
        host.type("m")
        expect(marks == 1 && names.one == nil)
        host.type("q")
        expect(names.one == nil)
        host.advance(by: 2)
        host.type("p")
        expect(names.one, equals: "Plum")
        // A space after a pause selects as before.
        host.advance(by: 2)
        host.key(.space)
        expect(names.one, equals: "Plum")
    }

    @Test("The found row is scrolled into view")
    func scrolling() throws {
        let names = Names((0..<200).map { "Item \($0)" } + ["Zebra"])
        let host = host(names)
        host.type("z")
        host.settle()
        expect(names.one, equals: "Zebra")
        let frame = try require(host.find(text: "Zebra"))
        expect(frame.minY > 0 && frame.maxY <= 120)
    }

    @Test("Rows that show their ids are found by them: among 100,000 none is made but those shown")
    func ids() {
        let names = Names((0..<100_000).map { "Item \($0)" } + ["Zebra"])
        let host = host(names)
        _ = host.takeStatistics()
        host.type("z")
        expect(names.one, equals: "Zebra")
        expect(host.takeStatistics().nodesCreated < 1_000)
    }

    @Test("Other rows are made for it, but not more than a bounded number")
    func bounds() {
        let chosen = Chosen()
        let host = TestHost(width: 200, height: 120) { Numbered(selected: chosen.binding, count: 100_000) }
        host.settle()
        host.key(.tab)
        host.type("n")
        expect(chosen.number, equals: 9)
        host.type("i")
        expect(chosen.number, equals: 9)
        host.advance(by: 2)
        _ = host.takeStatistics()
        host.type("q")
        host.settle()
        expect(chosen.number, equals: 9)
        expect(host.takeStatistics().nodesCreated < 2_000 * 12)
        // The rows made for it are gone.
        expect(host.accessibilityTree.all.filter { $0.role == "row" }.count < 40)
    }

    @Test("Empty lists and lists without selection take no letters")
    func bad() {
        let none = host(Names([]))
        none.type("a")
        let plain = TestHost { List(["a"], id: \.self) { Text($0) } }
        plain.settle()
        plain.key(.tab)
        plain.type("a")
        expect(!plain.pipeline.needsFrame)
    }
}
