import Foundation
import SwiftUI
import Testing

// Examples of the documents that are compiled but not run, verbatim. scripts/check-docs looks for each.

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

/// docs/layout.md
private enum DocumentedContainers {
    struct Board<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            Group(sections: content) { sections in
                ForEach(sections) { section in
                    section.header.font(.headline)
                    ForEach(section.content) { note in
                        note.padding()
                            .background(note.containerValues.isPinned ? Color.yellow : .white)
                    }
                }
            }
        }
    }

    struct Notes: View {
        let notes: [String]

        var body: some View {
            Board {
                Section("Today") {
                    Text("Rent").containerValue(\.isPinned, true)
                    ForEach(notes, id: \.self) { Text($0) }
                }
            }
        }
    }
}

/// docs/clipboard.md
private enum DocumentedPasteButton {
    struct Inbox: View {
        @State private var lines: [String] = []

        var body: some View {
            PasteButton(payloadType: String.self) { lines += $0 }
        }
    }
}

/// docs/text.md
private enum DocumentedRenderer {
    struct Wave: TextRenderer {
        var strength: Double
        var animatableData: Double {
            get { strength }
            set { strength = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for run in layout.flatMap({ $0 }) {
                for (index, letter) in run.enumerated() {
                    var copy = context
                    if run[Loud.self] != nil { copy.translateBy(x: 0, y: strength * sin(Double(index))) }
                    copy.draw(letter)
                }
            }
        }
    }

    struct Loud: TextAttribute {}

    struct Greeting: View {
        var body: some View {
            Text("Hello \(Text("world").customAttribute(Loud()))").textRenderer(Wave(strength: 6))
        }
    }
}

/// docs/shapes.md
@MainActor private enum DocumentedStyles {
    struct Buttons: View {
        var body: some View {
            HStack {
                Circle().fill(.blue.gradient.shadow(.inner(radius: 4, y: 2)))
                Text("Raised").font(.largeTitle).foregroundStyle(.teal.shadow(.drop(radius: 3, y: 2)))
                Rectangle().fill(.image(Image("Wood"), scale: 0.5))
            }
        }
    }

    static var mesh: some View {
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .purple, .orange, .yellow])
    }
}

/// docs/shapes.md
private struct Combined: View {
    var body: some View {
        HStack {
            Circle().subtracting(Circle().offset(x: 12, y: -6)).fill(.indigo)
            Capsule().union(Rectangle().scale(0.6)).fill(.teal)
            Circle().lineSubtraction(Rectangle().offset(y: 20)).stroke(.orange, lineWidth: 3)
        }
    }
}

/// docs/shapes.md
@MainActor private func documentedRing() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        .subtracting(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
    _ = ring
}

/// docs/shapes.md
@MainActor private func documentedBadge() {
    let badge = ContainerRelativeShape().fill(.blue).padding(8).containerShape(RoundedRectangle(cornerRadius: 24))
    _ = badge
}

/// docs/canvas.md
@MainActor private enum DocumentedImage {
    static let dot = Image(size: CGSize(width: 16, height: 16), label: Text("Dot")) { context in
        context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 12, height: 12)), with: .color(.green))
    }
}

/// docs/controls.md
@MainActor private enum DocumentedButton {
    static func play() {}
    static var view: some View {
        Button("Play", systemImage: "play.fill") { play() }
            .labelStyle(.iconOnly).buttonStyle(.borderedProminent).buttonBorderShape(.circle)
    }
}

/// docs/pictures.md
@MainActor private func documentedLimits() {
    PictureLimits.current.largestArea = 16_000_000
    PictureLimits.current.textureMemory = 32 << 20
}

/// docs/scrolling.md
@MainActor private enum DocumentedTransition {
    struct Card: Identifiable { let id: Int }
    struct CardView: View {
        init(_ card: Card) {}
        var body: some View { Color.blue }
    }
    static let cards: [Card] = []
    static var view: some View {
        ForEach(cards) { card in
            CardView(card)
                .scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
                }
        }
    }
}
