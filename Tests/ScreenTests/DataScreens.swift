import SwiftUI

// Tables, lists of data, texts and pictures.

struct Planet: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let moons: Int
    let radius: Double
    static let all = [
        Planet(name: "Mercury", moons: 0, radius: 0.38), Planet(name: "Earth", moons: 1, radius: 1),
        Planet(name: "Jupiter", moons: 95, radius: 11.2),
    ]
}

struct PlanetTable: View {
    @State private var planets = Planet.all
    @State private var order = [KeyPathComparator(\Planet.name)]
    @State private var selection: Planet.ID?

    var body: some View {
        VStack {
            Table(planets, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons", value: \.moons) { Text($0.moons, format: .number) }
                    .width(80)
                TableColumn("Radius") { planet in
                    Text(planet.radius.formatted(.number.precision(.fractionLength(1))))
                }
            }
            .onChange(of: order) { _, new in planets.sort(using: new) }
            Text("Selected: \(selection ?? "none"), first: \(planets[0].name)")
        }
    }
}

struct PlanetPicker: View {
    @State private var chosen: Set<Planet> = []
    @State private var query = ""
    @State private var scope = "All"

    private var found: [Planet] {
        Planet.all.filter { planet in
            (scope == "All" || planet.moons > 0) && (query.isEmpty || planet.name.localizedStandardContains(query))
        }
    }

    var body: some View {
        NavigationStack {
            List(found, id: \.self, selection: $chosen) { Text($0.name).badge($0.moons) }
                .navigationTitle("\(chosen.count) chosen")
                .searchable(text: $query)
                .searchScopes($scope) {
                    ForEach(["All", "With moons"], id: \.self) { Text($0) }
                }
                .searchSuggestions {
                    Text("Earth").searchCompletion("Earth")
                }
        }
    }
}

struct EditableList: View {
    @State private var items = (1...4).map { "Item \($0)" }
    @Environment(\.editMode) private var editMode

    var body: some View {
        List {
            ForEach(items, id: \.self) { item in
                Text(item)
                    .deleteDisabled(item == "Item 1")
                    .listRowSeparator(.hidden)
                    .listRowBackground(item == "Item 2" ? Color.yellow : nil)
            }
            .onDelete { items.remove(atOffsets: $0) }
            Button("Append") { items.append("Item \(items.count + 1)") }
        }
        .onDeleteCommand { items.removeLast() }
        .environment(\.defaultMinListRowHeight, 30)
    }
}

struct SectionedCountries: View {
    private let countries = ["Austria", "Belgium", "Brazil", "Chad"]

    private var groups: [(key: Character, value: [String])] {
        Dictionary(grouping: countries) { $0.first! }.sorted { $0.key < $1.key }
    }

    var body: some View {
        List {
            ForEach(groups, id: \.key) { letter, names in
                Section(String(letter)) {
                    ForEach(names, id: \.self) { Text($0) }
                }
                .headerProminence(.increased)
            }
        }
        .listStyle(.insetGrouped)
        .scrollContentBackground(.hidden)
    }
}

struct RichText: View {
    private var styled: AttributedString {
        var text = AttributedString("Colours of a word")
        if let range = text.range(of: "word") {
            text[range].foregroundColor = .red
            text[range].font = .body.bold()
            text[range].underlineStyle = .single
        }
        return text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(styled)
            Text("Hello ").bold() + Text("world").italic().foregroundColor(.green)
            Text("A [link](https://example.org) and ~~gone~~")
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.year().month(.wide).day())
            Text(1234.5, format: .currency(code: "EUR"))
            Text("Dates: \(Date(timeIntervalSince1970: 0), format: .iso8601.year())")
            Text("^[\(3) apple](inflect: true)")
            Text("Long text that is cut in the middle of its only line").lineLimit(1).truncationMode(.middle)
            Text(verbatim: "**plain**").textCase(.uppercase).kerning(1)
            Text(["a", "b", "c"], format: .list(type: .or))
            Text(Measurement(value: 3, unit: UnitLength.kilometers).value, format: .number)
        }
        .environment(\.timeZone, .gmt)
        .frame(width: 300)
    }
}

struct ExpandableText: View {
    @State private var isExpanded = false
    var body: some View {
        VStack(alignment: .leading) {
            Text(String(repeating: "Lorem ipsum dolor sit amet. ", count: 12))
                .lineLimit(isExpanded ? nil : 2)
                .accessibilityIdentifier("text")
            Button(isExpanded ? "Less" : "More") { withAnimation { isExpanded.toggle() } }
        }
        .frame(width: 250)
    }
}

struct SymbolsAndImages: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Image(systemName: isOn ? "bell.fill" : "bell.slash")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 32, height: 32)
                .foregroundStyle(isOn ? .yellow : .gray)
                .symbolEffect(.bounce, value: isOn)
                .accessibilityLabel(isOn ? "Loud" : "Silent")
            Text("\(Image(systemName: "star")) in text")
            Image(size: CGSize(width: 20, height: 20), label: Text("Drawn")) { context in
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.purple))
            }
            AsyncImage(url: nil) { phase in
                switch phase {
                case .empty: Text("No address")
                case .success(let image): image.resizable()
                case .failure: Text("Failed")
                @unknown default: EmptyView()
                }
            }
            Toggle("Bell", isOn: $isOn)
        }
    }
}

struct NoteEditor: View {
    @State private var text = "First line"
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    private var words: Int { text.split(whereSeparator: \.isWhitespace).count }

    var body: some View {
        VStack(alignment: .leading) {
            TextEditor(text: $text)
                .font(.body.monospaced())
                .focused($isFocused)
                .scrollContentBackground(.hidden)
                .background(.yellow.opacity(0.2))
                .frame(height: 120)
            HStack {
                Text("\(words) words, \(text.count) characters")
                Spacer()
                Button("Clear") { text = "" }
            }
        }
        .onAppear { isFocused = true }
    }
}

struct ValidatedField: View {
    @State private var age: Int? = nil
    @State private var price = 2.5

    var body: some View {
        Form {
            TextField("Age", value: $age, format: .number)
            if let age, !(0...130).contains(age) { Text("Not an age") }
            TextField("Price", value: $price, format: .currency(code: "EUR"))
            Text("Doubled: \(price * 2, format: .currency(code: "EUR"))")
        }
    }
}
