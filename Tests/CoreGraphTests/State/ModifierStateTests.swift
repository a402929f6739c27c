import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// View modifiers with a body: composed like views, with one state per use.
@MainActor struct ModifierStateTests {
    private struct Tapping: ViewModifier {
        @State private var taps = 0
        let name: String
        let journal: Journal

        func body(content: Content) -> some View {
            let _ = journal.lines.append(name)
            VStack {
                content
                Button("\(name)\(taps)") { taps += 1 }.accessibilityIdentifier(name)
            }
        }
    }

    private struct Inner: View {
        let journal: Journal
        var body: some View {
            let _ = journal.lines.append("inner")
            Counter("c")
        }
    }

    @Test("dynamic properties in a modifier work as in a view, one state per use")
    func onePerUse() {
        let journal = Journal()
        let host = TestHost {
            HStack {
                Text("x").modifier(Tapping(name: "a", journal: journal))
                Text("y").modifier(Tapping(name: "b", journal: journal))
            }
        }
        host.tap("a")
        host.tap("a")
        host.tap("b")
        expect(host.labels, equals: ["x", "a2", "y", "b1"])
    }

    @Test("a change of the modifier's state keeps the content's state and runs none of its bodies")
    func contentStays() {
        let journal = Journal()
        let host = TestHost(width: 600, height: 400) {
            Inner(journal: journal).modifier(Tapping(name: "m", journal: journal))
        }
        host.tap("c")
        expect(journal.take(), equals: ["m", "inner"])
        host.tap("m")
        expect(journal.take(), equals: ["m"])
        expect(host.labels, equals: ["c1", "m1"])
    }

    @Test("new content updates without a run of the modifier's body")
    func contentChanges() {
        let text = Box("x"), journal = Journal()
        let host = TestHost.live { Text(text.value).modifier(Tapping(name: "m", journal: journal)) }
        host.tap("m")
        _ = journal.take()
        text.value = "y"
        host.update()
        expect(journal.take(), equals: [])
        expect(host.labels, equals: ["y", "m1"])
    }

    @Test("content represents all displayables of the modified view")
    func wholeContent() {
        struct Row: ViewModifier {
            func body(content: Content) -> some View {
                HStack {
                    Color.red
                    content
                    Color.blue
                }
            }
        }
        let host = TestHost {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }.modifier(Row())
            }
        }
        expect(host.layoutTree.outline, equals: "VStack { HStack { Color, Text, Text, Color } }")
    }

    @Test("content used twice has a state in each place")
    func twice() {
        struct Twin: ViewModifier {
            func body(content: Content) -> some View {
                HStack {
                    content
                    content
                }
            }
        }
        let text = Box("a")
        let host = TestHost.live { Counter(text.value).modifier(Twin()) }
        let second = host.frames("a")[1]
        host.tap(at: CGPoint(x: second.midX, y: second.midY))
        expect(host.labels, equals: ["a0", "a1"])
        text.value = "b"
        host.update()
        expect(host.labels, equals: ["b0", "b1"])
    }

    @Test("a modifier may omit the content and include it again, which creates it again")
    func optionalContent() {
        struct Hiding: ViewModifier {
            let isHidden: Bool
            func body(content: Content) -> some View { if !isHidden { content } }
        }
        let flag = Flag(false)
        let host = TestHost.live {
            VStack {
                Text("first")
                Counter("a").modifier(Hiding(isHidden: flag.value))
            }
        }
        host.tap("a")
        expect(host.lines { flag.value = true }, equals: ["Removed displayable at 1"])
        expect(host.lines { flag.value = false }, equals: ["Inserted displayable at 1"])
        expect(host.labels, equals: ["first", "a0"])
    }

    @Test("content is in the environment that the modifier's body sets for it")
    func surroundings() {
        struct Limit: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        struct Limiting: ViewModifier {
            let limit: Int
            func body(content: Content) -> some View {
                VStack {
                    content.lineLimit(limit)
                    content
                }
            }
        }
        let limit = Box(1)
        let host = TestHost.live { Limit().modifier(Limiting(limit: limit.value)).lineLimit(7) }
        expect(host.labels, equals: ["limit 1", "limit 7"])
        limit.value = 3
        host.update()
        expect(host.labels, equals: ["limit 3", "limit 7"])
    }

    @Test("two modifiers composed by concat apply one after the other")
    func concat() {
        struct Pad: ViewModifier {
            func body(content: Content) -> some View { content.padding(1) }
        }
        struct Line: ViewModifier {
            func body(content: Content) -> some View { content.border(Color.red) }
        }
        let host = TestHost { Text("a").modifier(Pad().concat(Line())) }
        expect(host.layoutTree.outline, equals: "border { padding { Text } }")
    }
}
