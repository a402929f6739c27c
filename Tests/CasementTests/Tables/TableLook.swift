import CasementTesting
import Foundation
import SwiftUI
import Testing

/// Writes pictures to look at where CASEMENT_LOOK names a folder.
@MainActor @Suite("Look of tables") struct TableLook {
    @Test("pictures") func pictures() throws {
        guard let folder = ProcessInfo.processInfo.environment["CASEMENT_LOOK"] else { return }
        for scheme in [ColorScheme.light, .dark] {
            for scale in [1.0, 2.0] {
                let people = People(30)
                people.many = [2, 3, 6]
                let host = TestHost(width: 520, height: 300, scale: scale) {
                    @Bindable var people = people
                    Table(people.list, selection: $people.many, sortOrder: $people.order) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60).alignment(.numeric)
                        TableColumn("Town") { Label($0.town, systemImage: "house") }
                        TableColumn("A long title that does not fit") { Text("Something rather long about \($0.name)") }
                    }
                }
                host.setEnvironment(\.colorScheme, scheme)
                try host.snapshot().writePNG(to: "\(folder)/table-\(scheme)-\(Int(scale)).png")
                let bordered = TestHost(width: 520, height: 300, scale: scale) {
                    @Bindable var people = people
                    Table(people.list, selection: $people.many) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Town", value: \.town)
                    }
                    .tableStyle(.bordered).padding(20)
                }
                bordered.setEnvironment(\.colorScheme, scheme)
                try bordered.snapshot().writePNG(to: "\(folder)/table-bordered-\(scheme)-\(Int(scale)).png")
            }
        }
    }
}
