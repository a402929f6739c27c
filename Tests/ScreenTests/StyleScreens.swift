import SwiftUI

// Styles and modifiers of one's own.

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                    .accessibilityLabel(configuration.isOn ? "Checked" : "Unchecked")
                    .imageScale(.large)
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == CheckToggleStyle {
    static var check: CheckToggleStyle { .init() }
}

struct Checklist: View {
    @State private var isPacked = false
    var body: some View {
        VStack {
            Toggle("Passport", isOn: $isPacked).toggleStyle(.check)
            Text(isPacked ? "Packed" : "Missing")
        }
    }
}

struct OutlinedButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var color: Color = .blue

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding(.vertical, 8)
            .padding(.horizontal, 16)
            .foregroundColor(configuration.role == .destructive ? .red : color)
            .overlay(Capsule().stroke(isEnabled ? color : .gray, lineWidth: configuration.isPressed ? 3 : 1))
            .opacity(isEnabled ? 1 : 0.4)
    }
}

struct ConfirmingButton: PrimitiveButtonStyle {
    @State private var asks = false

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Button(asks ? "Sure?" : "Ask") {
                if asks { configuration.trigger() }
                asks.toggle()
            }
        }
    }
}

struct ButtonsOfOwnStyle: View {
    @State private var log = "none"
    @State private var isLocked = false

    var body: some View {
        VStack(spacing: 12) {
            Text(log)
            Group {
                Button("Save") { log = "saved" }
                Button("Erase", role: .destructive) { log = "erased" }
            }
            .buttonStyle(OutlinedButton(color: .green))
            .disabled(isLocked)
            Button("Reset") { log = "reset" }.buttonStyle(ConfirmingButton())
            Toggle("Lock", isOn: $isLocked).toggleStyle(.button)
        }
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.colorScheme) var scheme
    @State private var isHighlighted = false
    let title: String

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            Text(title.uppercased()).font(.caption.smallCaps()).tracking(2)
            content
        }
        .padding()
        .background(scheme == .dark ? Color.black : Color.white)
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(isHighlighted ? Color.orange : .gray.opacity(0.4)))
        .onTapGesture { isHighlighted.toggle() }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(isHighlighted ? "highlighted" : "plain")
    }
}

extension View {
    func card(_ title: String) -> some View { modifier(CardModifier(title: title)) }

    @ViewBuilder
    func hidden(if isHidden: Bool) -> some View {
        if isHidden { hidden() } else { self }
    }
}

struct Cards: View {
    @State private var hides = false
    var body: some View {
        VStack {
            Text("Weather is fine").card("Today")
            Text("Secret").hidden(if: hides)
            Button("Hide") { hides = true }
        }
    }
}

struct BadgeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.title)
            configuration.title.font(.caption2)
        }
        .padding(6)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
    }
}

struct BarProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.gray.opacity(0.2))
                    Capsule().fill(.tint).frame(width: proxy.size.width * fraction).accessibilityIdentifier("filled")
                }
            }
            .frame(height: 8)
            configuration.currentValueLabel
        }
    }
}

struct StyledDownloads: View {
    @State private var progress = 0.25
    var body: some View {
        VStack {
            ProgressView(value: progress) {
                Text("Downloading")
            } currentValueLabel: {
                Text(progress.formatted(.percent))
            }
            .progressViewStyle(BarProgressStyle())
            .frame(width: 200)
            Label("Offline", systemImage: "wifi.slash").labelStyle(BadgeLabelStyle())
            Button("More") { progress += 0.25 }
        }
    }
}

struct StripedGroupBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline).foregroundStyle(.white).frame(maxWidth: .infinity).background(.teal)
            configuration.content.padding()
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}

struct ArrowDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack(alignment: .firstTextBaseline) {
                    configuration.label
                    Spacer()
                    Text(configuration.isExpanded ? "hide" : "show")
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct BoxesOfOwnStyle: View {
    var body: some View {
        GroupBox("Account") {
            DisclosureGroup("Details") { Text("IBAN 123") }
                .disclosureGroupStyle(ArrowDisclosure())
            LabeledContent("Owner", value: "Ada").labeledContentStyle(StackedContent())
        }
        .groupBoxStyle(StripedGroupBox())
    }
}

struct StackedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label.foregroundStyle(.secondary)
            configuration.content
        }
    }
}

struct DialGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(.tint, lineWidth: 8)
                .rotationEffect(.degrees(135))
            VStack {
                configuration.currentValueLabel
                configuration.label
            }
        }
    }
}

struct PressureDial: View {
    @State private var pressure = 990.0
    var body: some View {
        VStack {
            Gauge(value: pressure, in: 950...1050) {
                Text("hPa")
            } currentValueLabel: {
                Text("\(Int(pressure))")
            }
            .gaugeStyle(DialGaugeStyle())
            .frame(width: 120, height: 120)
            Slider(value: $pressure, in: 950...1050, step: 10) { Text("Pressure") }
        }
    }
}

struct Watermark: ViewModifier {
    var text: String
    func body(content: Content) -> some View {
        ZStack(alignment: .bottomTrailing) {
            content
            Text(text).font(.caption).foregroundStyle(.white).padding(5).background(.black)
        }
    }
}

struct WatermarkedPicture: View {
    @ScaledMetric(relativeTo: .title) private var size = 40
    @Environment(\.dynamicTypeSize) private var typeSize
    var body: some View {
        VStack {
            Color.blue.frame(width: 200, height: 100).modifier(Watermark(text: "© Me"))
            Text("Size \(Int(size))")
            Text(typeSize.isAccessibilitySize ? "huge" : "usual")
        }
    }
}
