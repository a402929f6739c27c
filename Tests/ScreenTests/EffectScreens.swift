import SwiftUI

// Effects, transitions and generated drawings.

struct GlowingText: View {
    @State private var isLit = false
    var body: some View {
        Text("Glow")
            .font(.system(.largeTitle, design: .rounded).weight(.heavy))
            .foregroundStyle(
                .linearGradient(colors: [.yellow, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .shadow(color: isLit ? .orange : .clear, radius: 10)
            .overlay { Text("Glow").blur(radius: isLit ? 6 : 0).opacity(0.5).accessibilityHidden(true) }
            .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { isLit.toggle() } }
            .accessibilityValue(isLit ? "lit" : "dark")
    }
}

struct MaskedGradient: View {
    var body: some View {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .mask { Text("MASK").font(.system(size: 60, weight: .black)) }
            .frame(width: 220, height: 80)
            .accessibilityIdentifier("mask")
    }
}

struct BlendedCircles: View {
    @State private var amount = 0.5
    var body: some View {
        VStack {
            ZStack {
                Circle().fill(.red).frame(width: 120 * amount).offset(x: -30, y: -40).blendMode(.screen)
                Circle().fill(.green).frame(width: 120 * amount).offset(x: 30, y: -40).blendMode(.screen)
                Circle().fill(.blue).frame(width: 120 * amount).blendMode(.screen)
            }
            .frame(width: 220, height: 200)
            .background(.black)
            .compositingGroup()
            .saturation(amount)
            Slider(value: $amount).accessibilityLabel("Amount")
        }
    }
}

struct SlidingPanel: View {
    @State private var isOpen = false
    var body: some View {
        VStack {
            Toggle("Panel", isOn: $isOpen.animation(.spring(duration: 0.3)))
            if isOpen {
                Text("Panel content")
                    .frame(maxWidth: .infinity, minHeight: 80)
                    .background(.regularMaterial)
                    .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale))
            }
            Spacer()
        }
        .clipped()
    }
}

struct PivotModifier: ViewModifier {
    let amount: Double
    let anchor: UnitPoint
    func body(content: Content) -> some View { content.rotationEffect(.degrees(amount), anchor: anchor).clipped() }
}

extension AnyTransition {
    static var pivot: AnyTransition {
        .modifier(
            active: PivotModifier(amount: -90, anchor: .topLeading),
            identity: PivotModifier(amount: 0, anchor: .topLeading))
    }
}

struct SpinIn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 180)).opacity(phase.isIdentity ? 1 : 0)
    }
}

struct TransitionGallery: View {
    @State private var shown = 0
    var body: some View {
        VStack {
            ZStack {
                if shown == 1 {
                    Color.red.frame(width: 100, height: 100).transition(.pivot).accessibilityLabel("Pivot")
                }
                if shown == 2 {
                    Color.blue.frame(width: 100, height: 100).transition(SpinIn()).accessibilityLabel("Spin")
                }
                if shown == 3 { Text("Blurred").transition(.blurReplace) }
            }
            .frame(height: 150)
            Button("Next") { withAnimation(.linear(duration: 0.2)) { shown = (shown + 1) % 4 } }
        }
    }
}

struct CheckerBoard: Shape {
    let rows: Int
    let columns: Int
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let (width, height) = (rect.width / Double(columns), rect.height / Double(rows))
        for row in 0..<rows {
            for column in 0..<columns where (row + column).isMultiple(of: 2) {
                path.addRect(CGRect(x: width * Double(column), y: height * Double(row), width: width, height: height))
            }
        }
        return path
    }
}

struct SpirographView: View {
    @State private var inner = 60.0
    @State private var hue = 0.6

    var body: some View {
        VStack {
            Spirograph(inner: Int(inner), outer: 50, distance: 30)
                .stroke(Color(hue: hue, saturation: 1, brightness: 1), lineWidth: 1)
                .frame(width: 200, height: 200)
                .background(CheckerBoard(rows: 4, columns: 4).fill(.gray.opacity(0.1)))
            Slider(value: $inner, in: 10...150, step: 10) { Text("Inner \(Int(inner))") }
        }
    }
}

struct Spirograph: Shape {
    let inner: Int
    let outer: Int
    let distance: Int

    private func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

    func path(in rect: CGRect) -> Path {
        let outerRadius = Double(outer), innerRadius = Double(inner), distance = Double(distance)
        let difference = innerRadius - outerRadius
        let end = ceil(2 * Double.pi * outerRadius / Double(gcd(inner, outer)))
        var path = Path()
        for theta in stride(from: 0, through: end, by: 0.1) {
            let x = difference * cos(theta) + distance * cos(difference / outerRadius * theta) + rect.width / 2
            let y = difference * sin(theta) - distance * sin(difference / outerRadius * theta) + rect.height / 2
            if theta == 0 {
                path.move(to: CGPoint(x: x, y: y))
            } else {
                path.addLine(to: CGPoint(x: x, y: y))
            }
        }
        return path
    }
}

struct ShakeEffect: GeometryEffect {
    var shakes: CGFloat
    var animatableData: CGFloat {
        get { shakes }
        set { shakes = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 2), y: 0))
    }
}

struct PinPad: View {
    @State private var pin = ""
    @State private var attempts = 0
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text(
                isOpen
                    ? "Open" : String(repeating: "●", count: pin.count) + String(repeating: "○", count: 4 - pin.count)
            )
            .modifier(ShakeEffect(shakes: CGFloat(attempts)))
            HStack {
                ForEach(1...3, id: \.self) { digit in
                    Button("\(digit)") { enter(digit) }
                        .frame(width: 44, height: 44)
                        .background(Circle().fill(Color.gray.opacity(0.2)))
                }
            }
            Text("Attempts: \(attempts)")
        }
        .disabled(isOpen)
    }

    private func enter(_ digit: Int) {
        pin += String(digit)
        guard pin.count == 4 else { return }
        if pin == "1231" {
            isOpen = true
        } else {
            withAnimation(.linear(duration: 0.3)) { attempts += 1 }
            pin = ""
        }
    }
}

struct SkeletonRow: View {
    @State private var name: String?
    var body: some View {
        HStack {
            Circle().frame(width: 30)
            Text(name ?? "Placeholder name")
        }
        .redacted(reason: name == nil ? .placeholder : [])
        .onTapGesture { name = "Ada Lovelace" }
        .accessibilityIdentifier("row")
    }
}

struct NestedMenus: View {
    @State private var sort = "name"
    @State private var showsHidden = false
    @State private var log = "-"

    var body: some View {
        VStack {
            Menu {
                Picker("Sort by", selection: $sort) {
                    Text("Name").tag("name")
                    Text("Date").tag("date")
                }
                .pickerStyle(.inline)
                Toggle("Show hidden", isOn: $showsHidden)
                Divider()
                Button("Refresh", systemImage: "arrow.clockwise") { log = "refreshed" }
                    .keyboardShortcut("r")
            } label: {
                Label("Options", systemImage: "ellipsis.circle")
            } primaryAction: {
                log = "primary"
            }
            .menuStyle(.button)
            Text("\(sort), \(showsHidden ? "hidden" : "visible"), \(log)")
            Text("Right click me")
                .contextMenu {
                    Button("First") { log = "first" }
                    Button("Second", role: .destructive) { log = "second" }
                } preview: {
                    Text("Preview")
                }
        }
    }
}
