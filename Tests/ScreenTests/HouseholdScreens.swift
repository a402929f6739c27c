import SwiftUI

// Small screens as in public programs for everyday things: plants, luggage, loans, passwords, polls.

struct PlantCare: View {
    struct Plant: Identifiable {
        let id: String
        var isWatered = false
        var litres = 1
    }

    @State private var plants = ["Fern", "Ivy", "Palm"].map { Plant(id: $0) }

    var body: some View {
        NavigationStack {
            List($plants) { $plant in
                HStack {
                    Toggle(plant.id, isOn: $plant.isWatered)
                    Stepper("\(plant.id): \(plant.litres) l", value: $plant.litres, in: 1...5)
                        .disabled(!plant.isWatered)
                }
            }
            .navigationTitle("\(plants.filter(\.isWatered).count) of \(plants.count) watered")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Water all") { for index in plants.indices { plants[index].isWatered = true } }
                }
            }
            .safeAreaInset(edge: .bottom) {
                Text("\(plants.filter(\.isWatered).map(\.litres).reduce(0, +)) litres")
            }
        }
    }
}

struct PackingList: View {
    struct Thing: Identifiable, Hashable {
        var id: String
        var kind: String
    }

    private let things = [
        Thing(id: "Shirt", kind: "Clothes"), Thing(id: "Socks", kind: "Clothes"), Thing(id: "Soap", kind: "Bath"),
    ]
    @State private var packed: Set<String> = []

    private var kinds: [(key: String, value: [Thing])] {
        Dictionary(grouping: things, by: \.kind).sorted { $0.key < $1.key }
    }

    var body: some View {
        VStack {
            ProgressView(value: Double(packed.count), total: Double(things.count)) {
                Text(packed.count == things.count ? "Ready to go" : "\(things.count - packed.count) left")
            }
            List {
                ForEach(kinds, id: \.key) { kind, things in
                    Section {
                        ForEach(things) { thing in
                            Button {
                                packed.formSymmetricDifference([thing.id])
                            } label: {
                                Label(thing.id, systemImage: packed.contains(thing.id) ? "checkmark.circle" : "circle")
                            }
                        }
                    } header: {
                        Text(kind)
                    } footer: {
                        Text("\(kind): \(things.filter { packed.contains($0.id) }.count)/\(things.count)")
                    }
                }
            }
        }
    }
}

struct LoanCalculator: View {
    @State private var amount = 1200
    @State private var months = 12
    @State private var rate = 0.0
    private let rates = [0.0, 0.12]

    private var payment: Double {
        let monthly = rate / 12
        guard monthly > 0 else { return Double(amount) / Double(months) }
        return Double(amount) * monthly / (1 - pow(1 + monthly, -Double(months)))
    }

    var body: some View {
        Form {
            TextField("Amount", value: $amount, format: .number.grouping(.never))
            Stepper("\(months) months", value: $months, in: 6...60, step: 6).accessibilityIdentifier("months")
            Picker("Rate", selection: $rate) {
                ForEach(rates, id: \.self) { Text($0, format: .percent.locale(Locale(identifier: "en_US"))) }
            }
            .pickerStyle(.segmented)
            LabeledContent("Monthly", value: String(format: "%.2f", payment))
        }
        .formStyle(.grouped)
    }
}

struct PasswordMaker: View {
    @State private var length = 8.0
    @State private var hasDigits = true
    @State private var copied: String?

    private var password: String {
        let letters = Array(hasDigits ? "a1b2c3d4" : "abcdefgh")
        return String((0..<Int(length)).map { letters[$0 % letters.count] })
    }

