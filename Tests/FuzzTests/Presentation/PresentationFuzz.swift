import Expectations
import Fuzzing
import Testing

/// Random presentations, pushes and pops leave on screen, alive and focused what a model predicts. `make test` makes
/// 1,200 steps optimised.
@MainActor struct PresentationFuzz {
    @Test func steps() {
        var fuzzer = ShellFuzzer()
        fuzzer.steps = 180
        let failure = fuzzer.run()
        expect(failure == nil, "\(failure ?? "")")
    }
}
