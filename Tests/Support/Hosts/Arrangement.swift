import CoreTesting

/// A view laid out for a proposal, and the frames of its named parts relative to its top left corner.
@MainActor package struct Arrangement {
    package let host: TestHost

    package init<Content: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content) {
        host = TestHost(width: width, height: height, content: content)
    }

    /// x, y, width, height.
    package subscript(_ name: String) -> [CGFloat]? {
        let origin = host.layoutTree.frame.origin
        return host.frame(name).map { [$0.minX - origin.x, $0.minY - origin.y, $0.width, $0.height] }
    }

    /// The size of the view.
    package var size: [CGFloat] { [host.layoutTree.frame.width, host.layoutTree.frame.height] }
}

/// A named colour that takes its proposal.
package struct Fill: View {
    let name: String
    package init(_ name: String) { self.name = name }
    package var body: some View { Color.gray.accessibilityIdentifier(name) }
}
