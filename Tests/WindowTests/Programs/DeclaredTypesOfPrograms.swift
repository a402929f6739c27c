import Expectations
import Foundation
import Testing

/// A program knows the types that the Info.plist beside its executable declares.
@Suite struct DeclaredTypesOfPrograms {
    @Test("The Info.plist beside a program says what its own files are") func program() throws {
        let folder = "casement-types-\(UUID().uuidString)"
        let place = Program.url(of: folder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.linkItem(
            at: Program.url(of: "WindowProbe"), to: place.appendingPathComponent("WindowProbe"))
        let declaration: [String: Any] = [
            "UTTypeIdentifier": "org.example.sketch", "UTTypeDescription": "Sketch",
            "UTTypeTagSpecification": ["public.filename-extension": ["sketch"]],
        ]
        try PropertyListSerialization.data(
            fromPropertyList: ["UTExportedTypeDeclarations": [declaration]], format: .xml, options: 0
        ).write(to: place.appendingPathComponent("Info.plist"))
        for (folder, answer) in [(folder + "/", "org.example.sketch, Sketch"), ("", "unknown, not described")] {
            let program = try Program("\(folder)WindowProbe", ["types", "sketch"])
            expect(program.waits(for: "sketch is \(answer)"), "\(folder)")
            expect(program.ends(), equals: 0)
        }
    }
}
