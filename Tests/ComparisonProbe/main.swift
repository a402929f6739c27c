// Checks of the tests, as a program: `swift run -c release ComparisonProbe` makes them with the optimiser's layout of
// values, and with the Observation library in the program.

import Comparisons
import Foundation

var isRight = true

@MainActor func report(_ name: String, _ problems: [String]) {
    print("\(problems.isEmpty ? "right" : "wrong"): \(name)")
    for problem in problems { print("    \(problem)") }
    isRight = isRight && problems.isEmpty
}

for comparison in FieldComparison.allCases { report(comparison.rawValue, comparison.problems()) }
for bodies in ObservedBodies.allCases { report(bodies.rawValue, await bodies.problems()) }
exit(isRight ? 0 : 1)
