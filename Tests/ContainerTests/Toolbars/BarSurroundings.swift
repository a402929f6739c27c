import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What rows, bars and dialogs change of the views in them.
@MainActor struct BarSurroundings {
    @Test func titlesOfLabelsInAListAreAligned() throws {
        let symbols = ["plusminus", "photo", "arrow.up"]
        let host = TestHost(width: 300, height: 200) {
            VStack {
                List(symbols, id: \.self) { Label($0, systemImage: $0) }
                HStack { ForEach(symbols, id: \.self) { Label("free \($0)", systemImage: $0) } }
            }
        }
        host.settle()
        let places = try symbols.map { try require(host.find(text: $0)).minX }
        expect(Set(places).count, equals: 1, "\(places)")
    }

    @Test func aTitleThatABarShowsIsNotShownByTheBarAroundIt() {
        let host = TestHost(width: 500, height: 300) {
            NavigationStack {
                VStack {
                    NavigationStack {
                        Text("inside").navigationTitle("Inner").navigationSubtitle("of the inner bar")
                            .toolbar { Button("Add", systemImage: "plus") {} }
                    }
                }
                .navigationTitle("Outer")
                .toolbar { Button("Remove", systemImage: "minus") {} }
            }
        }
        host.settle()
        expect(host.find(text: "Inner") != nil && host.find(text: "Outer") != nil)
        expect(host.title == "Outer" && host.subtitle == nil)
    }

    @Test func tokensAndSuggestionsShowTheirTitles() {
        struct Tag: Identifiable { let id: String }
        let host = TestHost(width: 500, height: 300) {
            NavigationStack {
                Text("content")
                    .searchable(
                        text: .constant(""), tokens: .constant([Tag(id: "red")]),
                        suggestedTokens: .constant([Tag(id: "red"), Tag(id: "green")])
                    ) { Label($0.id, systemImage: "tag") }
            }
        }
        host.settle()
        expect(host.find(text: "red") != nil && host.find(text: "green") == nil)
        host.key("f", modifiers: .control)
        host.settle()
        expect(host.find(text: "green") != nil)
    }

    @Test func aDialogGivesNoFocusToSelectableText() throws {
        let host = TestHost(width: 400, height: 300) {
            Text("window").sheet(isPresented: .constant(true)) {
                ScrollView(.horizontal) {
                    HStack {
                        Text("before")
                        Text(String(repeating: "wide ", count: 100)).textSelection(.enabled)
                    }
                    .fixedSize()
                }
            }
        }
        host.settle()
        let before = try require(host.find(text: "before"))
        expect(before.minX >= 0 && before.width > 0)
        host.key(.tab)
        host.settle()
        expect(host.find(text: "before") != nil)
    }
}