    private var strength: (text: String, color: Color) {
        switch (Int(length), hasDigits) {
        case (..<8, _): ("weak", .red)
        case (8..<12, false): ("fair", .orange)
        case (8..<12, true): ("good", .yellow)
        default: ("strong", .green)
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(password).font(.body.monospaced()).textSelection(.enabled)
            HStack {
                ForEach(0..<4) { index in
                    Capsule().fill(index < 2 ? strength.color : .gray.opacity(0.3)).frame(height: 4)
                }
            }
            Text("It is \(strength.text)")
            Slider(value: $length, in: 4...16, step: 4) { Text("Length") }
            Toggle("Digits", isOn: $hasDigits)
            Button("Use it") { copied = password }
            if let copied { Text("Copied \(copied.count) characters").transition(.opacity) }
        }
        .animation(.default, value: copied)
    }
}

struct ScoreKeeper: View {
    @State private var scores = ["Ann": 0, "Bob": 0]
    @State private var history: [String] = []

    var body: some View {
        VStack {
            ForEach(scores.sorted { $0.key < $1.key }, id: \.key) { name, score in
                HStack {
                    Text("\(name) has \(score)").fontWeight(
                        score == scores.values.max() && score > 0 ? .bold : .regular)
                    Button("\(name) scores") {
                        scores[name, default: 0] += 1
                        history.append(name)
                    }
                }
            }
            HStack {
                Button("Undo") { if let last = history.popLast() { scores[last]? -= 1 } }.disabled(history.isEmpty)
                Button("Restart", role: .destructive) {
                    scores = scores.mapValues { _ in 0 }
                    history = []
                }
            }
            if let best = scores.max(by: { $0.value < $1.value }), best.value >= 3 {
                Text("\(best.key) wins").font(.largeTitle)
            }
        }
    }
}

struct TextStatistics: View {
    @State private var text = "one two"

    private var facts: KeyValuePairs<String, Int> {
        [
            "Characters": text.count, "Words": text.split(whereSeparator: \.isWhitespace).count,
            "Lines": text.split(separator: "\n", omittingEmptySubsequences: false).count,
        ]
    }

    var body: some View {
        VStack {
            TextEditor(text: $text).frame(height: 80).accessibilityLabel("Text")
            Grid(alignment: .leadingFirstTextBaseline) {
                ForEach(facts, id: \.key) { name, number in
                    GridRow {
                        Text(name)
                        Text("\(name.first!): \(number)").gridColumnAlignment(.trailing)
                    }
                }
            }
            Button("Clear") { text.removeAll() }.disabled(text.isEmpty)
        }
    }
}

struct FilterChips: View {
    enum Taste: String, CaseIterable { case sweet, sour, hot }
    private let dishes: [(name: String, tastes: Set<Taste>)] = [
        ("Lemon cake", [.sweet, .sour]), ("Curry", [.hot]), ("Sweet chili", [.sweet, .hot]),
    ]
    @State private var chosen: Set<Taste> = []

    var body: some View {
        VStack {
            HStack {
                ForEach(Taste.allCases, id: \.self) { taste in
                    let isOn = chosen.contains(taste)
                    Text(taste.rawValue.capitalized)
                        .padding(.horizontal, 10).padding(.vertical, 4)
                        .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
                        .onTapGesture {
                            withAnimation { if isOn { chosen.remove(taste) } else { chosen.insert(taste) } }
                        }
                }
            }
            let found = dishes.filter { chosen.isSubset(of: $0.tastes) }
            List(found, id: \.name) { dish in Text(dish.name) }
                .overlay { if found.isEmpty { ContentUnavailableView("Nothing", systemImage: "fork.knife") } }
        }
    }
}

struct ParkingMeter: View {
    @State private var minutes = 30
    @State private var asks = false
    @State private var ticket: Int?

    var body: some View {
        VStack {
            Text(Duration.seconds(minutes * 60), format: .time(pattern: .hourMinute))
            HStack {
                Button("Less") { minutes -= 30 }.disabled(minutes <= 30)
                Button("More") { minutes += 30 }.disabled(minutes >= 120)
            }
            Button("Pay") { asks = true }
                .alert("Pay \(minutes / 30) euros?", isPresented: $asks, presenting: minutes) { paid in
                    Button("Pay now") { ticket = paid }
                    Button("Not yet", role: .cancel) {}
                } message: { paid in
                    Text("You may stay \(paid) minutes.")
                }
            if let ticket { Text("Ticket for \(ticket) minutes") }
        }
    }
}

