import Casement
import CasementCore

/// A form of COUNT controls; in each frame, one character is typed into the field in its middle.
@MainActor struct TypingScenario: RunScenario {
    private let model = TypingModel()
    private let count: Int

    init(count: Int) { self.count = count }

    var content: TypingForm { TypingForm(model: model, count: count) }

    func step(_ number: Int) {}

    /// After 24 characters, all are selected, and the next one replaces them.
    func input(_ number: Int) -> [InputEvent] {
        let letter = Self.letters[number % Self.letters.count]
        let key = KeyEquivalent(letter)
        var events: [InputEvent] = []
        if number % 25 == 0 { events = [.keyDown("a", [.control, .command], isRepeat: false), .keyUp("a", [])] }
        return events + [.keyDown(key, [], isRepeat: false), .text(String(letter)), .keyUp(key, [])]
    }

    private static let letters = Array("the quick brown fox jumps over the lazy dog")
}

@Observable @MainActor final class TypingModel { var text = "" }

struct TypingForm: View {
    let model: TypingModel
    let count: Int

    private static let columns = 2

    var body: some View {
        let rows = (count + Self.columns - 1) / Self.columns
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<rows) { row in
                HStack(spacing: 16) {
                    ForEach(row * Self.columns..<min((row + 1) * Self.columns, count)) { index in
                        if index == count / 2 {
                            Field(label: "Field \(index)", model: model)
                        } else if index % 3 == 0 {
                            Button("Button \(index)") {}.frame(width: 480, alignment: .leading)
                        } else {
                            FieldFrame(label: "Field \(index)") { Text("value \(index)") }
                        }
                    }
                }
            }
        }
        .font(.bench(14))
        .padding(8)
        .frame(width: BenchWindow.size.width, height: BenchWindow.size.height, alignment: .topLeading)
    }

    /// The field being typed into.
    struct Field: View {
        let label: String
        @Bindable var model: TypingModel
        @FocusState private var isFocused: Bool

        var body: some View {
            FieldFrame(label: label) {
                TextField(label, text: $model.text).textFieldStyle(.plain).focused($isFocused)
            }
            .onAppear { isFocused = true }
        }
    }

    struct FieldFrame<Content: View>: View {
        let label: String
        @ViewBuilder let content: Content

        var body: some View {
            HStack(spacing: 8) {
                Text(label).frame(width: 120, alignment: .trailing)
                content
                    .padding(.horizontal, 4)
                    .frame(width: 352, height: 24, alignment: .leading)
                    .background(Color.white)
                    .border(Color.gray)
            }
        }
    }
}
