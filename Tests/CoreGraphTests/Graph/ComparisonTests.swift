import Comparisons
import CoreTesting
import Testing

/// `make test` runs the same comparisons optimised, in ComparisonProbe.
@MainActor @Suite struct ComparisonTests {
    @Test("a view's body is skipped where its fields are equal", arguments: FieldComparison.allCases)
    func fields(comparison: FieldComparison) {
        #expect(comparison.problems() == [])
    }
}
