import SwiftUI

// Lists as programs write them, in every form of the initialiser.

struct Contact: Identifiable, Hashable {
    let id: UUID
    var name: String
    var isFavourite = false
    var children: [Contact]?

    init(_ name: String, children: [Contact]? = nil) {
        (id, self.name, self.children) = (UUID(), name, children)
    }
}

struct ContactsScreen: View {
    @State private var contacts = ["Ada", "Grace", "Alan"].map { Contact($0) }
    @State private var selection: Contact.ID?
    @State private var several = Set<UUID>()
    @Environment(\.editMode) private var editMode

    var body: some View {
        List {
            Section(header: Text("Favourites")) {
                ForEach(contacts) { contact in
                    HStack {
                        Text(contact.name)
                        Spacer()
                        if contact.isFavourite { Image(systemName: "star.fill") }
                    }
                    .listRowInsets(EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12))
                    .listRowBackground(Color.clear)
                    .listRowSeparator(.hidden)
                    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                        Button("Delete", role: .destructive) {}
                    }
                }
                .onDelete(perform: delete)
                .onMove(perform: move)
            }
            Section("All") {
                ForEach($contacts) { $contact in
                    Text(contact.name)
                }
                .onDelete { indexSet in contacts.remove(atOffsets: indexSet) }
            }
            Section {
                Text("Total: \(contacts.count)")
            } header: {
                Text("Summary").textCase(.uppercase)
            } footer: {
                Text("Updated just now")
            }
            .headerProminence(.increased)
            .listSectionSeparator(.hidden)
        }
        .listStyle(InsetGroupedListStyle())
        .refreshable { await reload() }
        .environment(\.defaultMinListRowHeight, 30)
        .environment(\.editMode, .constant(.inactive))
        .scrollContentBackground(.hidden)
    }

    private func delete(at offsets: IndexSet) { contacts.remove(atOffsets: offsets) }
    private func move(from source: IndexSet, to destination: Int) {
        contacts.move(fromOffsets: source, toOffset: destination)
    }
    private func reload() async {}
}

struct ListForms: View {
    @State var contacts = ["Ada", "Grace"].map { Contact($0) }
    @State var one: Contact.ID?
    @State var chosen: Contact?
    @State var several = Set<Contact.ID>()
    @State var names = ["a", "b"]
    @State var tab = 0

    var body: some View {
        ScrollView {
            VStack {
                Group {
                    List(contacts) { Text($0.name) }
                    List(contacts, id: \.name) { contact in Text(contact.name) }
                    List(contacts, id: \.self, selection: $chosen) { Text($0.name) }
                    List(contacts, selection: $one) { contact in
                        Text(contact.name).tag(contact.id)
                    }
                    List(contacts, selection: $several) { Text($0.name) }
                    List(0..<3) { Text("\($0)") }
                    List(0..<3, id: \.self) { index in Text("\(index)") }
                    List($contacts) { $contact in Text(contact.name) }
                    List($names, id: \.self) { $name in Text(name) }
                    List($contacts, editActions: [.delete, .move]) { $contact in Text(contact.name) }
                }
                Group {
                    List(selection: $one) { ForEach(contacts) { Text($0.name) } }
                    List(selection: $several) { ForEach(contacts, id: \.id) { Text($0.name) } }
                    List(selection: $tab) {
                        Text("first").tag(0)
                        Text("second").tag(1)
                    }
                    List(contacts, children: \.children) { Text($0.name) }
                    List(contacts, id: \.id, children: \.children, selection: $one) { Text($0.name) }
                    List {
                        Text("plain")
                        DisclosureGroup("More") { Text("inside") }
                        OutlineGroup(contacts, children: \.children) { Text($0.name) }
                    }
                    .listStyle(.sidebar)
                    EditButton()
                }
            }
            .frame(height: 4000)
        }
    }
}
