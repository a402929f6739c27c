import CoreTesting
import Expectations
import HostSupport
import Testing

/// A value that is not equal to itself, such as NaN, still counts as unchanged in the next update.
@MainActor struct InvalidButUnchanged {
    @Test("a frame, a spacing and a padding that stay NaN cause no edit and no work")
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
        expect(statistics.bodies, equals: 1)
        expect(host.takeLines(), equals: [])
        expect(statistics.layoutMeasures, equals: 0)
        expect(statistics.damagedPixels, equals: 0)
    }
}
