import CoreTesting

/// The messages that a host issues while it builds and shows a view.
@MainActor package func warnings(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let outer = RuntimeWarning.onIssue
    RuntimeWarning.onIssue = { messages.append($0) }
    defer { RuntimeWarning.onIssue = outer }
    body()
    return messages
}
