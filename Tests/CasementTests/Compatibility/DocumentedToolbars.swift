import CasementTesting
import SwiftUI
import Testing

// The examples of docs/toolbars.md, as they stand there.

struct NoteList: View {
    @State private var notes = ["Milk", "Bread"]
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(notes.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .navigationTitle("Notes")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add", systemImage: "plus") { notes.append("Note \(notes.count)") }
                    }
                    ToolbarItem(placement: .status) { Text("\(notes.count) notes") }
                }
                .searchable(text: $text, prompt: "Notes")
        }
    }
}

struct PlaceSearch: View {
    @State private var text = ""
    @State private var isSearching = false
    let recent = ["Berlin", "Paris"]

    var body: some View {
        Text("Results for \(text)")
            .searchable(text: $text, isPresented: $isSearching)
            .searchSuggestions {
                ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
            }
            .onSubmit(of: .search) { isSearching = false }
    }
}

@MainActor @Suite struct DocumentedToolbars {
    @Test func notes() {
        let host = TestHost(width: 500) { NoteList() }
        host.settle()
        #expect(host.perform(onLabel: "Add"))
        host.settle()
        #expect(host.find(text: "3 notes") != nil && host.title == "Notes")
        host.key("f", modifiers: .command)
        host.settle()
        host.type("Mi")
        host.settle()
        #expect(host.find(text: "Milk") != nil && host.find(text: "Bread") == nil)
    }

    @Test func places() {
        let host = TestHost(width: 500) { PlaceSearch() }
        host.settle()
        host.key("f", modifiers: .command)
        host.settle()
        host.tap(text: "Paris")
        host.settle()
        #expect(host.find(text: "Results for Paris") != nil)
    }
}
