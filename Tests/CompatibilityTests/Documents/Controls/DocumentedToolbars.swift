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

struct Drawing: View {
    @State private var shapes = 0

    var body: some View {
        NavigationStack {
            Text("\(shapes) shapes")
                .toolbar(id: "drawing") {
                    ToolbarItem(id: "add") { Button("Add", systemImage: "plus") { shapes += 1 } }
                        .customizationBehavior(.disabled)
                    ToolbarItem(id: "clear") { Button("Clear", systemImage: "trash") { shapes = 0 } }
                    ToolbarItem(id: "double", showsByDefault: false) { Button("Double") { shapes *= 2 } }
                }
        }
    }
}

@MainActor struct DocumentedToolbars {
    @Test func drawing() {
        let host = TestHost(width: 500) { Drawing() }
        host.settle()
        #expect(host.perform(onLabel: "Add"))
        host.settle()
        #expect(host.find(text: "1 shapes") != nil && host.find(text: "Double") == nil)
    }

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
