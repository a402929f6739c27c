import Casement

/// Transitions of views that appear and disappear.
struct TransitionsPage: View {
    @State private var isShown = true

    var body: some View {
        PageFrame("Removed views stay visible until their transition ends.") {
            Button(isShown ? "Remove" : "Insert") { withAnimation(.smooth(duration: 0.8)) { isShown.toggle() } }
                .buttonStyle(.borderedProminent).accessibilityIdentifier("toggle")
        } content: {
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    Sample("opacity", isShown, .opacity)
                    Sample("scale", isShown, .scale)
                    Sample("slide", isShown, .slide)
                    Sample("move(edge: .top)", isShown, .move(edge: .top))
                }
                HStack(spacing: 16) {
                    Sample("push(from: .bottom)", isShown, .push(from: .bottom))
                    Sample("scale and opacity", isShown, .scale(scale: 1.6).combined(with: .opacity))
                    Sample(
                        "asymmetric", isShown,
                        .asymmetric(insertion: .move(edge: .leading), removal: .scale.combined(with: .opacity)))
                    Sample("one's own", isShown, AnyTransition(Turn()))
                }
                NotesCard()
            }
        }
    }
}

/// Rotates in while growing, and continues to rotate on removal.
private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.2)
            .rotationEffect(.degrees(phase.value * 180))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct Sample: View {
    let name: String
    let isShown: Bool
    let transition: AnyTransition

    init(_ name: String, _ isShown: Bool, _ transition: AnyTransition) {
        (self.name, self.isShown, self.transition) = (name, isShown, transition)
    }

    var body: some View {
        GroupBox {
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(Color.well)
                if isShown {
                    RoundedRectangle(cornerRadius: 10)
                        .fill(
                            LinearGradient(
                                colors: [Color.accentColor, Color.accentColor], startPoint: .top, endPoint: .bottom)
                        )
                        .frame(width: 72, height: 56)
                        .transition(transition)
                }
            }
            .frame(height: 96)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            Caption(name)
        }
    }
}

/// Rows that are inserted and removed while the others close up.
private struct NotesCard: View {
    private struct Note: Identifiable {
        let id: Int
        var name: String { ["Butter", "Apples", "Bread", "Coffee", "Honey", "Oats", "Plums"][id % 7] }
    }

    @State private var notes = (0..<4).map { Note(id: $0) }
    @State private var last = 3

    var body: some View {
        GroupBox {
            HStack(spacing: 8) {
                ForEach(notes) { note in
                    HStack(spacing: 6) {
                        Text(note.name)
                        IconButton("xmark", "remove \(note.id)") {
                            withAnimation(.snappy) { notes.removeAll { $0.id == note.id } }
                        }
                    }
                    .padding(.leading, 12)
                    .padding(.vertical, 2)
                    .background(Color.well, in: Capsule())
                    .transition(.scale(scale: 0.6).combined(with: .opacity))
                }
                Spacer(minLength: 0)
            }
            .frame(height: 36)
            .clipped()
        } label: {
            CardTitle("Notes") {
                Button("Add") {
                    withAnimation(.snappy) {
                        last += 1
                        notes.insert(Note(id: last), at: notes.count / 2)
                    }
                }
                .buttonStyle(.borderless).accessibilityIdentifier("add")
            }
        }
    }
}
