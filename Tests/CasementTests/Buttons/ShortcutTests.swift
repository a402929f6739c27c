import CasementCore
import CasementTesting
import Expectations
import HostSupport
import Testing

/// Keyboard shortcuts of buttons.
@MainActor struct ShortcutTests {
    @Test("Return runs the default action, Escape the cancelling one")
    func defaults() {
        var log: [String] = []
        let host = TestHost {
            HStack {
                Button("Cancel") { log.append("cancel") }.keyboardShortcut(.cancelAction)
                Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
            }
        }
        host.key(.return)
        host.key(.escape)
        host.key(.space)
        expect(log, equals: ["ok", "cancel"])
    }

    @Test("the modifier is Command by default, and the first in view order wins")
    func command() {
        var log: [String] = []
        let host = TestHost {
            VStack {
                HStack {
                    Text("x")
                    VStack { Button("first") { log.append("first") }.keyboardShortcut("s") }
                }
                Button("second") { log.append("second") }.keyboardShortcut("s")
            }
        }
        host.key("s")
        expect(log, equals: [])
        host.key("s", modifiers: .command)
        host.key("s", modifiers: .control)
        expect(log, equals: ["first", "first"])
        host.key("s", modifiers: [.command, .shift])
        expect(log, equals: ["first", "first"])
    }

    @Test("a disabled button's shortcut does nothing, and the next button with it takes over")
    func disabled() {
        var log: [String] = []
        let host = TestHost {
            Button("first") { log.append("first") }.keyboardShortcut("d", modifiers: []).disabled(true)
            Button("second") { log.append("second") }.keyboardShortcut("d", modifiers: [])
        }
        host.key("d")
        expect(log, equals: ["second"])
    }

    @Test("a changed shortcut is updated, one of a removed view no longer works")
    func changes() {
        let key = Box<KeyEquivalent>("a"), flag = Flag(true)
        var count = 0
        let host = TestHost.live {
            VStack { if flag.value { Button("x") { count += 1 }.keyboardShortcut(key.value, modifiers: .option) } }
        }
        host.update()
        host.key("a", modifiers: .option)
        expect(count, equals: 1)
        key.value = "b"
        host.update()
        host.key("a", modifiers: .option)
        host.key("b", modifiers: .option)
        expect(count, equals: 2)
        flag.value = false
        host.update()
        host.key("b", modifiers: .option)
        expect(count, equals: 2)
    }

    @Test("if no shortcut matches a key's first reading, the others are tried, for this press only")
    func otherMeanings() {
        var log: [String] = []
        let host = TestHost {
            HStack {
                Button("1") { log.append("1") }.keyboardShortcut("1")
                Button("&") { log.append("&") }.keyboardShortcut("&", modifiers: [.command, .shift])
            }
        }
        host.update()
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers, also: KeyReading...) {
            host.pipeline.handle(.alternateKeys(also))
            host.pipeline.handle(.keyDown(key, modifiers, isRepeat: false))
        }
        let control: EventModifiers = [.control, .command]
        press("&", control, also: KeyReading("1", control))
        expect(log, equals: ["1"])
        press("&", control.union(.shift), also: KeyReading("1", control))
        expect(log, equals: ["1", "&"], "the first reading takes precedence")
        host.pipeline.handle(.keyDown("x", control, isRepeat: false))
        expect(log.count, equals: 2)
    }

    @Test("a shortcut of a toggle toggles it in every style")
    func toggles() {
        func toggled(_ style: some ToggleStyle) -> Bool {
            let isOn = Box(false)
            let host = TestHost {
                Toggle("A", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 }))
                    .toggleStyle(style).keyboardShortcut("a")
            }
            host.key("a", modifiers: .command)
            return isOn.value
        }
        expect(toggled(.checkbox))
        expect(toggled(.switch))
        expect(toggled(.button))
    }
}
