import CasementTesting
import Foundation
import Testing

// The examples of docs/lists.md, verbatim.

private struct Message: Identifiable {
    let id: Int
    var sender: String
}

private struct Mailbox: View {
    let messages: [Message]
    @State private var selected: Set<Message.ID> = []

    var body: some View {
        List(messages, selection: $selected) { message in
            Text(message.sender)
        }
    }
}

private struct Places: View {
    @State private var place: String? = "Inbox"
    @State private var showsTags = true

    var body: some View {
        List(selection: $place) {
            Section("Mail") {
                Label("Inbox", systemImage: "tray").badge(3).tag("Inbox")
                Label("Sent", systemImage: "paperplane").tag("Sent")
            }
            Section("Tags", isExpanded: $showsTags) {
                ForEach(["Red", "Green"], id: \.self) { Text($0) }
            }
        }
        .listStyle(.sidebar)
    }
}

private struct Shopping: View {
    @State private var items = ["Bread", "Butter", "Salt"]
    @State private var selected: String?

    var body: some View {
        VStack {
            EditButton()
            List(selection: $selected) {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}

private struct Topic: Identifiable {
    let id: String
    var topics: [Topic]?
}

private struct Topics: View {
    let topics: [Topic]
    @State private var selected: String?

    var body: some View {
        List(topics, children: \.topics, selection: $selected) { Text($0.id) }
    }
}

private struct Downloads: View {
    @State private var files = ["notes.txt", "photo.png", "song.ogg"]
    @State private var selected: Set<String> = []
    let open: (Set<String>) -> Void

    var body: some View {
        List(files, id: \.self, selection: $selected) { Text($0) }
            .contextMenu(forSelectionType: String.self) { names in
                if !names.isEmpty {
                    Button("Delete", role: .destructive) { files.removeAll(where: names.contains) }
                }
            } primaryAction: { names in
                open(names)
            }
    }
}

private struct Inbox: View {
    @State private var mails = ["Ada", "Alan", "Grace"]
    @State private var flagged: Set<String> = []
    @State private var selected: String?

    var body: some View {
        List(mails, id: \.self, selection: $selected) { mail in
            Label(mail, systemImage: flagged.contains(mail) ? "flag.fill" : "envelope")
                .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) { mails.removeAll { $0 == mail } }
                    Button("Flag", systemImage: "flag") { flagged.insert(mail) }.tint(.orange)
                }
                .contextMenu {
                    Button("Duplicate") { mails.append(mail + " 2") }.keyboardShortcut("d")
                }
        }
    }
}

private struct Member: Identifiable {
    let id: Int
    var name: String
}

private struct Team: View {
    @State private var members = [Member(id: 1, name: "Ada"), Member(id: 2, name: "Alan")]
    @State private var selected: Int?

    var body: some View {
        List(selection: $selected) {
            Section("Team") {
                ForEach($members, editActions: .all) { $member in TextField("Name", text: $member.name) }
            }
            .listSectionSeparator(.visible, edges: .bottom)
        }
    }
}

@MainActor struct DocumentedLists {
    @Test func documentedActionsWork() throws {
        let inbox = TestHost(width: 300, height: 200) { Inbox() }
        let alan = try #require(inbox.find(text: "Alan"))
        inbox.tap(at: CGPoint(x: alan.midX, y: alan.midY))
        inbox.key("d", modifiers: .command)
        #expect(inbox.find(text: "Alan 2") != nil)
        inbox.key("g")
        inbox.key(KeyEquivalent("\u{F735}"))
        let items = inbox.accessibilityTree.all.filter { $0.role == "menuitem" }.compactMap(\.label)
        #expect(items == ["Duplicate", "Delete", "Flag"])
        inbox.perform(onLabel: "Delete")
        #expect(inbox.find(text: "Grace") == nil)

        let team = TestHost(width: 300, height: 200) { Team() }
        #expect(team.accessibilityTree.all.filter { $0.role == "textfield" }.count == 2)
    }

    @Test func documentedListsWork() throws {
        let mailbox = TestHost { Mailbox(messages: [Message(id: 1, sender: "Ada"), Message(id: 2, sender: "Alan")]) }
        #expect(mailbox.find(text: "Alan") != nil)

        let places = TestHost(width: 200, height: 300) { Places() }
        let red = try #require(places.find(text: "Red")), title = try #require(places.find(text: "Tags"))
        #expect(red.minX == title.minX)
        places.tap(at: CGPoint(x: 191 - 8, y: title.midY))
        #expect(places.find(text: "Red") == nil)

        let shopping = TestHost(width: 200, height: 300) { Shopping() }
        let butter = try #require(shopping.find(text: "Butter"))
        shopping.tap(at: CGPoint(x: butter.midX, y: butter.midY))
        shopping.key(.delete)
        #expect(shopping.find(text: "Butter") == nil && shopping.find(text: "Salt") != nil)

        let topics = TestHost { Topics(topics: [Topic(id: "a", topics: [Topic(id: "b")])]) }
        let a = try #require(topics.find(text: "a"))
        topics.tap(at: CGPoint(x: a.midX, y: a.midY))
        topics.key(.rightArrow)
        #expect(topics.find(text: "b") != nil)

        var opened: Set<String> = []
        let downloads = TestHost { Downloads { opened = $0 } }
        let song = try #require(downloads.find(text: "song.ogg"))
        downloads.tap(at: CGPoint(x: song.midX, y: song.midY), count: 2)
        #expect(opened == ["song.ogg"])
    }
}
