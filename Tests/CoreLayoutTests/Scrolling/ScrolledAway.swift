import CoreTesting
import Expectations
import HostSupport
import Testing

/// A view that moves out of sight with its container is no longer on the screen.
@MainActor struct ScrolledAway {
    private struct Screen: View {
        let goal: Box<Int?>
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<4, id: \.self) { Color(white: 0.1 + 0.2 * Double($0)).frame(width: 50, height: 20) }
                    }
                    // The lower part is empty.
                    .frame(height: 400, alignment: .top)
                    .id(9)
                }
                .onChange(of: goal.value) { if let place = goal.value { reader.scrollTo(place, anchor: .bottom) } }
            }
        }
    }

    @Test("nothing is left of a view that is no longer visible")
    func away() {
        let goal = Box<Int?>(nil)
        let host = TestHost(width: 100, height: 100) { Screen(goal: goal) }
        host.update()
        let before = host.snapshot()
        goal.value = 9
        host.update()
        let shown = host.snapshot()
        expect(shown != before)
        host.pipeline.graphics.damageAll()
        host.update()
        expect(host.snapshot(), equals: shown)
    }
}
