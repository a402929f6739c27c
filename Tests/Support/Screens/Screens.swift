import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Opens a screen in a window of its own.
@MainActor package func open<Screen: View>(_ screen: Screen, width: CGFloat = 420, height: CGFloat = 640) -> TestHost {
    let host = TestHost(width: width, height: height) { screen }
    host.update()
    host.settle()
    return host
}

/// What a user of a screen sees and does. A text or label that is not there is an issue.
extension TestHost {
    /// Expects texts, or names or values of controls.
    package func sees(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for text in texts where !shows(text) {
            Issue.record("'\(text)' is not shown, but \(shownTexts)", sourceLocation: sourceLocation)
        }
    }

    /// Expects that no text, name or value is one of these.
    package func misses(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        for text in texts where shows(text) {
            Issue.record("'\(text)' is shown", sourceLocation: sourceLocation)
        }
    }

    /// Waits until tasks have made a text appear, and another one go.
    package func waits(
        for text: String, without other: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let limit = ContinuousClock.now + .seconds(20)
        while !(shows(text) && other.map(shows) != true), ContinuousClock.now < limit {
            try? await Task.sleep(for: .milliseconds(2))
            await settleTasks()
        }
        sees(text, sourceLocation: sourceLocation)
        if let other { misses(other, sourceLocation: sourceLocation) }
    }

    /// Clicks a text, or the control of this name.
    package func click(_ text: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let point = place(of: text, sourceLocation) else { return }
        tap(at: point, count: count)
        settle()
    }

    /// Clicks a field and types into it.
    package func write(_ text: String, into field: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let found = accessibilityTree.first {
            ["textfield", "searchfield"].contains($0.role) && ($0.label == field || $0.value == field)
        }
        guard let frame = found?.frame ?? find(text: field) else {
            Issue.record("no field '\(field)', but \(shownTexts)", sourceLocation: sourceLocation)
            return
        }
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        type(text)
        settle()
    }

    /// Opens a picker or menu, and clicks an entry.
    package func choose(_ entry: String, from menu: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard perform("showMenu", onLabel: menu) || tap(text: menu) else {
            Issue.record("no menu '\(menu)', but \(shownTexts)", sourceLocation: sourceLocation)
            return
        }
        settle()
        guard let item = accessibilityTree.first(where: { $0.role == "menuitem" && $0.label == entry }) else {
            Issue.record("no entry '\(entry)' in:\n\(accessibilityTree)", sourceLocation: sourceLocation)
            return
        }
        tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
        settle()
    }

    /// Clicks left of a text: the arrow of a row that opens.
    package func clickArrow(of text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let frame = frame(of: text, sourceLocation: sourceLocation)
        let row = accessibilityTree.all.last { $0.role == "row" && $0.frame.contains(frame) }
        tap(at: CGPoint(x: (row?.frame.minX ?? 0) + 12, y: frame.midY))
        settle()
    }

    /// Drags from a text or control by a distance.
    package func drag(
        _ text: String, dx: CGFloat = 0, dy: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let point = place(of: text, sourceLocation) else { return }
        drag(from: point, to: CGPoint(x: point.x + dx, y: point.y + dy))
        settle()
    }

    /// The frame of a text or control.
    package func frame(of text: String, sourceLocation: SourceLocation = #_sourceLocation) -> CGRect {
        let found = find(text: text) ?? element(text)?.frame ?? self.frame(text)
        if found == nil { Issue.record("'\(text)' is not shown, but \(shownTexts)", sourceLocation: sourceLocation) }
        return found ?? .zero
    }

    /// The frames of all texts with exactly this string, whether they can be seen or not.
    package func findPlaces(of text: String) -> [CGRect] {
        var found: [CGRect] = []
        func look(_ node: LayoutNode) {
            if node.displayedText == text { found.append(node.windowFrame) }
            node.forEachChild(look)
        }
        if let root = pipeline.layout.root { look(root) }
        return found
    }

    /// The first element with a label, a value or an identifier.
    package func element(_ name: String) -> AccessibilitySnapshot? {
        accessibilityTree.first { $0.label == name || $0.value == name || $0.identifier == name }
    }

    private func place(of text: String, _ location: SourceLocation) -> CGPoint? {
        let frame = frame(of: text, sourceLocation: location)
        return frame == .zero ? nil : CGPoint(x: frame.midX, y: frame.midY)
    }

    private func shows(_ text: String) -> Bool { find(text: text) != nil || element(text) != nil }

    private var shownTexts: String {
        accessibilityTree.all.flatMap { [$0.label, $0.value] }.compactMap { $0 }.joined(separator: " | ")
    }
}
