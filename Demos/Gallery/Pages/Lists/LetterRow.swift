import Casement

/// A letter in the list.
struct Letter: Identifiable {
    let id: Int
    let sender: String
    let subject: String

    static let all = (0..<200).map { number in
        Letter(
            id: number, sender: senders[number * 7 % senders.count], subject: subjects[number * 3 % subjects.count])
    }

    private static let senders = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Margaret", "Donald", "Frances"]
    private static let subjects = [
        "The engine is ready", "About your moth", "Goto, again", "A matter of substitution", "Can it think?",
    ]
}

/// Two lines of text; in a selected row both are light.
struct LetterRow: View {
    let letter: Letter
    var isStarred = false

    var body: some View {
        HStack(spacing: 10) {
            Circle().fill(Color(hue: Double(letter.id % 17) / 17, saturation: 0.5, brightness: 0.85))
                .frame(width: 26, height: 26)
            VStack(alignment: .leading, spacing: 1) {
                HStack(spacing: 4) {
                    Text(letter.sender).fontWeight(.semibold)
                    if isStarred { Image(systemName: "star.fill").imageScale(.small).foregroundStyle(.orange) }
                }
                Text(letter.subject).font(.callout).foregroundStyle(.secondary)
            }
        }
        .accessibilityIdentifier("letter-\(letter.id)")
    }
}
