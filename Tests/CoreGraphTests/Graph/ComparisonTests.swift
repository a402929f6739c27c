import Comparisons
import CoreTesting
import Expectations
import Testing

/// `make test` runs the same comparisons optimised, in ComparisonProbe.
@MainActor struct ComparisonTests {
    @Test("a view's body is skipped where its fields are equal", arguments: FieldComparison.allCases)
    func fields(comparison: FieldComparison) {
        expect(comparison.problems(), equals: [])
    }

    @Test("bodies run for changes of observable objects that they read", arguments: ObservedBodies.allCases)
    func observedBodies(bodies: ObservedBodies) async {
        expect(await bodies.problems(), equals: [])
    }
}
