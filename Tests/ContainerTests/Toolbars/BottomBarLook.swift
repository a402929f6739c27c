import CasementTesting
import Expectations
import Testing

/// The backgrounds of the bars above and below the content.
@MainActor struct BottomBarLook {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func isRed(_ view: some View, at y: Int) -> Bool {
        let host = TestHost(width: 300, height: 200) {
            view.toolbar {
                ToolbarItem { Text("above") }
                ToolbarItem(placement: .bottomBar) { Text("below") }
            }
        }
        host.settle()
        let pixel = host.snapshot()[5, y]
        return pixel.r > 250 && pixel.g < 5 && pixel.b < 5
    }

    @Test("Each bar has its own background") func own() {
        let below = Text("content").toolbarBackground(red, for: .bottomBar)
        expect(isRed(below, at: 190) && !isRed(below, at: 10))
        let above = Text("content").toolbarBackground(red)
        expect(isRed(above, at: 10) && !isRed(above, at: 190))
        let both = Text("content").toolbarBackground(red, for: .windowToolbar, .bottomBar)
        expect(isRed(both, at: 10) && isRed(both, at: 190))
    }

    @Test("A hidden background shows what is behind the bar") func hidden() {
        let view = Text("content").toolbarBackground(red, for: .bottomBar)
            .toolbarBackgroundVisibility(.hidden, for: .bottomBar)
        expect(!isRed(view, at: 190))
    }
}
