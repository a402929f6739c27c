import CasementTesting
import ControlSupport
import Foundation
import SwiftUI
import Testing

// The examples of docs/forms.md, verbatim.

struct AccountForm: View {
    var name: String
    @State private var isShared = false

    var body: some View {
        Form {
            Section {
                LabeledContent("Name", value: name)
                LabeledContent("Born", value: 1815, format: .number.grouping(.never))
                LabeledContent("Sharing") {
                    Button(isShared ? "Stop" : "Share") { isShared.toggle() }
                }
            } header: {
                Text("Account")
            } footer: {
                Text("Only those with whom you share documents see your name.")
            }
        }
    }
}

struct SyncRow: View {
    var body: some View {
        LabeledContent {
            Button("Sync now") {}
        } label: {
            Text("Documents")
            Text("Last synced today").font(.caption).foregroundStyle(.secondary)
        }
    }
}

struct Boxed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        GroupBox { LabeledContent(configuration) }
    }
}

struct BoxedRow: View {
    var body: some View {
        LabeledContent("Version", value: "2.1").labeledContentStyle(Boxed())
    }
}

@MainActor struct DocumentedForms {
    @Test("forms") func forms() {
        let host = TestHost {
            VStack {
                AccountForm(name: "Ada")
                SyncRow()
                BoxedRow()
            }
        }
        #expect(
            host.texts == [
                "Account", "Name", "Ada", "Born", "1815", "Sharing", "Share",
                "Only those with whom you share documents see your name.", "Documents", "Last synced today", "Sync now",
                "Version", "2.1",
            ])
        host.press(text: "Share")
        #expect(host.find(text: "Share") == nil && host.texts[6] == "Stop")
    }
}
