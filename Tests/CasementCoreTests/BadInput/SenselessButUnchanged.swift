import CasementTesting
import Testing

/// A value that equals nothing, not even itself, is still the same value in the next update.
@MainActor @Suite struct SenselessButUnchanged {
    @Test("a frame, a spacing, a padding of NaN that stay are no edit and no work")
    func notANumber() {
        let flag = Flag(true)
        let host = TestHost.live {
            let _ = flag.value
            VStack {
                Color.red.frame(width: .nan, height: 10)
                Color.red.frame(minWidth: .nan, maxWidth: 20)
                Color.red.padding(.nan).offset(x: .nan).opacity(.nan).border(Color.blue, width: .nan)
                HStack(spacing: .nan) { Text("a") }
                Text("b").layoutPriority(.nan)
                Spacer(minLength: .nan)
                RoundedRectangle(cornerRadius: .nan)
            }
        }
        host.update()
        _ = host.takeLines()
        let statistics = host.statistics { flag.value = false }
        #expect(statistics.bodies == 1)
        #expect(host.takeLines() == [])
        #expect(statistics.layoutMeasures == 0)
        #expect(statistics.damagedPixels == 0)
    }
}
