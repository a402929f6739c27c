import Expectations
import Fuzzing
import Testing

/// A short run of `make fuzz`.
@MainActor struct DrawingFuzz {
    @Test("invalid drawings neither crash nor take long")
    func drawings() {
        var fuzzer = DrawingFuzzer()
        fuzzer.drawings = 150
        expect(fuzzer.run() == nil)
    }
}
