import SwiftUI

// A custom control, whose pointer size is an environment value.

struct KnobShape: Shape {
    var pointerSize: CGFloat

    // Shapes are drawn on any thread: if everything else is on the main actor, this must be declared, as in SwiftUI.
    nonisolated func path(in rect: CGRect) -> Path {
        let pointer = rect.height * pointerSize
        return Path { path in
            path.addEllipse(in: rect.insetBy(dx: pointer, dy: pointer))
            path.addRect(CGRect(x: rect.midX - pointer / 2, y: rect.minY, width: pointer, height: pointer + 2))
        }
    }
}

private struct KnobPointerSizeKey: EnvironmentKey {
    static var defaultValue: CGFloat = 0.1
}

extension EnvironmentValues {
    var knobPointerSize: CGFloat {
        get { self[KnobPointerSizeKey.self] }
        set { self[KnobPointerSizeKey.self] = newValue }
    }
}

extension View {
    func knobPointerSize(_ size: CGFloat) -> some View {
        environment(\.knobPointerSize, size)
    }
}

struct Knob: View {
    @Binding var value: Double
    @Environment(\.knobPointerSize) private var pointerSize

    var body: some View {
        KnobShape(pointerSize: pointerSize)
            .fill(value < 0.5 ? Color.primary : Color.accentColor)
            .onTapGesture { value = value < 0.5 ? 1 : 0 }
    }
}

struct KnobPanel: View {
    @State private var volume = 0.25
    @State private var balance = 0.75

    var body: some View {
        VStack {
            Text("Volume \(Int(volume * 100))")
            HStack {
                Knob(value: $volume)
                    .frame(width: 100, height: 100)
                Knob(value: $balance)
                    .frame(width: 100, height: 100)
                    .knobPointerSize(0.2)
            }
        }
    }
}
