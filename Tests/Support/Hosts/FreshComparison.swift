import CoreTesting
import Expectations
import Testing

/// Changes a live host and compares it with a new one.
@MainActor package func expectLikeFresh<Content: View>(
    width: CGFloat = 400, height: CGFloat = 300, _ what: String = "", change: [() -> Void],
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder content: @escaping () -> Content
) {
    let host = TestHost.live(width: width, height: height, content: content)
    host.update()
    for (step, change) in change.enumerated() {
        change()
        host.settle()
        let fresh = TestHost.live(width: width, height: height, content: content)
        fresh.update()
        expect(
            host.layoutTree.description, equals: fresh.layoutTree.description, "\(what) step \(step)",
            sourceLocation: sourceLocation)
        let count = host.snapshot().difference(from: fresh.snapshot())?.count
        expect(count, equals: 0, "\(what) step \(step): pixels", sourceLocation: sourceLocation)
    }
}
