import CasementTesting
import Expectations
import Foundation
import TestData
import Testing

/// Stacks of pages: links, paths, destinations, going back.
@MainActor struct NavigationStackTests {
    @Observable final class Model {
        var path: [Int] = []
        var mixed = NavigationPath()
        var isOn = false
        var item: Int?
        var title = "Songs"
        var log: [[Int]] = []
        var events: [String] = []
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("presses \(count)") { count += 1 } }
    }

    private struct Library: View {
        @Bindable var model: Model

        private var path: Binding<[Int]> {
            Binding {
                model.path
            } set: {
                model.path = $0
                model.log.append($0)
            }
        }

        var body: some View {
            NavigationStack(path: path) {
                VStack {
                    Counter()
                    NavigationLink("Open", value: 7)
                    NavigationLink("Nothing", value: Int?.none)
                }
                .onAppear { model.events.append("+root") }
                .onDisappear { model.events.append("-root") }
                .navigationTitle(model.title)
                .navigationDestination(for: Int.self) { Leaf(number: $0, events: { model.events.append($0) }) }
            }
        }
    }

    private struct Leaf: View {
        let number: Int
        let events: (String) -> Void
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Counter()
                Text("page \(number), presented \(isPresented)")
                NavigationLink("Deeper", value: number + 1)
                Button("Done") { dismiss() }
            }
            .onAppear { events("+\(number)") }
            .onDisappear { events("-\(number)") }
            .navigationTitle("Page \(number)")
        }
    }

    private func host(_ model: Model) -> TestHost {
        let host = TestHost { Library(model: model) }
        host.settle()
        return host
    }

    private func back(_ host: TestHost) {
        host.perform(onLabel: "Back")
        host.settle()
    }

    private func press(_ text: String, _ host: TestHost) {
        host.tap(text: text)
        host.settle()
    }

    private func has(_ text: String, _ host: TestHost) -> Bool { host.find(text: text) != nil }

    @Test("A link covers the root, and going back shows it with its state")
    func pushing() {
        let model = Model()
        let host = host(model)
        expect(host.accessibilityTree.first { $0.label == "Back" } == nil)
        press("presses 0", host)
        press("Open", host)
        expect(has("page 7, presented true", host) && !has("Open", host) && !has("presses 1", host))
        press("presses 0", host)
        back(host)
        expect(has("presses 1", host) && !has("Done", host))
        press("Open", host)
        expect(has("presses 0", host), "a page that was left is gone with its state")
        expect(model.events, equals: ["+root", "+7", "-root", "+root", "-7", "+7", "-root"])
        expect(!host.pipeline.needsFrame)
    }

    @Test("Pages push further pages, and the path is the program's in both directions")
    func path() {
        let model = Model()
        let host = host(model)
        press("Open", host)
        press("Deeper", host)
        expect(has("page 8, presented true", host) && model.path == [7, 8])
        press("Done", host)
        expect(has("page 7, presented true", host) && model.log == [[7], [7, 8], [7]])
        model.path = [7, 3, 4, 5]
        host.settle()
        expect(has("page 5, presented true", host))
        model.path = [7]
        host.settle()
        expect(has("page 7, presented true", host))
        model.path = []
        host.settle()
        expect(has("Open", host))
    }

    @Test("Values that stay at the start of a new path keep their pages")
    func keeping() {
        let model = Model()
        let host = host(model)
        press("Open", host)
        press("presses 0", host)
        model.path = [7, 9]
        host.settle()
        model.path = [7, 10]
        host.settle()
        expect(has("page 10, presented true", host))
        back(host)
        expect(has("presses 1", host))
    }

    @Test("Pages between the one on screen and the top of a new path do not appear")
    func severalSteps() {
        let model = Model()
        let host = host(model)
        model.path = [1, 2, 3]
        host.settle()
        expect(has("page 3, presented true", host) && model.events == ["+root", "+3", "-root"])
        back(host)
        expect(model.path == [1, 2] && model.events.suffix(2) == ["+2", "-3"])
        model.path = []
        host.settle()
        expect(model.events.suffix(2) == ["+root", "-2"] && !model.events.contains("+1"), "\(model.events)")
    }

    @Test("Alt with the left arrow key, Escape and the mouse's back button lead back")
    func keys() {
        let model = Model()
        let host = host(model)
        model.path = [1, 2, 3]
        host.settle()
        host.key(.leftArrow, modifiers: .option)
        expect(model.path, equals: [1, 2])
        host.key(.escape)
        expect(model.path, equals: [1])
        host.deliver(.pointerDown(CGPoint(x: 200, y: 150), .back, clicks: 1))
        host.settle()
        expect(model.path, equals: [])
        host.key(.escape)
        host.key(.leftArrow, modifiers: .option)
        expect(model.path == [] && has("Open", host))
    }

    @Test("The title of the page that is shown is the window's")
    func titles() {
        let model = Model()
        let host = host(model)
        expect(host.title, equals: "Songs")
        model.title = "All songs"
        host.settle()
        expect(host.title, equals: "All songs")
        model.path = [1, 2]
        host.settle()
        expect(host.title, equals: "Page 2")
        back(host)
        expect(host.title, equals: "Page 1")
        back(host)
        expect(host.title, equals: "All songs")
    }

    @Test("A link without a value, and one outside of a stack, are disabled")
    func disabled() {
        let model = Model()
        let host = host(model)
        press("Nothing", host)
        expect(has("Open", host))
        let nothing = host.accessibilityTree.first { $0.label == "Nothing" }
        expect(nothing?.traits.contains("isDisabled"), equals: true)
        let outside = TestHost { NavigationLink("Out", value: 1) }
        outside.settle()
        expect(outside.accessibilityTree.first { $0.label == "Out" }?.traits.contains("isDisabled"), equals: true)
    }

    private struct Mixed: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.mixed) {
                Text("root")
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                    .navigationDestination(for: String.self) { Text("word \($0)") }
            }
        }
    }

    @Test("A path of several types, encoded and decoded")
    func mixedPath() throws {
        let model = Model()
        let host = TestHost { Mixed(model: model) }
        model.mixed.append(1)
        model.mixed.append("two")
        host.settle()
        expect(has("word two", host) && !has("number 1", host) && !has("root", host))
        let representation = try require(model.mixed.codable)
        let data = try JSONEncoder().encode(representation)
        let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        expect(NavigationPath(decoded), equals: model.mixed)
        back(host)
        expect(model.mixed.count == 1 && has("number 1", host))
        model.mixed.removeLast()
        host.settle()
        expect(model.mixed.isEmpty && has("root", host))
        struct Opaque: Hashable {}
        model.mixed.append(Opaque())
        expect(model.mixed.codable == nil)
    }

    @Test("A path with a type that does not exist is not decoded, with an error that names it")
    func missingType() {
        let data = Data(#"["9Gone4SongV","{}"]"#.utf8)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        }
        expect("\(error as Any)".contains("9Gone4SongV"))
    }

    @Test("A value without a destination shows a placeholder that names its type, and the way back works")
    func missingDestination() {
        let model = Model()
        let host = TestHost { Mixed(model: model) }
        model.mixed.append(2.5)
        host.settle()
        expect(has("No destination for Double", host))
        back(host)
        expect(has("root", host))
    }

    private struct Switched: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack {
                VStack {
                    Text("root")
                    NavigationLink("View") { Text("view \(model.title)") }
                }
                .navigationDestination(isPresented: $model.isOn) { Text("details of \(model.title)") }
                .navigationDestination(item: $model.item) { Text("item \($0)") }
            }
        }
    }

    @Test("A page follows a binding, and leaving it sets the binding back")
    func bindings() {
        let model = Model()
        let host = TestHost { Switched(model: model) }
        model.isOn = true
        host.settle()
        expect(has("details of Songs", host) && !has("root", host))
        model.title = "Albums"
        host.settle()
        expect(has("details of Albums", host))
        back(host)
        expect(has("root", host) && !model.isOn)
        model.isOn = true
        host.settle()
        model.isOn = false
        host.settle()
        expect(has("root", host))
        model.item = 4
        host.settle()
        expect(has("item 4", host))
        back(host)
        expect(model.item == nil && has("root", host))
    }

    @Test("A link to a view shows it, always with the newest state around the link")
    func viewLink() {
        let model = Model()
        let host = TestHost { Switched(model: model) }
        host.settle()
        press("View", host)
        expect(has("view Songs", host))
        model.title = "Albums"
        host.settle()
        expect(has("view Albums", host))
        back(host)
        expect(has("root", host))
    }

    @Test("As a row of a list, a link has an arrow and is pressed anywhere in the row")
    func rows() {
        let host = TestHost {
            NavigationStack { List(0..<5, id: \.self) { n in NavigationLink("row \(n)") { Text("view \(n)") } } }
        }
        host.settle()
        let frame = host.find(text: "row 3") ?? .zero
        host.tap(at: CGPoint(x: 390, y: frame.midY))
        host.settle()
        expect(has("view 3", host) && !has("row 3", host))
        back(host)
        host.tap(at: CGPoint(x: 200, y: frame.midY))
        host.settle()
        expect(has("view 3", host))
    }

    @Test("A disabled link in a list is not pressed, wherever its row is")
    func disabledRow() {
        let host = TestHost(width: 300, height: 200) {
            NavigationStack {
                List {
                    NavigationLink("Shut") { Text("behind it") }.disabled(true)
                    NavigationLink("Open") { Text("behind the other") }
                }
            }
        }
        host.settle()
        let place = host.find(text: "Shut") ?? .zero
        host.tap(at: CGPoint(x: place.midX, y: place.midY))
        host.tap(at: CGPoint(x: 250, y: place.midY))
        host.settle()
        expect(has("Shut", host) && !has("behind it", host))
        host.tap(at: CGPoint(x: 250, y: host.find(text: "Open")?.midY ?? 0))
        host.settle()
        expect(has("behind the other", host))
    }

    @Test("Each tab keeps its pages while another is selected")
    func tabs() {
        let host = TestHost {
            TabView {
                NavigationStack {
                    NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { Text("page \($0)") }
                }
                .tabItem { Text("First") }
                NavigationStack { Text("other root") }.tabItem { Text("Second") }
            }
        }
        host.settle()
        press("Open", host)
        press("Second", host)
        expect(has("other root", host) && !has("page 1", host))
        press("First", host)
        expect(has("page 1", host) && !has("other root", host))
    }

    @Test("A thousand pages deep, one press leads back and the path to the root")
    func deep() {
        let model = Model()
        let host = host(model)
        model.path = Array(1...1000)
        host.settle()
        expect(has("page 1000, presented true", host))
        back(host)
        expect(has("page 999, presented true", host) && model.path.count == 999)
        model.path = []
        host.settle()
        expect(has("Open", host))
    }

    @Test("With random pushes and pops, what is shown is the page on top", arguments: 0..<6)
    func random(seed: Int) {
        let model = Model()
        let host = host(model)
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: press(model.path.isEmpty ? "Open" : "Deeper", host)
            case 1:
                model.path = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    Int.random(in: 0..<9, using: &random)
                }
            case 2: host.key(.escape)
            case 3: if !model.path.isEmpty { press("Done", host) }
            default: host.tap(text: model.path.isEmpty ? "Open" : "Deeper")
            }
            if Bool.random(using: &random) { host.advance(by: 0.1) }
            guard Bool.random(using: &random) else { continue }
            host.settle()
            let shown = model.path.last.map { "page \($0), presented true" } ?? "Open"
            expect(has(shown, host))
            expect(has("Open", host), equals: model.path.isEmpty)
            expect(host.title, equals: (model.path.last.map { "Page \($0)" } ?? "Songs"))
        }
    }
}
