import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

@MainActor @Observable private final class Said {
    var lines: [String] = []
    var value = 5
    var text = "one"
    var isHidden = false
    var items = [1, 2, 3]
}

@MainActor struct AccessibilityModifiers {
    private let journal = Said()

    private func tree<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [AccessibilitySnapshot] {
        TestHost.live { VStack { content() } }.accessibilityTree.children
    }

    @Test("label, value and hint are those of the modifiers, and update with them")
    func words() throws {
        let host = TestHost.live {
            Text("seen").accessibilityLabel(journal.text).accessibilityValue("\(journal.value)").accessibilityHint(
                "hint")
        }
        var element = try require(host.accessibilityTree.children.first)
        expect(element.role == "text" && element.label == "one" && element.value == "5" && element.hint == "hint")
        (journal.text, journal.value) = ("two", 6)
        host.update()
        element = try require(host.accessibilityTree.children.first)
        expect(element.label == "two" && element.value == "6")
        expect(tree { Text("a").accessibilityLabel("b", isEnabled: false) }.map(\.label), equals: ["a"])
        expect(
            tree {
                Text("a").accessibilityLabel {
                    Text("new")
                    $0
                }
            }.map(\.label), equals: ["new, a"])
        expect(tree { Text("a").accessibilityLabel(Text("b")) }.map(\.label), equals: ["b"])
        expect(tree { Text("a").accessibility(label: Text("b")).padding() }.map(\.label), equals: ["b"])
    }

    @Test("a hidden view is removed with its descendants, and comes back")
    func hidden() {
        let host = TestHost.live {
            Text("a")
            VStack {
                Text("b")
                Button("c") {}
            }
            .accessibilityHidden(journal.isHidden)
            Text("d").opacity(0)
            Text("e").hidden()
            Image(decorative: "nothing")
        }
        expect(host.accessibilityTree.children.map(\.label), equals: ["a", "b", "c"])
        journal.isHidden = true
        host.update()
        expect(host.accessibilityTree.children.map(\.label), equals: ["a"])
    }

