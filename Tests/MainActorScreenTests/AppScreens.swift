import SwiftUI

// Screens as of whole programs.

struct Expense: Identifiable, Codable, Equatable {
    var id = UUID()
    let name: String
    let type: String
    let amount: Double
}

@Observable
class Expenses {
    var items: [Expense] = [] {
        didSet {
            if let encoded = try? JSONEncoder().encode(items) { saved = encoded }
        }
    }
    private(set) var saved = Data()
}

struct ExpenseTracker: View {
    @State private var expenses = Expenses()
    @State private var showsAdd = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(expenses.items) { item in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(item.name).font(.headline)
                            Text(item.type)
                        }
                        Spacer()
                        Text(item.amount, format: .currency(code: "USD"))
                            .foregroundStyle(item.amount > 100 ? .red : .primary)
                    }
                }
                .onDelete { expenses.items.remove(atOffsets: $0) }
            }
            .navigationTitle("Expenses")
            .toolbar {
                Button("Add Expense", systemImage: "plus") { showsAdd = true }
            }
            .sheet(isPresented: $showsAdd) { AddExpense(expenses: expenses) }
        }
    }
}

private struct AddExpense: View {
    @Environment(\.dismiss) var dismiss
    @State private var name = ""
    @State private var type = "Personal"
    @State private var amount = 0.0
    var expenses: Expenses

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Picker("Type", selection: $type) {
                    ForEach(["Business", "Personal"], id: \.self) { Text($0) }
                }
                TextField("Amount", value: $amount, format: .number)
            }
            .navigationTitle("Add new expense")
            .toolbar {
                Button("Save") {
                    expenses.items.append(Expense(name: name, type: type, amount: amount))
                    dismiss()
                }
            }
        }
    }
}

struct Bookworm: View {
    @State private var ratings = ["Emma": 4, "Dracula": 2]

    var body: some View {
        NavigationStack {
            List {
                ForEach(ratings.keys.sorted(), id: \.self) { title in
                    NavigationLink {
                        VStack {
                            RatingView(rating: rating(of: title), label: title)
                            Text("\(ratings[title] ?? 0) of 5")
                        }
                    } label: {
                        Text(title)
                    }
                }
            }
        }
    }

    private func rating(of title: String) -> Binding<Int> {
        Binding(get: { ratings[title, default: 0] }, set: { ratings[title] = $0 })
    }
}

struct RatingView: View {
    @Binding var rating: Int
    var label = ""
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")

    var body: some View {
        HStack {
            if !label.isEmpty { Text(label) }
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                Button {
                    rating = number
                } label: {
                    (number > rating ? offImage ?? onImage : onImage)
                        .foregroundStyle(number > rating ? .gray : .yellow)
                }
                .accessibilityLabel("Rate \(number)")
            }
        }
        .buttonStyle(.plain)
    }
}

struct Flashcards: View {
    @State private var cards = ["Bonjour": "Hello", "Merci": "Thanks"].sorted { $0.key < $1.key }
    @State private var showsAnswer = false
    @State private var right = 0

    var body: some View {
        VStack {
            if let card = cards.first {
                VStack {
                    Text(card.key).font(.largeTitle)
                    if showsAnswer { Text(card.value).foregroundStyle(.secondary) }
                }
                .frame(width: 240, height: 140)
                .background(RoundedRectangle(cornerRadius: 20).fill(.white).shadow(radius: 8))
                .onTapGesture { showsAnswer.toggle() }
                HStack {
                    Button("Wrong") { next(1) }.tint(.red)
                    Button("Right") { next(2) }.tint(.green)
                }
                .disabled(!showsAnswer)
            } else {
                Text("\(right) right")
                Button("Again") { cards = [("A", "B")] }
            }
        }
    }

    private func next(_ points: Int) {
        if points == 2 { right += 1 }
        showsAnswer = false
        cards.removeFirst()
    }
}

struct FileBrowser: View {
    struct Item: Identifiable, Hashable {
        let id: String
        var size: Int
        var children: [Item]?
    }

    @State private var selection: Item.ID?
    @State private var asGrid = false
    private let items = [
        Item(id: "Music", size: 0, children: [Item(id: "song.mp3", size: 3_000_000)]), Item(id: "notes.txt", size: 120),
    ]

