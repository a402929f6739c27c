import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

private struct Entry: Identifiable, Equatable {
    let id: Int
    var title: String
}

/// Sheets, alerts, menus and pages that lead to each other.
@MainActor struct FlowHabits {
    @Test("dismiss in a page of a sheet pops the page, in its first page it closes the sheet")
    func dismissInPage() {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            let name: String
            var body: some View { Button("dismiss \(name)") { dismiss() } }
        }
        struct Screen: View {
            @State private var on = false
            var body: some View {
                Button("open") { on = true }.sheet(isPresented: $on) {
                    NavigationStack {
                        VStack {
                            Page(name: "root")
                            NavigationLink("push") { Page(name: "page") }
                        }
                    }
                }
            }
        }
        let host = TestHost { Screen() }
        host.follow("open", "push", "dismiss page")
        expect(host.find(text: "push") != nil)
        host.follow("dismiss root")
        expect(host.find(text: "push"), equals: nil)
        expect(host.find(text: "open") != nil)
    }

    @Test("onDismiss may open another sheet")
    func sheetAfterSheet() {
        struct Screen: View {
            @State private var a = false
            @State private var b = false
            var body: some View {
                VStack {
                    Button("go") { a = true }.sheet(isPresented: $a, onDismiss: { b = true }) {
                        Button("close") { a = false }
                    }
                    Color.clear.sheet(isPresented: $b) { Text("second") }
                }
            }
        }
        let host = TestHost { Screen() }
        host.follow("go", "close")
        expect(host.find(text: "second") != nil)
    }

    @Test("An action may close a sheet and open another of the same view")
    func swappedSheets() {
        struct Screen: View {
            @State private var a = false
            @State private var b = false
            var body: some View {
                Button("open") { a = true }
                    .sheet(isPresented: $a) {
                        Button("next") {
                            a = false
                            b = true
                        }
                    }
                    .sheet(isPresented: $b) { Button("done") { b = false } }
            }
        }
        let host = TestHost { Screen() }
        host.follow("open", "next")
        expect(host.find(text: "done") != nil)
        expect(host.find(text: "next"), equals: nil)
        host.follow("done")
        expect(host.find(text: "done"), equals: nil)
        host.follow("open")
        expect(host.find(text: "next") != nil)
    }

    @Test("An alert in a sheet may close the sheet")
    func alertInSheet() {
        struct Inside: View {
            @State private var asks = false
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("ask") { asks = true }.alert("Really?", isPresented: $asks) {
                    Button("Yes") { dismiss() }
                    Button("No", role: .cancel) {}
                }
            }
        }
        struct Screen: View {
            @State private var on = true
            var body: some View { Text(on ? "open" : "closed").sheet(isPresented: $on) { Inside() } }
        }
        let host = TestHost { Screen() }
        host.settle()
        host.follow("ask", "No")
        expect(host.find(text: "open") != nil)
        host.follow("ask", "Yes")
        expect(host.find(text: "closed") != nil)
        expect(host.find(text: "ask"), equals: nil)
    }

    @Test("Alerts and menus lead to sheets and dialogs")
    func chains() {
        struct Screen: View {
            @State private var asks = false
            @State private var on = false
            @State private var confirms = false
            var body: some View {
                VStack {
                    Button("ask") { asks = true }
                    Menu("Menu") { Button("From menu") { confirms = true } }
                }
                .alert("Go on?", isPresented: $asks) { Button("Yes") { on = true } }
                .confirmationDialog("Sure?", isPresented: $confirms) { Button("Very") { asks = true } }
                .sheet(isPresented: $on) { Text("the sheet") }
            }
        }
        let host = TestHost { Screen() }
        host.follow("ask", "Yes")
        expect(host.find(text: "the sheet") != nil)
        host.key(.escape)
        host.settle()
        host.follow("Menu", "From menu", "Very")
        expect(host.find(text: "Go on?") != nil)
    }

    @Test("An alert may pop the page that shows it")
    func alertPopsPage() {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            @State private var asks = false
            var body: some View {
                Button("delete") { asks = true }.alert("Delete?", isPresented: $asks) {
                    Button("Do", role: .destructive) { dismiss() }
                }
            }
        }
        let host = TestHost { NavigationStack { NavigationLink("go") { Page() } } }
        host.follow("go", "delete", "Do")
        expect(host.find(text: "go") != nil)
        expect(host.find(text: "delete"), equals: nil)
        expect(host.find(text: "Delete?"), equals: nil)
    }

    @Test("A popover gives way to a sheet")
    func popoverToSheet() {
        struct Screen: View {
            @State private var pop = false
            @State private var on = false
            var body: some View {
                Button("pop") { pop = true }.popover(isPresented: $pop) {
                    Button("more") {
                        pop = false
                        on = true
                    }
                }
                .sheet(isPresented: $on) { Text("the sheet") }
            }
        }
        let host = TestHost { Screen() }
        host.follow("pop", "more")
        expect(host.find(text: "the sheet") != nil)
        expect(host.find(text: "more"), equals: nil)
    }

    @Test("A change of a sheet's item is shown, another item too")
    func items() {
        struct Screen: View {
            @State private var item: Entry?
            var body: some View {
                VStack { Button("one") { item = Entry(id: 1, title: "one") } }
                    .sheet(item: $item) { item in
                        VStack {
                            Text("shown \(item.title)")
                            Button("swap") { self.item = Entry(id: 2, title: "two") }
                            Button("rename") { self.item?.title = "renamed" }
                        }
                    }
            }
        }
        let host = TestHost { Screen() }
        host.follow("one", "rename")
        expect(host.find(text: "shown renamed") != nil)
        host.follow("swap")
        expect(host.find(text: "shown two") != nil)
    }

    @Test("What is dismissed as soon as it appears goes again")
    func dismissedAtOnce() {
        struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Text("closing").onAppear { dismiss() } }
        }
        struct Screen: View {
            @State private var on = false
            var body: some View { Button(on ? "on" : "off") { on = true }.sheet(isPresented: $on) { Closing() } }
        }
        let host = TestHost { Screen() }
        host.follow("off")
        expect(host.find(text: "off") != nil)
        expect(host.find(text: "closing"), equals: nil)
        let stack = TestHost { NavigationStack { NavigationLink("go") { Closing() } } }
        stack.follow("go")
        expect(stack.find(text: "go") != nil)
        expect(stack.find(text: "closing"), equals: nil)
    }

    @Test("Return presses the default button of the sheet, not the one below")
    func returnKey() {
        var log: [String] = []
        struct Screen: View {
            @State private var on = true
            let log: (String) -> Void
            var body: some View {
                Button("below") { log("below") }.keyboardShortcut(.defaultAction)
                    .sheet(isPresented: $on) { Button("above") { log("above") }.keyboardShortcut(.defaultAction) }
            }
        }
        let host = TestHost { Screen { log.append($0) } }
        host.settle()
        host.key(.return)
        expect(log, equals: ["above"])
    }
}
