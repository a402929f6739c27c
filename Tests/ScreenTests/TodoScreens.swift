import SwiftUI

// Lists of things to do, to buy and to read.

struct Todo: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct TodoList: View {
    @State private var todos = [Todo(title: "Walk the dog"), Todo(title: "Water the plants", isDone: true)]
    @State private var newTitle = ""
    @FocusState private var isAdding: Bool

    private var remaining: Int { todos.filter { !$0.isDone }.count }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(remaining) remaining")
                .font(.title2.bold())
                .contentTransition(.numericText())
            HStack {
                TextField("New todo", text: $newTitle)
                    .textFieldStyle(.roundedBorder)
                    .focused($isAdding)
                    .onSubmit(add)
                Button(action: add) {
                    Label("Add", systemImage: "plus")
                }
                .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
            }
            ForEach($todos) { $todo in
                Toggle(isOn: $todo.isDone) {
                    Text(todo.title)
                        .strikethrough(todo.isDone)
                        .foregroundStyle(todo.isDone ? .secondary : .primary)
                }
            }
        }
        .padding()
    }

    private func add() {
        let title = newTitle.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) {
            todos.append(Todo(title: title))
        }
        newTitle = ""
        isAdding = true
    }
}

final class ShoppingStore: ObservableObject {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var quantity: Int
    }

    @Published private(set) var items: [Item] = [
        Item(id: 1, name: "Apples", quantity: 3), Item(id: 2, name: "Bread", quantity: 1),
    ]

    var total: Int { items.reduce(0) { $0 + $1.quantity } }

    func change(_ item: Item, by amount: Int) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].quantity = max(0, items[index].quantity + amount)
        items.removeAll { $0.quantity == 0 }
    }
}

struct ShoppingList: View {
    @StateObject private var store = ShoppingStore()

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Basket"), footer: Text("\(store.total) pieces")) {
                    ForEach(store.items) { item in
                        HStack {
                            Text(item.name)
                            Spacer()
                            Stepper(
                                "\(item.quantity)",
                                onIncrement: { store.change(item, by: 1) },
                                onDecrement: { store.change(item, by: -1) }
                            )
                            .accessibilityIdentifier(item.name.lowercased())
                        }
                    }
                }
            }
            .navigationBarTitle("Shopping")
        }
        .navigationViewStyle(.stack)
    }
}

struct ReadingList: View {
    enum Filter: String, CaseIterable, Identifiable {
        case all = "All"
        case unread = "Unread"
        case read = "Read"
        var id: Self { self }
    }

    @State private var filter: Filter = .all
    @State private var read: Set<String> = ["Emma"]
    private let books = ["Emma", "Middlemarch", "Persuasion", "Villette"]

    private var shown: [String] {
        switch filter {
        case .all: return books
        case .unread: return books.filter { !read.contains($0) }
        case .read: return books.filter(read.contains)
        }
    }

