import CasementTesting
import Expectations
import Foundation
import Testing

/// The older form of stacks and columns, and titles that the user changes.
@MainActor struct NavigationViews {
    private func host<V: View>(_ view: V, width: CGFloat = 640) -> TestHost {
        let host = TestHost(width: width, height: 320) { view }
        host.settle()
        return host
    }

    private struct People: View {
        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("Ann", destination: Text("about Ann"))
                    NavigationLink("Bob") { Text("about Bob") }
                }
                Text("placeholder")
            }
        }
    }

    @Test("two views are two columns; a link shows its view in the second")
    func two() throws {
        let host = host(People())
        let link = try require(host.find(text: "Ann")), place = try require(host.find(text: "placeholder"))
        expect(link.maxX < place.minX)
        host.press("Ann")
        expect(host.shows("Ann", "Bob", "about Ann") && host.hides("placeholder"))
        expect(host.find(text: "about Ann")?.midX, equals: place.midX)
        host.press("Bob")
        expect(host.shows("Ann", "Bob", "about Bob") && host.hides("about Ann", "placeholder"))
        expect(host.perform(onLabel: "Back"), equals: false)
    }

    @Test("one view is the root of a stack, and so is the first of several with the style of a stack")
    func stack() {
        struct One: View {
            var body: some View { NavigationView { NavigationLink("Go", destination: Text("there")) } }
        }
        for host in [host(One()), host(People().navigationViewStyle(.stack))] {
            let link = host.find(text: "Go") == nil ? "Ann" : "Go"
            expect(host.hides("placeholder"))
            host.press(link)
            expect(host.hides(link))
            host.back()
            expect(host.shows(link))
        }
    }

    @Test("three views are three columns, and each shows what the one before leads to")
    func three() {
        struct Three: View {
            var body: some View {
                NavigationView {
                    NavigationLink("First") { NavigationLink("Second") { Text("third") } }
                    Text("middle")
                    Text("end")
                }
            }
        }
        let host = host(Three(), width: 900)
        expect(host.shows("First", "middle", "end"))
        host.press("First")
        expect(host.shows("First", "Second", "end") && host.hides("middle"))
        host.press("Second")
        expect(host.shows("First", "Second", "third") && host.hides("end"))
    }

    @Test("a link with a binding shows its view while it is true")
    func bindings() {
        struct Bound: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("One", tag: 1, selection: $model.number) { Text("page one") }
                        NavigationLink("Two", tag: 2, selection: $model.number) { Text("page two") }
                    }
                    Text("placeholder")
                }
            }
        }
        let model = ColumnsModel()
        let host = host(Bound(model: model))
        model.number = 2
        host.settle()
        expect(host.shows("page two"))
        host.press("One")
        expect(host.shows("page one") && model.number == 1)
        model.number = nil
        host.settle()
        expect(host.shows("placeholder"))
    }

    private struct Named: View {
        @Binding var name: String
        var body: some View { NavigationStack { Text("page").navigationTitle($name) } }
    }

    @Test("a title with a binding is renamed in the bar")
    func renaming() {
        let model = ColumnsModel()
        model.choice = "Old"
        struct Renamed: View {
            @Bindable var model: ColumnsModel
            var body: some View {
                Named(
                    name: Binding {
                        model.choice ?? ""
                    } set: {
                        model.choice = $0
                    })
            }
        }
        let host = host(Renamed(model: model))
        expect(host.title, equals: "Old")
        func edit() {
            guard let title = host.find(text: model.choice ?? "") else {
                Issue.record("the title is not shown")
                return
            }
            host.tap(at: CGPoint(x: title.midX, y: title.midY), count: 2)
            host.settle()
        }
        edit()
        expect(host.elements("textfield").map(\.value), equals: ["Old"])
        host.key("a", modifiers: [.control, .command])
        host.type("New")
        host.key(.return)
        host.settle()
        expect(model.choice == "New" && host.title == "New" && host.elements("textfield").isEmpty)
        edit()
        host.type("er")
        host.key(.escape)
        host.settle()
        expect(model.choice == "New" && host.shows("New"), "Escape changes nothing")
        edit()
        host.key("a", modifiers: [.control, .command])
        host.key(.delete)
        host.key(.return)
        host.settle()
        expect(model.choice, equals: "New", "an empty name changes nothing")
    }
}
