import CasementTesting
import ControlSupport
import Expectations
import Testing

/// Animations of programs in tutorials.
@MainActor struct AnimatedFormsTests {
    @Test func theBodyOfAnAnimatableModifierRunsForEveryStep() {
        let host = TestHost(width: 300, height: 300) { LoginForm() }
        host.update()
        expect(host.texts.contains("0"))
        host.tap("wrong")
        host.advance(by: 0.5)
        expect(host.texts.contains("50"))
        host.settle()
        expect(host.texts.contains("100"))
    }
}
