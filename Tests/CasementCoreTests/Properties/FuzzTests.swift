import Fuzzing
import Testing

/// Random edits of random trees leave a window as one made from scratch, and as a model foretells. More of them: `make fuzz`.
@MainActor @Suite struct FuzzReleaseTests {
    @Test func twentyThousandEdits() async {
        var fuzzer = Fuzzer()
        #if DEBUG
            fuzzer.edits = 1500
        #else
            fuzzer.edits = 20_000
        #endif
        let (edits, failure) = await fuzzer.run()
        #expect(edits == fuzzer.edits || failure != nil)
        #expect(failure == nil, "after \(edits) edits: \(failure ?? "")")
    }
}
