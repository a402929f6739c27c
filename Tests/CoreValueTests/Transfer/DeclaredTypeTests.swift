import CoreTesting
import Expectations
import Testing

@testable import CasementCore

/// Types that a program declares in its Info.plist.
struct DeclaredTypeTests {
    private func declaration(
        _ identifier: String, _ parents: Any? = nil, extensions: Any? = nil, mime: Any? = nil, _ name: String? = nil
    ) -> [String: Any] {
        var tags: [String: Any] = [:]
        tags["public.filename-extension"] = extensions
        tags["public.mime-type"] = mime
        var declaration: [String: Any] = ["UTTypeIdentifier": identifier, "UTTypeTagSpecification": tags]
        declaration["UTTypeConformsTo"] = parents
        declaration["UTTypeDescription"] = name
        return declaration
    }

    @Test("A declared type has the extensions, MIME types, parents and description of its declaration") func types()
        throws
    {
        DeclaredTypes.replace(by: [
            "UTExportedTypeDeclarations": [
                declaration(
                    "org.example.sketch", ["public.json", "org.example.drawing"], extensions: ["sketch", "SKT"],
                    mime: ["application/x-sketch", "application/x-skt"], "Sketch"),
                declaration("org.example.pile", "public.directory", extensions: "pile"),
                declaration("org.example.bare", extensions: "bare"),
                // A built-in type remains what it is.
                declaration("public.png", "public.text", extensions: "casementpng"),
                declaration("org.example.texts", "public.text", extensions: "txt"),
            ],
            "UTImportedTypeDeclarations": [
                declaration("org.example.drawing", "public.image", extensions: "drawing", mime: "image/x-drawing"),
                declaration("org.example.sketch", "public.image", extensions: "other"),
            ],
        ])
        defer { DeclaredTypes.replace(by: nil) }
        let sketch = UTType(exportedAs: "org.example.sketch")
        expect(sketch == UTType("org.example.sketch") && sketch.isDeclared)
        expect(sketch.preferredFilenameExtension, equals: "sketch")
        expect(sketch.filenameExtensions, equals: ["sketch", "skt"])
        expect(sketch.preferredMIMEType, equals: "application/x-sketch")
        expect(sketch.localizedDescription, equals: "Sketch")
        expect(sketch.conforms(to: .json) && sketch.conforms(to: .text) && sketch.conforms(to: .image))
        expect(UTType(filenameExtension: "Skt"), equals: sketch)
        expect(UTType(filenameExtension: "other") == nil, "its owner says what it is")
        expect(UTType(mimeType: "application/x-skt; version=1"), equals: sketch)
        expect(sketch.fileName("a"), equals: "a.sketch")
        expect(UTType.type(ofFileNamed: "a.skt", among: [.plainText, sketch]), equals: sketch)
        let drawing = UTType(importedAs: "org.example.drawing")
        expect(drawing.preferredMIMEType == "image/x-drawing" && drawing.conforms(to: .image))
        // A folder is no data, unless the program says so.
        let pile = UTType(exportedAs: "org.example.pile")
        expect(pile.conforms(to: .directory) && !pile.conforms(to: .data))
        expect(UTType(exportedAs: "org.example.pile", conformingTo: .data).conforms(to: .data))
        expect(UTType(exportedAs: "org.example.bare").conforms(to: .data))
        expect(UTType(filenameExtension: "bare"), equals: UTType("org.example.bare"))
        expect(UTType(filenameExtension: "txt") == .plainText && UTType(filenameExtension: "casementpng") == nil)
        expect(!UTType.png.conforms(to: .text) && UTType.png.preferredFilenameExtension == "png")
    }

    @Test("What has another form than a declaration is left out") func badDeclarations() {
        let entries = DeclaredTypes.entries(in: [
            "UTExportedTypeDeclarations": [
                "text", ["UTTypeIdentifier": 3], ["UTTypeIdentifier": ""], ["UTTypeDescription": "nameless"],
                ["UTTypeIdentifier": "a.b", "UTTypeConformsTo": [3, "", "a.b"], "UTTypeTagSpecification": "x"],
            ] as [Any],
            "UTImportedTypeDeclarations": "none",
        ])
        expect(entries, equals: ["a.b": .init(parents: ["a.b"], extensions: [], mimes: [], name: nil)])
    }
}
