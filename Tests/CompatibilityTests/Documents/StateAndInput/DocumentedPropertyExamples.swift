import CasementTesting
import ControlSupport
import SwiftUI
import Testing

// The examples of docs/property-wrappers.md, verbatim.

struct Guest: Identifiable {
    var id = UUID()
    var name: String
    var isComing = false
}

struct GuestRow: View {
    @Binding var guest: Guest
    var body: some View {
        Button("\(guest.name): \(guest.isComing ? "comes" : "?")") { guest.isComing.toggle() }
    }
}

struct GuestList: View {
    @State private var guests = [Guest(name: "Ada"), Guest(name: "Grace")]
    var body: some View {
        VStack {
            ForEach($guests) { $guest in GuestRow(guest: $guest) }
            Button("Reverse") { guests.reverse() }
        }
    }
}

enum Theme: String { case light, dark }

struct SettingsView: View {
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("recentCount") private var recentCount = 10
    @AppStorage("lastFile") private var lastFile: URL?

    var body: some View {
        VStack {
            Button("Theme: \(theme.rawValue)") { theme = theme == .light ? .dark : .light }
            Button("Recent files: \(recentCount)") { recentCount += 1 }
            Text(lastFile?.lastPathComponent ?? "No file yet")
        }
    }
}

@propertyWrapper struct Limited: DynamicProperty {
    @State private var value: Double
    let range: ClosedRange<Double>

    init(wrappedValue: Double, _ range: ClosedRange<Double>) {
        _value = State(initialValue: wrappedValue)
        self.range = range
    }

    var wrappedValue: Double {
        get { value }
        nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    var projectedValue: Binding<Double> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

struct VolumeButton: View {
    @Limited(0...10) private var volume = 5.0
    var body: some View { Button("\(volume, format: .number)") { volume += 3 } }
}

extension EnvironmentValues {
    @Entry var knobSize: Double = 0.1
}

struct Knob: View {
    @Environment(\.knobSize) private var size
    var body: some View { Text("\(size, format: .number)") }
}

@MainActor let knobs = Knob().environment(\.knobSize, 0.2)

struct Chart: View, Equatable {
    var points: [Double]
    var onSelect: (Int) -> Void

    nonisolated static func == (left: Chart, right: Chart) -> Bool { left.points == right.points }

    var body: some View { Text("\(points.count) points") }
}

@MainActor let chart = Chart(points: [1, 2, 3], onSelect: { _ in }).equatable()

@MainActor struct DocumentedProperties {
    @Test func rowsFollowTheirGuests() {
        let host = TestHost { GuestList() }
        #expect(host.texts == ["Ada: ?", "Grace: ?", "Reverse"])
        host.press(text: "Ada: ?")
        host.press(text: "Reverse")
        #expect(host.texts == ["Grace: ?", "Ada: comes", "Reverse"])
    }

    @Test func settingsHaveDefaults() {
        let host = TestHost { SettingsView() }
        #expect(host.texts == ["Theme: light", "Recent files: 10", "No file yet"])
        host.press(text: "Theme: light")
        host.press(text: "Recent files: 10")
        #expect(host.texts == ["Theme: dark", "Recent files: 11", "No file yet"])
    }

    @Test func volumeStaysInItsRange() {
        let host = TestHost { VolumeButton().accessibilityIdentifier("volume") }
        for expected in ["8", "10", "10"] {
            host.tap("volume")
            #expect(host.texts == [expected])
        }
    }

    @Test func entriesAndEquatableViews() {
        let host = TestHost {
            knobs
            chart
        }
        #expect(host.texts == ["0.2", "3 points"])
    }
}
