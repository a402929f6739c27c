import Expectations
import Fuzzing
import Testing

/// Random edits of random trees leave a window equal to a new one, and to a model's prediction. `make test` makes
/// 20,000 of them optimised.
@MainActor struct EditFuzz {
    @Test func edits() async {
        var fuzzer = Fuzzer()
        fuzzer.edits = 1_500
        let (edits, failure) = await fuzzer.run()
        expect(edits == fuzzer.edits || failure != nil)
        expect(failure == nil, "after \(edits) edits: \(failure ?? "")")
    }
}
