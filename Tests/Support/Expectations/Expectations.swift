import Foundation
import Testing

// The expectations of Swift Testing as functions. Each use of a macro takes the compiler 5 to 10 ms, since its
// arguments are parsed and checked again in the expansion, and the tests have thousands. What no function can do stays
// a macro: `#expect(throws:)` and `#expect(processExitsWith:)`.

/// Records an issue if a condition is false. The issue shows the line of the source.
package func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if condition { return }
    record("expected: \(sourceLine(at: sourceLocation))", comment(), at: sourceLocation)
}

/// Records an issue with both values if they are not equal.
package func expect<Value: Equatable>(
    _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if value == expected { return }
    record("\(String(reflecting: value)) is not \(String(reflecting: expected))", comment(), at: sourceLocation)
}

/// Records an issue and ends the test if a condition is false.
package func require(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    if condition { return }
    throw record("required: \(sourceLine(at: sourceLocation))", comment(), at: sourceLocation)
}

/// Unwraps a value; records an issue and ends the test if it is nil.
package func require<Value>(
    _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Value {
    if let value { return value }
    throw record("nil: \(sourceLine(at: sourceLocation))", comment(), at: sourceLocation)
}

/// Ends a test whose issue was recorded before.
private struct RequirementFailed: Error {}

@discardableResult private func record(_ message: String, _ comment: Comment?, at location: SourceLocation) -> any Error
{
    Issue.record(Comment(rawValue: comment.map { "\(message) (\($0))" } ?? message), sourceLocation: location)
    return RequirementFailed()
}

/// The source at a location, where the file is still there, or its name.
private func sourceLine(at location: SourceLocation) -> String {
    guard let text = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return location.fileName }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return location.fileName }
    return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
}
