import CasementTesting
import Fuzzing
import Testing

/// A short run of what `make fuzz` does longer.
@MainActor @Suite struct PictureFuzz {
    @Test("damaged pictures crash nothing")
    func damaged() {
        var fuzzer = PictureFuzzer(seed: 1)
        fuzzer.run(count: 3000)
        #expect(fuzzer.decoded > 0 && fuzzer.refused > 0)
    }
}
