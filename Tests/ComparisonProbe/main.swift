// The comparisons of the tests, as a program: `swift run -c release ComparisonProbe` checks them with the optimiser's
// layout of values.

import Comparisons
import Foundation

var isRight = true
for comparison in FieldComparison.allCases {
    let problems = comparison.problems()
    print("\(problems.isEmpty ? "right" : "wrong"): \(comparison.rawValue)")
    for problem in problems { print("    \(problem)") }
    isRight = isRight && problems.isEmpty
}
exit(isRight ? 0 : 1)
