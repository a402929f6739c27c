import CoreTesting
import Expectations
import HostSupport
import Testing

struct TransitionPhases {
    @Test func phasesOfATransition() {
        let phases = [TransitionPhase.willAppear, .identity, .didDisappear]
        expect(phases.map(\.value), equals: [-1, 0, 1])
        expect(phases.map(\.isIdentity), equals: [false, true, false])
    }
}
