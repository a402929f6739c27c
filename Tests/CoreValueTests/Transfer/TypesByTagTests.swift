import CasementCore
import Expectations
import Testing

/// Types of data by what names them.
struct TypesByTagTests {
    @Test("all types of an extension or MIME type are found, the preferred one first")
    func tags() {
        expect(
            UTType.types(tag: "MD", tagClass: .filenameExtension, conformingTo: nil).first?.identifier,
            equals: "net.daringfireball.markdown")
        expect(UTType.types(tag: "image/png", tagClass: .mimeType, conformingTo: .image), equals: [.png])
        expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .text).isEmpty)
        expect(UTType.types(tag: "png", tagClass: UTTagClass(rawValue: "other"), conformingTo: nil).isEmpty)
        expect(UTType(tag: "swift", tagClass: .filenameExtension, conformingTo: .sourceCode), equals: .swiftSource)
        expect(UTType(tag: "swift", tagClass: .filenameExtension, conformingTo: .image) == nil)
        expect(UTType.jpeg.tags[.filenameExtension]?.first, equals: "jpeg")
        expect(UTType.folder.tags.isEmpty)
    }
}
