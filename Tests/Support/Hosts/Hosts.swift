import CoreTesting

/// A body that runs again when a value that it read changes, unlike a host's own content, which is a value.
private struct Live<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

extension TestHost {
    /// A host whose content is built again in each update that concerns it.
    package static func live<Content: View>(
        width: CGFloat = 400, height: CGFloat = 300, scale: CGFloat = 1, @ViewBuilder content: @escaping () -> Content
    ) -> TestHost {
        TestHost(width: width, height: height, scale: scale) { Live(content: content) }
    }

    /// The printed lines of the edits since the last call.
    package func takeLines() -> [String] { takeEdits().map(\.description) }

    /// The edits of one update.
    package func lines(after change: () -> Void) -> [String] {
        _ = takeEdits()
        change()
        update()
        return takeLines()
    }

    /// The statistics of one update.
    package func statistics(after change: () -> Void) -> FrameStatistics {
        _ = takeStatistics()
        change()
        update()
        return takeStatistics()
    }

    /// The labels of all texts and controls, in view order.
    package var labels: [String] {
        func labels(_ node: AccessibilitySnapshot) -> [String] {
            [node.label].compactMap { $0 } + node.children.flatMap(labels)
        }
        return labels(accessibilityTree)
    }

    /// Red, green and blue of the pixel at a position.
    package func pixel(_ x: Int, _ y: Int) -> [Int] { snapshot().rgb(x, y) }
}

extension Bitmap {
    package func rgb(_ x: Int, _ y: Int) -> [Int] {
        let pixel = self[x, y]
        return [Int(pixel.r), Int(pixel.g), Int(pixel.b)]
    }
}

extension LayoutSnapshot {
    /// The kinds alone: `VStack { padding { Button }, padding { Color } }`.
    package var outline: String {
        children.isEmpty ? kind : "\(kind) { \(children.map(\.outline).joined(separator: ", ")) }"
    }
}

extension LayoutSnapshot {
    /// Whether all frames here and below are finite.
    package var isPlausible: Bool {
        let limit: CGFloat = 1e15
        return frame.width >= 0 && frame.width <= limit && frame.height >= 0 && frame.height <= limit
            && abs(frame.minX) <= limit && abs(frame.minY) <= limit && children.allSatisfy(\.isPlausible)
    }
}

/// The theme's window colour, light.
package let windowColor = [250, 250, 251]
