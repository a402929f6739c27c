import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Writes pictures to look at where CASEMENT_LOOK names a folder.
@MainActor @Suite("Look of forms") struct FormLook {
    private struct Sample: View {
        var body: some View {
            Form {
                Section {
                    LabeledContent("Name", value: "Ada Lovelace")
                    LabeledContent("Born", value: 1815, format: .number.grouping(.never))
                    LabeledContent("Password") { Button("Change…") {} }
                    LabeledContent {
                        Button("Choose") {}.controlSize(.small)
                    } label: {
                        Text("Picture")
                        Text("Shown to others").font(.caption).foregroundStyle(.secondary)
                    }
                } header: {
                    Text("Account")
                } footer: {
                    Text("Your name is shown to those with whom you share documents, and to nobody else in the world.")
                }
                Section("Storage") {
                    Text("This disk is nearly full. Delete what you do not need any more, or buy a larger one.")
                    HStack {
                        Spacer()
                        Button("Clean up", role: .destructive) {}
                        Button("Buy") {}.buttonStyle(.borderedProminent)
                    }
                }
                LabeledContent("Version", value: "2.1")
            }
        }
    }

    @Test("pictures") func pictures() throws {
        let folder = ProcessInfo.processInfo.environment["CASEMENT_LOOK"]
        var seen: [Bitmap] = []
        for scheme in [ColorScheme.light, .dark] {
            for scale in [1.0, 2.0] {
                let grouped = TestHost(width: 520, height: 520, scale: scale) { Sample() }
                grouped.setEnvironment(\.colorScheme, scheme)
                seen.append(grouped.snapshot())
                if let folder { try seen.last?.writePNG(to: "\(folder)/grouped-\(scheme)-\(Int(scale)).png") }
                let columns = TestHost(width: 520, height: 420, scale: scale) {
                    Sample().formStyle(.columns).padding(20)
                }
                columns.setEnvironment(\.colorScheme, scheme)
                seen.append(columns.snapshot())
                if let folder { try seen.last?.writePNG(to: "\(folder)/columns-\(scheme)-\(Int(scale)).png") }
            }
        }
        // Each scheme, each style and each scale looks different.
        #expect(seen.count == 8)
        for (index, picture) in seen.enumerated() { #expect(!seen[..<index].contains(picture)) }
    }
}
