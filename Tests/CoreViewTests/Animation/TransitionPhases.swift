import CoreTesting
import HostSupport
import Testing

@Suite struct TransitionPhases {
    @Test func phasesOfATransition() {
        let phases = [TransitionPhase.willAppear, .identity, .didDisappear]
        #expect(phases.map(\.value) == [-1, 0, 1])
        #expect(phases.map(\.isIdentity) == [false, true, false])
    }
}