    var body: some View {
        VStack {
            Picker("Filter", selection: $filter) {
                ForEach(Filter.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            List(shown, id: \.self) { book in
                HStack {
                    Image(systemName: read.contains(book) ? "checkmark.circle.fill" : "circle")
                        .foregroundColor(.accentColor)
                    Text(book)
                }
                .contentShape(Rectangle())
                .onTapGesture {
                    if read.remove(book) == nil { read.insert(book) }
                }
            }
            .listStyle(.plain)
            .overlay {
                if shown.isEmpty {
                    ContentUnavailableView("No Books", systemImage: "book", description: Text("Read more."))
                }
            }
        }
    }
}

struct GroceryPlanner: View {
    @State private var groups: [(name: String, foods: [String])] = [
        ("Fruit", ["Kiwi", "Pear"]), ("Vegetables", ["Kale", "Leek", "Okra"]),
    ]
    @State private var expanded: Set<String> = ["Fruit"]

    var body: some View {
        List {
            ForEach(groups, id: \.name) { group in
                DisclosureGroup(isExpanded: isExpanded(group.name)) {
                    ForEach(group.foods, id: \.self, content: Text.init)
                        .onDelete { offsets in remove(offsets, from: group.name) }
                } label: {
                    Label("\(group.name) (\(group.foods.count))", systemImage: "basket")
                }
            }
        }
    }

    private func isExpanded(_ name: String) -> Binding<Bool> {
        Binding {
            expanded.contains(name)
        } set: { isOpen in
            if isOpen { expanded.insert(name) } else { expanded.remove(name) }
        }
    }

    private func remove(_ offsets: IndexSet, from name: String) {
        guard let index = groups.firstIndex(where: { $0.name == name }) else { return }
        groups[index].foods.remove(atOffsets: offsets)
    }
}

struct PriorityList: View {
    @State private var tasks = ["Write", "Edit", "Publish"]

    var body: some View {
        VStack {
            List {
                ForEach(Array(tasks.enumerated()), id: \.element) { index, task in
                    Label {
                        Text(task)
                    } icon: {
                        Text(index + 1, format: .number).monospacedDigit()
                    }
                }
                .onMove { source, destination in
                    tasks.move(fromOffsets: source, toOffset: destination)
                }
            }
            Text(tasks, format: .list(type: .and))
            Button("Reverse") {
                withAnimation { tasks.reverse() }
            }
        }
    }
}

struct ContactDirectory: View {
    struct Contact: Identifiable, Hashable {
        var id: String { name }
        let name: String
        let city: String
    }

    @State private var query = ""
    private let contacts = [
        Contact(name: "Ada", city: "London"), Contact(name: "Grace", city: "New York"),
        Contact(name: "Margaret", city: "Boston"),
    ]

    private var results: [Contact] {
        query.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(results) { contact in
                    NavigationLink(value: contact) {
                        VStack(alignment: .leading) {
                            Text(contact.name).font(.headline)
                            Text(contact.city).font(.subheadline).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.self) { contact in
                Text("\(contact.name) lives in \(contact.city)")
                    .navigationTitle(contact.name)
            }
            .searchable(text: $query, prompt: "Search contacts")
        }
    }
}

struct Inbox: View {
    @State private var messages = ["Invoice", "Newsletter", "Reminder"]
    @State private var selection = Set<String>()
    @State private var isConfirming = false

    var body: some View {
        VStack {
            List(messages, id: \.self, selection: $selection) { message in
                Text(message)
                    .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                        Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
                    }
                    .contextMenu {
                        Button("Duplicate") { messages.append(message + " copy") }
                    }
            }
            Button("Delete \(selection.count) messages", role: .destructive) { isConfirming = true }
                .disabled(selection.isEmpty)
        }
        .confirmationDialog("Delete messages?", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Delete all selected", role: .destructive) {
                messages.removeAll(where: selection.contains)
                selection = []
            }
            Button("Keep", role: .cancel) {}
        } message: {
            Text("This cannot be undone.")
        }
    }
}

struct OutlineOfFolders: View {
    struct Folder: Identifiable {
        let id = UUID()
        let name: String
        var children: [Folder]? = nil
    }

    private let folders = [
        Folder(name: "Documents", children: [Folder(name: "Letters"), Folder(name: "Taxes", children: [])]),
        Folder(name: "Pictures"),
    ]

    var body: some View {
        List(folders, children: \.children) { folder in
            Label(folder.name, systemImage: folder.children == nil ? "doc" : "folder")
        }
        .listStyle(.sidebar)
        .frame(minWidth: 200, minHeight: 200)
    }
}

struct HabitTracker: View {
    @AppStorage("habit.days") private var days = 0
    @AppStorage("habit.goal") private var goal: Double = 5
    @State private var celebrates = false

    var body: some View {
        VStack(spacing: 16) {
            Gauge(value: min(Double(days), goal), in: 0...goal) {
                Text("Week")
            } currentValueLabel: {
                Text("\(days) of \(goal, specifier: "%.0f")")
            }
            .gaugeStyle(.accessoryLinearCapacity)
            Button("Done today") {
                days += 1
                celebrates = Double(days) >= goal
            }
            .buttonStyle(.borderedProminent)
            Slider(value: $goal, in: 1...7, step: 1) { Text("Goal") }
            if celebrates {
                Text("Goal reached!")
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .animation(.default, value: celebrates)
        .padding()
    }
}

struct TodoList_Previews: PreviewProvider {
    static var previews: some View {
        TodoList()
            .previewLayout(.sizeThatFits)
            .previewDisplayName("Todos")
    }
}