    @Test("children of an element are ignored, combined or contained")
    func children() throws {
        func stack() -> some View {
            VStack {
                Text("a")
                Text("b")
            }
        }
        let ignored = tree { stack().accessibilityElement().accessibilityLabel("both") }
        expect(ignored.map(\.label) == ["both"] && ignored[0].children.isEmpty && ignored[0].role == "group")
        let combined = tree { stack().accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader) }
        expect(combined.map(\.label) == ["a, b"] && combined[0].role == "heading")
        let contained = tree {
            stack().accessibilityElement(children: .contain).accessibilityLabel("group").accessibilityIdentifier("x")
        }
        expect(contained.map(\.label) == ["group"] && contained[0].children.map(\.label) == ["a", "b"])
        expect(contained[0].role == "group" && contained[0].identifier == "x")
        expect(contained[0].frame.contains(contained[0].children[1].frame))
    }

    @Test("a combined element has the action of its only control; of several controls, each is an action")
    func combinedActions() {
        let one = TestHost.live {
            HStack {
                Text("Ada")
                Button("Call") { journal.lines.append("call") }
            }
            .accessibilityElement(children: .combine)
        }
        expect(one.accessibilityTree.children.map(\.role), equals: ["button"])
        expect(one.accessibilityTree.children.map(\.label), equals: ["Ada, Call"])
        expect(one.perform(onLabel: "Ada, Call") && journal.lines == ["call"])
        let two = TestHost.live {
            HStack {
                Button("Call") { journal.lines.append("call") }
                Button("Write") { journal.lines.append("write") }
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("both")
        }
        expect(two.accessibilityTree.children.map(\.actions), equals: [["Call", "Write"]])
        expect(two.perform("Write", on: "both") && journal.lines == ["call", "write"])
    }

    @Test("traits determine roles, and removing a trait undoes that")
    func traits() {
        let all = tree {
            Text("a").accessibilityAddTraits(.isButton)
            Text("b").accessibilityAddTraits([.isHeader, .isSelected])
            Button("c") {}.accessibilityRemoveTraits(.isButton)
            Text("d").accessibilityHeading(.h2)
            Text("e").accessibilityAddTraits(.isLink)
            Text("f").accessibilityHeading(.h1).bold()
        }
        expect(all.map(\.role), equals: ["button", "heading", "text", "heading", "link", "heading"])
        expect(all[1].traits == ["isHeader", "isSelected"] && all[0].traits == ["isButton"])
    }

    @Test("elements of higher priority come first, the others keep their order")
    func priority() {
        let all = tree {
            Text("a")
            HStack {
                Text("b").accessibilitySortPriority(1)
                Text("c").accessibilitySortPriority(2)
            }
            Text("d").accessibilitySortPriority(-1)
            Text("e")
        }
        expect(all.map(\.label), equals: ["c", "b", "a", "e", "d"])
        let combined = tree {
            VStack {
                Text("a")
                Text("b").accessibilitySortPriority(1)
            }
            .accessibilityElement(children: .combine)
        }
        expect(combined.map(\.label), equals: ["b, a"])
    }

    @Test("actions run: of every kind, by name, from buttons")
    func actions() {
        let host = TestHost.live {
            Text("x")
                .accessibilityAction { journal.lines.append("press") }
                .accessibilityAction(.escape) { journal.lines.append("escape") }
                .accessibilityAction(named: "Reply") { journal.lines.append("reply") }
                .accessibilityAction {
                    journal.lines.append("labelled")
                } label: {
                    Text("Label")
                }
                .accessibilityActions {
                    Button("Read") { journal.lines.append("read") }
                    if journal.value > 3 { Button("Flag") { journal.lines.append("flag") } }
                }
                .accessibilityAdjustableAction { journal.value += $0 == .increment ? 1 : -1 }
                .accessibilityScrollAction { journal.lines.append("scroll \($0)") }
                .accessibilityIdentifier("x")
        }
        let names = [
            "press", "escape", "Reply", "Label", "Read", "Flag", "increment", "decrement", "scrollUp", "scrollDown",
            "scrollLeading", "scrollTrailing",
        ]
        expect(host.accessibilityTree.first("x")?.actions, equals: names)
        for name in names where name != "decrement" && !name.hasPrefix("scroll") { host.perform(name, on: "x") }
        host.perform("scrollDown", on: "x")
        expect(
            journal.lines == ["press", "escape", "reply", "labelled", "read", "flag", "scroll bottom"]
                && journal.value == 6)
        expect(!host.perform("nothing", on: "x") && !host.perform(on: "y"))
    }

    @Test("a view with a tap gesture can be pressed, one with a double tap cannot")
    func taps() {
        let host = TestHost.live {
            Text("one").onTapGesture { journal.lines.append("one") }
            Text("two").onTapGesture(count: 2) { journal.lines.append("two") }
            HStack { Text("in") }.accessibilityElement().accessibilityLabel("row").onTapGesture {
                journal.lines.append("row")
            }
        }
        expect(host.accessibilityTree.children.map(\.actions), equals: [["press"], [], ["press"]])
        expect(host.perform(onLabel: "one") && host.perform(onLabel: "row") && journal.lines == ["one", "row"])
    }

    @Test("shapes become elements as soon as they have a label")
    func shapes() {
        let all = tree {
            Circle().frame(width: 20, height: 20)
            Circle().frame(width: 20, height: 20).accessibilityLabel("Online")
            Circle().frame(width: 20, height: 20).accessibilityLabel("Play").accessibilityAddTraits(.isButton)
        }
        expect(all.map(\.label) == ["Online", "Play"] && all.map(\.role) == ["group", "button"])
    }

    @Test("images have their label, or the meaning of their symbol; others are decorative")
    func images() {
        let all = tree {
            Image(systemName: "trash")
            Image(systemName: "star.fill")
            Image(systemName: "bolt.horizontal")
            Image(systemName: "trash").accessibilityLabel("Bin")
        }
        expect(all.map(\.role), equals: ["image", "image", "image", "image"])
        expect(all.map(\.label), equals: ["Delete", "Favourite", "bolt horizontal", "Bin"])
    }

    @Test("a representation replaces the drawn view, and updates")
    func representation() throws {
        let host = TestHost.live {
            Circle().frame(width: 50, height: 50)
                .accessibilityRepresentation {
                    Button("\(journal.text)") { journal.lines.append("pressed") }
                }
                .accessibilityIdentifier("dial")
        }
        let before = host.snapshot()
        let element = try require(host.accessibilityTree.children.first)
        expect(host.accessibilityTree.children.count, equals: 1)
        expect(element.role == "button" && element.label == "one" && element.identifier == "dial")
        expect(element.frame, equals: host.frame("dial"))
        expect(host.perform(on: "dial") && journal.lines == ["pressed"])
        journal.text = "two"
        host.update()
        expect(host.accessibilityTree.children.first?.label, equals: "two")
        expect(host.snapshot(), equals: before)
    }

    @Test("a canvas has the accessibility children that it is given, which are inserted and removed")
    func accessibilityChildren() throws {
        let host = TestHost.live {
            Rectangle().frame(width: 50, height: 50)
                .accessibilityLabel("Chart")
                .accessibilityChildren { ForEach(journal.items, id: \.self) { Text("bar \($0)") } }
        }
        let chart = try require(host.accessibilityTree.children.first)
        expect(chart.label == "Chart" && chart.children.map(\.label) == ["bar 1", "bar 2", "bar 3"])
        journal.items = [3, 4]
        host.update()
        expect(host.accessibilityTree.children.first?.children.map(\.label), equals: ["bar 3", "bar 4"])
        expect(host.takeEdits().isEmpty)
    }

    @Test("the description has one line for each element")
    func description() {
        let host = TestHost.live {
            HStack {
                Text("a").accessibilityHint("h")
                Button("b") {}.accessibilityIdentifier("id").disabled(true)
            }
            .accessibilityElement(children: .contain)
            .accessibilityValue("2")
        }
        expect(
            host.accessibilityTree.description,
            equals: """
                window
                  group = 2
                    text "a" (h) [isStaticText]
                    button "b" #id [isButton, isDisabled]
                """)
    }

    @Test("the tree keeps no memory and runs no body")
    func cost() {
        let host = TestHost.live {
            ForEach(0..<50) { Text("\($0)").accessibilityLabel("row \($0)") }
        }
        host.update()
        _ = host.takeStatistics()
        expect(host.accessibilityTree.children.count, equals: 50)
        host.update()
        let statistics = host.takeStatistics()
        expect(statistics.bodies == 0 && statistics.nodesUpdated == 0 && statistics.layoutMeasures == 0)
    }
}
