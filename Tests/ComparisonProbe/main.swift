// The comparisons of the tests, in a program: `swift run -c release ComparisonProbe` checks them as the
// optimiser lays values out.

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
