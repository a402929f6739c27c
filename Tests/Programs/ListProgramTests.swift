import CasementTesting
import SwiftUI
import Testing

/// Lists as they are written for SwiftUI.
@MainActor @Suite struct ListPrograms {
    @Test func sectionsOfContacts() {
        let host = TestHost(width: 300, height: 600) { ContactsScreen() }
        for text in ["Favourites", "All", "Ada", "Total: 3", "Updated just now"] {
            #expect(host.find(text: text) != nil, "\(text)")
        }
    }

    @Test func everyFormMakesRows() {
        let host = TestHost(width: 300, height: 4000) { ListForms() }
        host.update()
        for text in ["Ada", "0", "a", "first", "plain", "More", "Edit"] {
            #expect(host.find(text: text) != nil, "\(text)")
        }
    }
}
