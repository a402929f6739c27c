import Expectations
import Fuzzing
import Testing

/// Random trees of all containers and layout modifiers, including invalid lengths and layouts. `make test` runs 600 of
/// them optimised.
@MainActor struct LayoutFuzz {
    @Test func worlds() {
        var fuzzer = LayoutFuzzer()
        fuzzer.worlds = 25
        let (worlds, failure) = fuzzer.run()
        expect(worlds, equals: 25)
        expect(failure == nil, "\(failure ?? "")")
    }
}
