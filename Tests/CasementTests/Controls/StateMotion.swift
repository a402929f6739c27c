import Casement
import CasementTesting
import Expectations
import Testing

@MainActor @Observable private final class Values {
    var isOn = false
    var choice = 1
    var isOpen = false
}

private struct Live<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}

/// Changes of controls are animated, on the host's clock, and end like an unanimated control.
@MainActor struct StateMotion {
    private let values = Values()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost(width: 200, height: 120) {
            Live(content: content).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        host.settle()
        return host
    }

    /// The number of different pictures after a change until all rests.
    private func pictures(_ host: TestHost, _ change: () -> Void) -> [Bitmap] {
        var seen: [Bitmap] = [host.snapshot()]
        change()
        host.update()
        for _ in 0..<60 {
            let now = host.snapshot()
            if now != seen.last { seen.append(now) }
            host.advance(by: 1.0 / 60)
        }
        expect(!host.pipeline.needsFrame, "it settles")
        return seen
    }

    private func moves<Content: View>(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, change: (Values) -> Void,
        @ViewBuilder content: @escaping () -> Content
    ) {
        let host = host(content)
        let seen = pictures(host) { change(values) }
        expect(seen.count >= 5, "\(name): \(seen.count) pictures", sourceLocation: sourceLocation)
        let fresh = self.host(content)
        expect(host.snapshot(), equals: fresh.snapshot(), "\(name) ends elsewhere", sourceLocation: sourceLocation)
    }

    /// With reduced motion: at most what only fades.
    private func jumps<Content: View>(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, change: (Values) -> Void,
        @ViewBuilder content: @escaping () -> Content
    ) {
        let host = host(content)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        host.settle()
        let seen = pictures(host) { change(values) }
        expect(seen.count, equals: 2, "\(name): \(seen.count) pictures", sourceLocation: sourceLocation)
    }

    @ViewBuilder private func choices() -> some View {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
    }

    @Test("switches, boxes, radio buttons, segments and chevrons are animated") func moving() {
        @Bindable var values = values
        moves("switch", change: { $0.isOn.toggle() }) { Toggle("On", isOn: $values.isOn).toggleStyle(.switch) }
        moves("checkbox", change: { $0.isOn.toggle() }) { Toggle("On", isOn: $values.isOn).toggleStyle(.checkbox) }
        moves("button", change: { $0.isOn.toggle() }) { Toggle("On", isOn: $values.isOn).toggleStyle(.button) }
        moves("segments", change: { $0.choice = 3 }) {
            Picker("", selection: $values.choice) { choices() }.pickerStyle(.segmented).labelsHidden()
        }
        moves("radio", change: { $0.choice = 1 }) {
            Picker("", selection: $values.choice) { choices() }.pickerStyle(.radioGroup).labelsHidden()
        }
        moves("tabs", change: { $0.choice = 2 }) {
            TabView(selection: $values.choice) {
                Text("same").tabItem { Text("One") }.tag(1)
                Text("same").tabItem { Text("Two") }.tag(2)
            }
        }
        moves("chevron", change: { $0.isOpen.toggle() }) {
            DisclosureGroup("Details", isExpanded: $values.isOpen) { EmptyView() }
        }
    }

    @Test("with reduced motion they change immediately") func reducedMotion() {
        @Bindable var values = values
        jumps("switch", change: { $0.isOn.toggle() }) { Toggle("On", isOn: $values.isOn).toggleStyle(.switch) }
        jumps("segments", change: { $0.choice = 3 }) {
            Picker("", selection: $values.choice) { choices() }.pickerStyle(.segmented).labelsHidden()
        }
        jumps("chevron", change: { $0.isOpen.toggle() }) {
            DisclosureGroup("Details", isExpanded: $values.isOpen) { EmptyView() }
        }
    }

    @Test("a press shows in the next frame, and its end fades") func buttons() throws {
        let host = host { Button("Press") {}.accessibilityIdentifier("b") }
        let rest = host.snapshot()
        let frame = try require(host.frame("b"))
        let inside = CGPoint(x: frame.midX, y: frame.midY)
        host.hover(at: inside)
        let hovered = host.snapshot()
        expect(hovered != rest && !host.pipeline.needsFrame)
        let released = pictures(host) { host.press("b", duration: 0.1) }
        expect(released.count >= 5 && released.last == hovered)
        let left = pictures(host) { host.hover(at: CGPoint(x: 190, y: 110)) }
        expect(left.count >= 5 && left.last == rest)
    }
}
