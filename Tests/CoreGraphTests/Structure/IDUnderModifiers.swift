import CoreTesting
import Expectations
import HostSupport
import Testing

/// A new id resets the views inside it, and none around it.
@MainActor struct IDUnderModifiers {
    @Test("a new id leaves the modifiers around it alone")
    func idInside() {
        let flag = Flag(true)
        var log: [String] = []
        let host = TestHost.live { Color.red.id(flag.value).onAppear { log.append("appear") } }
        host.update()
        flag.value.toggle()
        host.update()
        expect(log, equals: ["appear"])
    }

    @Test("each displayable of a group with a new id keeps the modifiers around it")
    func group() {
        let flag = Flag(true)
        var log: [String] = []
        let host = TestHost.live {
            VStack {
                Group {
                    Color.red
                    Color.blue
                }.id(flag.value).onAppear { log.append("+") }.onDisappear { log.append("-") }
            }
        }
        host.update()
        flag.value.toggle()
        host.update()
        expect(log, equals: ["+", "+"])
    }
}
