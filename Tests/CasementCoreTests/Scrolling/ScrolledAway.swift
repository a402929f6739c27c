import CasementTesting
import Testing

@testable import CasementCore

/// What only moves out of sight with what it stands in is gone from the screen too.
@MainActor @Suite struct ScrolledAway {
    private struct Screen: View {
        let goal: Box<Int?>
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<4, id: \.self) { Color(white: 0.1 + 0.2 * Double($0)).frame(width: 50, height: 20) }
                    }
                    // Nothing stands in the lower part.
                    .frame(height: 400, alignment: .top)
                    .id(9)
                }
                .onChange(of: goal.value) { if let place = goal.value { reader.scrollTo(place, anchor: .bottom) } }
            }
        }
    }

    @Test("nothing is left where nothing is seen any more")
    func away() {
        let goal = Box<Int?>(nil)
        let host = TestHost(width: 100, height: 100) { Screen(goal: goal) }
        host.update()
        let before = host.snapshot()
        goal.value = 9
        host.update()
        let shown = host.snapshot()
        #expect(shown != before)
        host.pipeline.graphics.damageAll()
        host.update()
        #expect(host.snapshot() == shown)
    }
}
