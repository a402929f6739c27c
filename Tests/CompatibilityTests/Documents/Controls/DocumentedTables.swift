import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/tables.md, verbatim.

struct File: Identifiable {
    let id: String
    var size: Int
    var owner: String
}

struct FileTable: View {
    @State var files: [File]
    @State private var selected: Set<File.ID> = []
    @State private var order = [KeyPathComparator(\File.id)]

    var body: some View {
        Table(files, selection: $selected, sortOrder: $order) {
            TableColumn("Name", value: \.id)
            TableColumn("Size", value: \.size) { file in
                Text(Int64(file.size), format: .byteCount(style: .file))
            }
            .width(min: 60, ideal: 80, max: 120)
            .alignment(.numeric)
            TableColumn("Owner") { file in
                Label(file.owner, systemImage: "person")
            }
        }
        .onChange(of: order) { _, order in files.sort(using: order) }
    }
}

struct Country: Identifiable {
    let id: String
    var population: [Int: Int]
}

struct NameColumn: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Country, Never> {
        TableColumn("Country", value: \.id)
    }
}

struct PopulationTable: View {
    var countries: [Country]
    var years: [Int]

    var body: some View {
        Table(countries) {
            NameColumn()
            TableColumnForEach(years, id: \.self) { year in
                TableColumn(String(year)) { country in
                    Text(country.population[year] ?? 0, format: .number)
                }
            }
        }
        .tableStyle(.bordered(alternatesRowBackgrounds: false))
    }
}

struct CountryTable: View {
    var own: Country
    var others: [Country]

    var body: some View {
        Table(of: Country.self) {
            TableColumn("Country", value: \.id)
        } rows: {
            TableRow(own)
            ForEach(others) { TableRow($0) }
        }
        .tableColumnHeaders(.hidden)
    }
}

struct DownloadTable: View {
    var files: [File]
    @SceneStorage("download columns") private var columns = TableColumnCustomization<File>()

    var body: some View {
        Table(files, columnCustomization: $columns) {
            TableColumn("Name", value: \.id)
                .customizationID("name")
                .disabledCustomizationBehavior([.visibility, .reorder])
            TableColumn("Size") { Text($0.size, format: .number) }
                .customizationID("size")
            TableColumn("Owner", value: \.owner)
                .customizationID("owner")
                .defaultVisibility(.hidden)
        }
        .toolbar {
            Button("Show Owner") { columns[visibility: "owner"] = .visible }
            Button("Restore Order") { columns.resetOrder() }
        }
    }
}

struct MailFolder: Identifiable {
    let id: String
    var unread: Int
    var children: [MailFolder]?
}

struct MailboxTable: View {
    var favourites: [MailFolder]
    var archive: MailFolder
    @State private var selection: MailFolder.ID?
    @State private var showsFavourites = true

    var body: some View {
        Table(of: MailFolder.self, selection: $selection) {
            TableColumn("Mailbox", value: \.id)
            TableColumn("Unread") { Text($0.unread, format: .number) }.width(60)
        } rows: {
            Section("Favourites", isExpanded: $showsFavourites) {
                ForEach(favourites) { mailbox in
                    TableRow(mailbox)
                        .contextMenu { Button("Mark as Read") {} }
                        .draggable(mailbox.id)
                }
            }
            Section("Other") {
                DisclosureTableRow(archive) {
                    ForEach(archive.children ?? []) { TableRow($0) }
                }
            }
        }
    }
}

struct MailboxTree: View {
    var mailboxes: [MailFolder]

    var body: some View {
        Table(mailboxes, children: \.children) {
            TableColumn("Mailbox", value: \.id)
        }
    }
}

@MainActor struct DocumentedTables {
    @Test("tables") func tables() {
        let countries = [Country(id: "A", population: [1900: 7]), Country(id: "B", population: [:])]
        let host = TestHost(width: 600, height: 600) {
            VStack {
                FileTable(files: [File(id: "b", size: 1, owner: "Ada"), File(id: "a", size: 2000, owner: "Alan")])
                PopulationTable(countries: countries, years: [1900, 2000])
                CountryTable(own: countries[0], others: [countries[1]])
            }
        }
        #expect(
            host.texts == [
                "Name", "Size", "Owner", "b", "1 byte", "Ada", "a", "2 kB", "Alan",
                "Country", "1900", "2000", "A", "7", "0", "B", "0", "0",
                "A", "B",
            ])
    }

    @Test("customized columns") func columns() {
        let host = TestHost(width: 600, height: 300) {
            DownloadTable(files: [File(id: "b", size: 7, owner: "Ada")])
        }
        host.settle()
        #expect(host.find(text: "Size") != nil && host.find(text: "Ada") == nil)
        #expect(host.perform(onLabel: "Show Owner"))
        host.settle()
        #expect(host.find(text: "Ada") != nil)
    }

    @Test("sections and trees") func rows() {
        let archive = MailFolder(id: "Archive", unread: 0, children: [MailFolder(id: "2025", unread: 3)])
        let host = TestHost(width: 600, height: 600) {
            VStack {
                MailboxTable(favourites: [MailFolder(id: "Inbox", unread: 4)], archive: archive)
                MailboxTree(mailboxes: [archive])
            }
        }
        host.settle()
        #expect(
            host.texts == [
                "Mailbox", "Unread", "Favourites", "Inbox", "4", "Other", "Archive", "0", "Mailbox", "Archive",
            ])
    }
}
