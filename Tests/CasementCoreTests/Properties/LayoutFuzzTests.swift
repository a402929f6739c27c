import Fuzzing
import Testing

/// Random trees of everything that lays out, senseless lengths and layouts included. More of them: `make fuzz`.
@MainActor @Suite struct LayoutFuzzReleaseTests {
    @Test func worlds() {
        var fuzzer = LayoutFuzzer()
        #if DEBUG
            fuzzer.worlds = 25
        #else
            fuzzer.worlds = 600
        #endif
        let (worlds, failure) = fuzzer.run()
        #expect(worlds > 0)
        #expect(failure == nil, "\(failure ?? "")")
    }
}