struct Invitation: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var guests: [String] = []
    @FocusState private var field: Field?
    enum Field { case name, mail }

    private var problem: String? {
        if name.isEmpty { return "A name is needed" }
        return mail.contains("@") ? nil : "The address is not complete"
    }

    var body: some View {
        Form {
            TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
            TextField("Mail", text: $mail).focused($field, equals: .mail).onSubmit(invite)
            if let problem { Text(problem).font(.caption).foregroundStyle(.red) }
            Button("Invite", action: invite).disabled(problem != nil)
            ForEach(Array(guests.enumerated()), id: \.offset) { index, guest in Text("\(index + 1). \(guest)") }
        }
        .onAppear { field = .name }
    }

    private func invite() {
        guard problem == nil else { return }
        guests.append(name)
        name = ""
        mail = ""
        field = .name
    }
}

struct Questions: View {
    private let answers = ["Who": "All of us", "When": "On Monday"]
    @State private var open: String?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(answers.keys.sorted(), id: \.self) { question in
                DisclosureGroup(
                    question,
                    isExpanded: Binding(get: { open == question }, set: { open = $0 ? question : nil })
                ) { Text(answers[question] ?? "") }
            }
        }
        .padding()
    }
}

struct Poll: View {
    @State private var votes = [("Tea", 1), ("Coffee", 1)]
    @State private var hasVoted = false
    private var total: Int { votes.map(\.1).reduce(0, +) }

    var body: some View {
        VStack {
            ForEach(votes.indices, id: \.self) { index in
                let share = Double(votes[index].1) / Double(total)
                Button {
                    votes[index].1 += 1
                    hasVoted = true
                } label: {
                    HStack {
                        Text(votes[index].0)
                        Spacer()
                        if hasVoted { Text("\(votes[index].0) \(Int((share * 100).rounded())) %") }
                    }
                    .background(alignment: .leading) {
                        GeometryReader { space in Color.blue.opacity(0.2).frame(width: space.size.width * share) }
                    }
                }
                .buttonStyle(.plain)
                .disabled(hasVoted)
            }
        }
    }
}

struct SetupWizard: View {
    enum Step: Int, CaseIterable { case welcome, name, done }
    @State private var step = Step.welcome
    @State private var name = ""

    var body: some View {
        VStack {
            ProgressView(value: Double(step.rawValue), total: 2).accessibilityLabel("Step \(step.rawValue + 1)")
            Group {
                switch step {
                case .welcome: Text("Welcome")
                case .name: TextField("Your name", text: $name)
                case .done: Text("Hello, \(name)")
                }
            }
            .transition(.push(from: .trailing))
            .frame(maxWidth: .infinity, minHeight: 60)
            HStack {
                Button("Back") { move(-1) }.disabled(step == .welcome)
                Button("Continue") { move(1) }.disabled(step == .done || step == .name && name.isEmpty)
            }
        }
    }

    private func move(_ steps: Int) {
        guard let next = Step(rawValue: step.rawValue + steps) else { return }
        withAnimation(.easeInOut(duration: 0.2)) { step = next }
    }
}

struct NoteCleaner: View {
    @State private var notes = ["Milk", "Eggs", "Bread"]
    @State private var doomed: String?

    var body: some View {
        List(notes, id: \.self) { note in
            Text(note).contextMenu { Button("Delete \(note)…", role: .destructive) { doomed = note } }
        }
        .confirmationDialog(
            "Delete \(doomed ?? "")?",
            isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }), titleVisibility: .visible
        ) {
            Button("Delete", role: .destructive) { notes.removeAll { $0 == doomed } }
        }
    }
}

struct LightSwitches: View {
    @State private var rooms = ["Hall": true, "Kitchen": false]

