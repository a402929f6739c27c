import CasementTesting
import CoreHaptics
import CoreText
import Expectations
import Foundation
import ServiceManagement
import SwiftUICore
import Testing

@MainActor @Suite("Modules that programs import by habit") struct HabitualModules {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("A program is started with the session by a file of its name") func loginItems() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("my $ 100% \"notes\"")
        let service = SMAppService(
            folder: folder.appendingPathComponent("autostart"), name: "notes", program: program.path)
        expect(service.status, equals: .notRegistered)
        try service.register()
        expect(service.status, equals: .enabled)
        let file = folder.appendingPathComponent("autostart/notes.desktop")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n")
        expect(lines.first == "[Desktop Entry]" && lines.contains("Type=Application") && lines.contains("Name=notes"))
        let path = folder.resolvingSymlinksInPath().path
        expect(lines.last, equals: "Exec=\"\(path)/my \\\\$ 100%% \\\\\"notes\\\\\"\"")
        try (text + "Hidden=true\n").write(to: file, atomically: true, encoding: .utf8)
        expect(service.status, equals: .requiresApproval)
        try service.unregister()
        try service.unregister()
        expect(service.status, equals: .notRegistered)
        let two = SMAppService(folder: folder, name: "two\nExec=other", program: "/a\nExec=other")
        try two.register()
        let entry = try String(contentsOf: folder.appendingPathComponent("two\nExec=other.desktop"), encoding: .utf8)
        expect(entry.split(separator: "\n").filter { $0.hasPrefix("Exec=") }, equals: ["Exec=\"/a\\nExec=other\""])
    }

    @Test("What is no font is not registered, and the error says so") func noFont() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("no.ttf")
        try Data("text".utf8).write(to: file)
        var error: Unmanaged<CFError>?
        expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        expect(error?.takeRetainedValue().description.contains("no.ttf") ?? false)
        let provider = try require(CGDataProvider(data: Data("text".utf8)))
        let font = try require(CGFont(provider))
        let before = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()).count
        expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        let after = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()).count
        expect(provider.data == Data("text".utf8) && after <= before)
        expect(CGDataProvider(url: folder.appendingPathComponent("none") as CFURL) == nil)
    }

    @Test("No device here can tremble") func haptics() throws {
        expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let event = CHHapticEvent(
            eventType: .hapticContinuous, parameters: [intensity], relativeTime: 1, duration: 0.5)
        expect(try CHHapticPattern(events: [event], parameters: []).duration, equals: 1.5)
    }
}
