import Fuzzing
import Testing

/// Random trees of everything that lays out, senseless lengths and layouts included. `make test` goes
/// through 600 of them optimised.
@MainActor @Suite struct LayoutFuzzTests {
    @Test func worlds() {
        var fuzzer = LayoutFuzzer()
        fuzzer.worlds = 25
        let (worlds, failure) = fuzzer.run()
        #expect(worlds > 0)
        #expect(failure == nil, "\(failure ?? "")")
    }
}
