import CasementTesting
import ControlSupport
import Expectations
import Testing

/// Runs the programs beside this file, which import only `SwiftUI`.
@MainActor struct CompatibilityTests {
    private func labels(_ host: TestHost) -> [String] {
        func labels(_ node: AccessibilitySnapshot) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(labels)
        }
        return labels(host.accessibilityTree)
    }

    private func labels<Content: View>(@ViewBuilder of content: () -> Content) -> [String] {
        labels(TestHost(width: 600, height: 900, content: content))
    }

    @Test("twelve children")
    func twelve() { expect(labels { TwelveChildren() }, equals: (1...12).map { "\($0)" }) }

    @Test("switch, where, let, if let, local closures, availability")
    func statements() {
        expect(
            Weather.allCases.map { weather in labels { WeatherView(weather: weather) } },
            equals: [
                ["Sun"], ["Clouds"], ["3 mm"],
            ])
        expect(labels { WeatherView(weather: .rainy(millimetres: 11)) }, equals: ["Flood"])
        expect(labels { Greeting(name: "Ada") }, equals: ["Hello, Ada!", "new", "available"])
        expect(labels { Greeting(friends: ["x"]) }, equals: ["1 friend", "new", "available"])
        expect(labels { Greeting(friends: ["x", "y"]) }, equals: ["2 friends", "x", "new", "available"])
        expect(labels { Greeting() }, equals: ["new", "available"])
    }

    @Test("a body may be a builder or have a return, and may have other statements before")
    func bodies() {
        debugLines.removeAll()
        expect(
            labels {
                Loud()
                Quiet()
            }, equals: ["Loud", "Quiet"])
        expect(debugLines, equals: ["Loud ran", "Quiet ran"])
    }

    @Test("custom containers, with a builder or with a text")
    func containers() {
        expect(
            labels {
                Card("a") {
                    Text("b")
                    Text("c")
                }
            }, equals: ["a", "b", "c"])
        expect(labels { Card("a", text: "b") }, equals: ["a", "b"])
    }

    @Test("SplitView: equal halves, and the same as an extension of View")
    func split() {
        let container = TestHost(width: 201, height: 100) {
            SplitView {
                Text("Leading")
            } trailing: {
                Text("Trailing")
            }
        }
        let method = TestHost(width: 201, height: 100) { Text("Leading").split(with: Text("Trailing")) }
        expect(container.layoutTree, equals: method.layoutTree)
        expect(
            container.layoutTree.children.map(\.frame),
            equals: [
                CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 1, height: 100),
                CGRect(x: 101, y: 0, width: 100, height: 100),
            ])
    }

    @Test("a condition as a modifier")
    func condition() {
        let host = TestHost { Text("a").if(true) { $0.padding() }.if(false) { $0.border(Color.red) } }
        expect(host.layoutTree.kind, equals: "padding")
    }

    @Test("state made in an initialiser")
    func initialiser() {
        let host = TestHost { Stepped(from: 5, by: 2) }
        expect(labels(host), equals: ["-", "5", "+"])
        let frame = host.layoutTree.children[2].frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        expect(labels(host), equals: ["-", "7", "+"])
    }

    @Test("the forms of ForEach")
    func forEach() {
        expect(
            labels { ForEachForms() },
            equals: [
                "Apple", "Pear", "Apple", "Pear", "Row 0", "Row 1", "Closed 1", "Closed 2", "0: Apple", "1: Pear", "x",
            ])
    }

    @Test("the forms of Button, Text, layout and lifecycle")
    func forms() {
        expect(labels { ButtonForms() }, equals: ["Title", "Delete", "Cancel", "Label", "Two", "Clear", "String"])
        expect(
            labels { TextForms() },
            equals: [
                "Literal", "Number 3 and 1.50", "Variable", "a", "verbatim Variable", "1.5", "Styled", "Secondary",
            ])
        expect(TestHost { LayoutForms() }.layoutTree.children.count, equals: 1)
        var other = 0
        let host = TestHost { LifecycleForms(other: Binding(get: { other }, set: { other = $0 })) }
        expect(host.layoutTree.kind, equals: "Text")
        expect(host.texts == ["1"] && other == 1)
    }

    @Test("custom modifiers, keys and styles")
    func themed() {
        let host = TestHost(width: 600, height: 400) { Themed() }
        expect(labels(host), equals: ["Plain", "One", "Two", "Flat"])
        func widths(_ node: LayoutSnapshot) -> [CGFloat] {
            (node.kind == "Rectangle" ? [node.frame.width] : []) + node.children.flatMap(widths)
        }
        expect(widths(host.layoutTree), equals: [3, 10])
    }

    @Test("a custom property wrapper with a binding")
    func wrapper() {
        let host = TestHost { Volume() }
        for expected in ["Louder 3", "Louder 3"] {
            host.tap("louder")
            expect(labels(host)[0], equals: expected)
        }
        host.tap("mute")
        expect(labels(host)[0], equals: "Louder 0")
    }

    @Test("an observable store")
    func store() {
        let host = TestHost { StoreView() }
        host.tap("add")
        host.tap("add")
        expect(labels(host), equals: ["Add", "Apple", "Fruit 2", "Fruit 3"])
    }

    @Test("an app is declared as usual")
    func app() {
        func scenes<A: App>(of _: A.Type) -> any Scene.Type { A.Body.self }
        expect(ObjectIdentifier(scenes(of: DemoApp.self)), equals: ObjectIdentifier(DemoApp.Body.self))
        _ = DemoApp().body
    }
}