    var body: some View {
        NavigationSplitView {
            List(items, selection: $selection) { item in
                Label(item.id, systemImage: item.children == nil ? "doc" : "folder")
            }
            .frame(minWidth: 140)
        } detail: {
            let item = items.first { $0.id == selection }
            Group {
                if asGrid {
                    LazyVGrid(columns: [.init(.adaptive(minimum: 100))]) {
                        ForEach(item?.children ?? []) { Text($0.id) }
                    }
                } else if let item {
                    Text("\(item.id): \(item.size.formatted(.byteCount(style: .file)))")
                } else {
                    Text("No selection")
                }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Toggle("Grid", systemImage: "square.grid.2x2", isOn: $asGrid)
                }
            }
        }
    }
}

struct Dashboard: View {
    @State private var metrics = ["CPU": 0.4, "Memory": 0.7, "Disk": 0.2]
    @State private var showsOnlyHigh = false

    var body: some View {
        ScrollView {
            Grid(horizontalSpacing: 16, verticalSpacing: 16) {
                ForEach(metrics.sorted { $0.key < $1.key }.filter { !showsOnlyHigh || $0.value > 0.5 }, id: \.key) {
                    name, value in
                    GridRow {
                        Text(name).gridColumnAlignment(.leading)
                        ProgressView(value: value).tint(value > 0.5 ? .red : .green)
                        Text(value, format: .percent).monospacedDigit()
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                }
                GridRow {
                    Toggle("Only high", isOn: $showsOnlyHigh.animation()).gridCellColumns(3)
                }
            }
            .padding()
        }
    }
}

struct Converter: View {
    @State private var euros = "10"
    @State private var rate = 1.1
    @FocusState private var focus: Bool

    private var dollars: Double? { Double(euros).map { $0 * rate } }

    var body: some View {
        VStack {
            LabeledContent {
                TextField("Euros", text: $euros)
                    .focused($focus)
                    .onChange(of: euros) { _, new in euros = new.filter { "0123456789.".contains($0) } }
            } label: {
                Image(systemName: "eurosign")
            }
            Group {
                if let dollars {
                    Text(dollars, format: .currency(code: "USD"))
                } else {
                    Text("Not a number").foregroundStyle(.red)
                }
            }
            .font(.title)
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focus = false }
            }
        }
    }
}

struct ColorMixer: View {
    @State private var red = 0.5
    @State private var green = 0.5
    @State private var blue = 0.5

    var body: some View {
        VStack {
            Color(red: red, green: green, blue: blue).frame(height: 100).accessibilityIdentifier("mixed")
            ForEach(Array(zip(["Red", "Green", "Blue"], [$red, $green, $blue])), id: \.0) { name, value in
                HStack {
                    Text(name).frame(width: 60, alignment: .trailing)
                    Slider(value: value).accessibilityLabel(name)
                }
            }
            Button("Random") { (red, green, blue) = (1, 0, 0) }
        }
    }
}

struct LanguageSwitch: View {
    @State private var isRightToLeft = false
    @State private var locale = "en_US"

    var body: some View {
        VStack {
            HStack {
                Text("First")
                Spacer()
                Text("Last")
            }
            Text(1234.5, format: .number)
            Toggle("Right to left", isOn: $isRightToLeft)
            Picker("Locale", selection: $locale) {
                Text("American").tag("en_US")
                Text("German").tag("de_DE")
            }
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        .environment(\.locale, Locale(identifier: locale))
    }
}

struct AccessibleControls: View {
    @State private var level = 3
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
        VStack {
            HStack {
                ForEach(1...5, id: \.self) { bar in
                    Rectangle().fill(bar <= level ? .green : .gray).frame(width: 20, height: CGFloat(bar) * 10)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Signal")
            .accessibilityValue("\(level) of 5")
            .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
            .accessibilityAction(named: "Reset") { level = 0 }
            .accessibilityFocused($isFocused)
            Text("Decoration").accessibilityHidden(true)
            Text("Title").accessibilityAddTraits(.isHeader)
        }
    }
}
