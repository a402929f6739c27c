import CasementTesting
import Expectations
import Foundation
import ImageIO
import OSLog
import ServiceManagement
import Testing
import UniformTypeIdentifiers

// The examples of docs/modules.md.

private func writeThumbnail(of picture: URL, to file: URL) -> Bool {
    let options = [kCGImageSourceThumbnailMaxPixelSize: 256] as CFDictionary
    guard let source = CGImageSourceCreateWithURL(picture as CFURL, nil),
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options),
        let target = CGImageDestinationCreateWithURL(file as CFURL, UTType.png.identifier as CFString, 1, nil)
    else { return false }
    CGImageDestinationAddImage(target, image, nil)
    return CGImageDestinationFinalize(target)
}

private let log = Logger(subsystem: "org.example.notes", category: "files")

private func opened(_ url: URL, _ seconds: Double) {
    log.notice("opened \(url.lastPathComponent, privacy: .public) in \(seconds, format: .fixed(precision: 1)) s")
}

private struct LoginSettings: View {
    @State private var startsAtLogin = SMAppService.mainApp.status == .enabled

    var body: some View {
        Toggle("Start at login", isOn: $startsAtLogin)
            .onChange(of: startsAtLogin) { _, starts in
                try? starts ? SMAppService.mainApp.register() : SMAppService.mainApp.unregister()
            }
    }
}

@MainActor struct DocumentedModulesTests {
    @Test("The settings say whether the program starts with the session") func loginSettings() {
        expect(TestHost { LoginSettings() }.find(text: "Start at login") != nil)
    }

    @Test("A thumbnail is written") func thumbnails() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("a.png"), file = folder.appendingPathComponent("b.png")
        try ImageRenderer(content: Color.red.frame(width: 512, height: 10)).writePNG(to: picture)
        expect(writeThumbnail(of: picture, to: file))
        let source = CGImageSourceCreateWithURL(file as CFURL, nil)
        expect(source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil)?.width }, equals: 256)
        expect(!writeThumbnail(of: folder.appendingPathComponent("none.png"), to: file))
    }
}
