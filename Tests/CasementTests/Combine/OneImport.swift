import ControlSupport
import Expectations
import SwiftUI
import Testing

/// `import SwiftUI` alone provides what programs use of Combine, Foundation and the network, as on Apple's systems.
@MainActor struct OneImport {
    private final class Clock: ObservableObject {
        @Published var now = Date(timeIntervalSince1970: 0)
        private var subscription: AnyCancellable?
        let session = URLSession.shared

        func start() {
            subscription = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
                .sink { [weak self] in self?.now = $0 }
        }
    }

    @Test func clock() async {
        let clock = Clock()
        clock.start()
        expect(await eventually { abs(clock.now.timeIntervalSinceNow) < 5 })
    }
}