    private func isOn(_ room: String) -> Binding<Bool> {
        Binding {
            rooms[room] ?? false
        } set: {
            rooms[room] = $0
        }
    }

    var body: some View {
        VStack {
            Toggle(sources: rooms.keys.sorted().map(isOn), isOn: \.self) { Text("All lights") }
            ForEach(rooms.keys.sorted(), id: \.self) { Toggle($0, isOn: isOn($0)) }
            Text(rooms.values.allSatisfy { $0 } ? "all on" : rooms.values.contains(true) ? "some on" : "dark")
        }
        .toggleStyle(.checkbox)
    }
}

struct ArrowGame: View {
    @State private var place = SIMD2(0, 0)
    @FocusState private var isFocused: Bool

    var body: some View {
        Text("at \(place.x), \(place.y)")
            .frame(width: 200, height: 100)
            .focusable()
            .focused($isFocused)
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
                let step = press.modifiers.contains(.shift) ? 10 : 1
                switch press.key {
                case .leftArrow: place.x -= step
                case .rightArrow: place.x += step
                case .upArrow: place.y -= step
                default: place.y += step
                }
                return .handled
            }
            .onAppear { isFocused = true }
    }
}

struct DrawnBadges: View {
    @State private var count = 1

    private func badge(_ count: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20 * CGFloat(count), height: 20)).image { context in
            UIColor.systemRed.setFill()
            for index in 0..<count {
                context.cgContext.fillEllipse(in: CGRect(x: 20 * CGFloat(index), y: 0, width: 20, height: 20))
            }
        }
    }

    var body: some View {
        VStack {
            Image(uiImage: badge(count)).accessibilityLabel("Badge").accessibilityIdentifier("badge")
            Button("Another") { count += 1 }
        }
    }
}

struct SecretCode: View {
    @State private var typed = ""
    @State private var monitor: Any?

    var body: some View {
        Text(typed.hasSuffix("abba") ? "Open" : "Closed")
            .onAppear {
                monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
                    typed += event.characters ?? ""
                    return nil
                }
            }
            .onDisappear { if let monitor { NSEvent.removeMonitor(monitor) } }
    }
}

struct BorrowedBooks: View {
    struct Book: Identifiable, Codable, Hashable {
        var id: Int
        var title: String
        var borrower: String?
    }

    @State private var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune", borrower: "Kim")]
    @State private var edited: Book?

    var body: some View {
        List(books) { book in
            Button {
                edited = book
            } label: {
                LabeledContent(book.title, value: book.borrower ?? "here")
            }
        }
        .sheet(item: $edited) { book in
            BorrowSheet(book: book) { changed in
                if let index = books.firstIndex(where: { $0.id == changed.id }) { books[index] = changed }
            }
        }
    }
}

private struct BorrowSheet: View {
    @State var book: BorrowedBooks.Book
    let save: (BorrowedBooks.Book) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Borrower", text: Binding(get: { book.borrower ?? "" }, set: { book.borrower = $0 }))
                Button("Returned") { book.borrower = nil }.disabled(book.borrower == nil)
            }
            .navigationTitle(book.title)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(book)
                        dismiss()
                    }
                }
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
            }
        }
    }
}

struct RomanNumerals: View {
    @State private var number = 9

    private var roman: String {
        let parts =
            [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL")]
            + [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
        var (rest, text) = (number, "")
        for (value, sign) in parts { while rest >= value { (rest, text) = (rest - value, text + sign) } }
        return text
    }

    var body: some View {
        VStack {
            TextField("Number", value: $number, format: .number.grouping(.never))
            Text(roman.isEmpty ? "none" : roman).contentTransition(.numericText())
        }
    }
}

struct MailRows: View {
    @State private var unread = 3

    var body: some View {
        List {
            Label("Inbox", systemImage: "tray").badge(unread).padding(.vertical, 4)
            Text("Archive").badge(Text("new").italic()).opacity(0.8)
            Button("Read one") { unread -= 1 }
        }
    }
}
