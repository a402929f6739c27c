import CasementTesting
import Expectations
import Foundation
import Testing

/// Pages of a navigation stack in motion.
@MainActor struct NavigationGoldens {
    private struct Songs: View {
        @State private var path = ["Prelude"]

        var body: some View {
            NavigationStack(path: $path) {
                List(["Prelude", "Fugue", "Air"], id: \.self) { NavigationLink($0, value: $0) }
                    .navigationTitle("Songs")
                    .navigationDestination(for: String.self) { name in
                        Text("by Bach").navigationTitle(name)
                    }
            }
        }
    }

    /// Fingers have moved the page halfway.
    private func swipe(_ host: TestHost, towards sign: CGFloat) {
        host.settle()
        let point = CGPoint(x: 120, y: 80)
        host.deliver(.scrollBegan(point))
        host.deliver(.scroll(point, dx: -8 * sign, dy: 0))
        host.deliver(.scroll(point, dx: -120 * sign, dy: 0))
        host.update()
    }

    @Test func backSwipe() throws {
        try situationGolden("back-swipe") {
            Situation("half a back swipe", 240, 130, content: { Songs() }, prepare: { swipe($0, towards: 1) })
            Situation("right to left", 240, 130, content: { Songs() }) { host in
                host.setEnvironment(\.layoutDirection, .rightToLeft)
                swipe(host, towards: -1)
            }
        }
    }
}
