import CoreTesting
import Expectations
import HostSupport
import PlainControls
import Testing

/// Which container receives an edit, and which changes are not edits.
@MainActor struct EditRouting {
    @Test("an edit is reported to the nearest container only")
    func nearest() {
        let flag = Flag(false)
        let host = TestHost.live {
            VStack {
                Text("a")
                HStack {
                    Text("b")
                    if flag.value { Text("c") }
                }
            }
        }
        host.update()
        flag.value = true
        host.update()
        let edits = host.takeEdits()
        expect(edits.map(\.description), equals: ["Inserted displayable at 1"])
        expect(edits.map(\.container), equals: ["HStack"])
        expect(edits.map(\.kind), equals: [.inserted])
        expect(edits.map(\.index), equals: [1])
    }

    @Test("edits of several containers come in view order, parents before their children")
    func order() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                HStack { Text(flag.value ? "a" : "b") }
                if flag.value { Text("c") }
                ZStack { if flag.value { Text("d") } else { Text("e") } }
            }
        }
        host.update()
        flag.value = false
        host.update()
        expect(
            host.takeEdits().map { "\($0.container): \($0)" },
            equals: [
                "HStack: Changed displayable at 0", "VStack: Removed displayable at 1",
                "ZStack: Removed displayable at 0",
                "ZStack: Inserted displayable at 0",
            ])
    }

    @Test("another value of a modifier changes each displayable below it, and nothing else")
    func modifierValue() {
        let width = Box<CGFloat>(10)
        let host = TestHost.live {
            VStack {
                Text("0")
                Group {
                    Text("a")
                    Text("b")
                }.padding(width.value)
                Text("end")
            }
        }
        host.update()
        expect(host.lines { width.value = 20 }, equals: ["Changed displayable at 1", "Changed displayable at 2"])
    }

    @Test("a displayable is reported once per update, however many changes it has")
    func once() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text(flag.value ? "a" : "b").padding(flag.value ? 1 : 2).border(flag.value ? Color.red : Color.blue)
            }
        }
        host.update()
        expect(host.lines { flag.value = false }, equals: ["Changed displayable at 0"])
    }

    @Test("a changed position is not an edit")
    func places() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text(flag.value ? "short" : "two\nlines")
                Text("below").accessibilityIdentifier("below")
            }
        }
        host.update()
        let before = host.frame("below")
        expect(host.lines { flag.value = false }, equals: ["Changed displayable at 0"])
        expect(host.frame("below") != before)
    }

    @Test("another title of a button is one change of the button")
    func buttonTitle() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text("a")
                Button(flag.value ? "x" : "y") {}
            }
        }
        host.update()
        expect(host.lines { flag.value = false }, equals: ["Changed displayable at 1"])
    }

    @Test("neither hovering over a button nor pressing it logs an edit")
    func hover() {
        let host = TestHost.live { VStack { Button("x") {}.accessibilityIdentifier("x") } }
        host.update()
        let frame = host.frame("x") ?? .zero
        let before = host.snapshot()
        host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        expect(host.snapshot() != before, "it looks different when hovered")
        host.tap("x")
        expect(host.takeLines().isEmpty)
    }

    @Test("the root's displayables are printed with their content")
    func displayables() {
        expect(
            TestHost.live {
                Text("One")
                Text("Two")
            }.displayables, equals: [#"TextDisplayable(text: "One")"#, #"TextDisplayable(text: "Two")"#])
    }
}
