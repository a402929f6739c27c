import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/controls.md, verbatim.

private struct Settings: View {
    @State private var isOnline = true
    @State private var volume = 0.5
    @State private var copies = 1
    @State private var flavour = "Vanilla"

    var body: some View {
        Form {
            Toggle("Online", isOn: $isOnline)
            Slider(value: $volume) { Text("Volume") }
            Stepper("Copies: \(copies)", value: $copies, in: 1...9)
            Picker("Flavour", selection: $flavour) {
                ForEach(["Vanilla", "Cherry"], id: \.self) { Text($0) }
            }
        }
    }
}

private struct BulbStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
            configuration.label
        }
    }
}

private struct ConfirmingStyle: PrimitiveButtonStyle {
    @State private var asks = false

    func makeBody(configuration: Configuration) -> some View {
        if asks {
            Button("Really?", role: .destructive) {
                asks = false
                configuration.trigger()
            }
        } else {
            Button(role: configuration.role, action: { asks = true }, label: { configuration.label })
        }
    }
}

private struct BookingForm: View {
    @State private var departure = Date.now
    @State private var alarm = Date.now
    @State private var daysOff: Set<DateComponents> = []

    var body: some View {
        Form {
            DatePicker("Departure", selection: $departure, in: Date.now...)
            DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
            DatePicker("Day", selection: $departure, displayedComponents: .date).datePickerStyle(.compact)
            MultiDatePicker("Days off", selection: $daysOff)
        }
    }
}

private struct InkSettings: View {
    @State private var ink = Color.indigo
    @State private var paper = Color.white

    var body: some View {
        ColorPicker("Ink", selection: $ink)
        ColorPicker("Paper", selection: $paper, supportsOpacity: false)
    }
}

private struct ActionsMenu: View {
    @State private var showsGrid = false
    @State private var order = "Name"
    let delete: () -> Void

    var body: some View {
        Menu("Actions") {
            Toggle("Show the grid", isOn: $showsGrid)
            Picker("Sort by", selection: $order) {
                ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) }
            }
            Menu("Move to") {
                ForEach(["Desktop", "Music"], id: \.self) { place in Button(place) {} }
            }
            Divider()
            Button("Delete", role: .destructive, action: delete)
        }
    }
}

@MainActor struct DocumentedControls {
    @Test func settingsAreChanged() {
        let host = TestHost(width: 400, height: 300) { Settings() }
        #expect(host.find(text: "Copies: 1") != nil)
        host.tap("increment")
        #expect(host.find(text: "Copies: 2") != nil)
        #expect(host.find(text: "Vanilla") != nil && host.find(text: "Cherry") == nil)
    }

    @Test func aCustomStyleToggles() {
        struct Lamp: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("Lamp", isOn: $isOn).toggleStyle(BulbStyle()).accessibilityIdentifier("lamp")
                    Text(isOn ? "on" : "off")
                }
            }
        }
        let host = TestHost(width: 200, height: 100) { Lamp() }
        #expect(host.texts == ["Lamp", "off"])
        host.tap("lamp")
        #expect(host.texts == ["Lamp", "on"])
    }

    @Test func aStyleAsksForConfirmation() throws {
        var deleted = 0
        let host = TestHost(width: 200, height: 100) {
            Button("Delete") { deleted += 1 }.buttonStyle(ConfirmingStyle()).accessibilityIdentifier("delete")
        }
        host.tap("delete")
        #expect(deleted == 0 && host.find(text: "Really?") != nil)
        host.tap("delete")
        #expect(deleted == 1 && host.find(text: "Delete") != nil)
    }

    @Test func datesAndColoursAreShown() {
        let form = TestHost(width: 500, height: 600) { BookingForm() }
        #expect(form.texts.prefix(4) == ["Departure", "Alarm", "Day", "Days off"])
        let inks = TestHost(width: 300, height: 100) { InkSettings() }
        #expect(inks.texts == ["Ink", "Paper"])
    }

    @Test func aMenuDeletes() throws {
        var deleted = 0
        let host = TestHost(width: 300, height: 300) { ActionsMenu { deleted += 1 } }
        for text in ["Actions", "Delete"] {
            host.update()
            let frame = try #require(host.find(text: text))
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(deleted == 1 && host.find(text: "Delete") == nil)
        #expect(host.layoutTree.children.count == 1)
    }
}
