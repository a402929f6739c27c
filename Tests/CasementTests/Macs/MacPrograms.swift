import CasementTesting
import Expectations
import Foundation
import Glibc
import SwiftUI
import Testing

@testable import Casement

/// Other programs and their files, by the names of AppKit.
@MainActor struct MacPrograms {
    /// A process that sleeps. It blocks no signal, as one does that a thread of Dispatch starts by `Process`.
    private func sleeper() throws -> pid_t {
        var attributes = posix_spawnattr_t(), signals = sigset_t(), process: pid_t = 0
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words: [UnsafeMutablePointer<CChar>?] = ["/bin/sleep", "60"].map { (word: String) in strdup(word) }
        defer { for word in words { free(word) } }
        expect(posix_spawn(&process, "/bin/sleep", nil, &attributes, words + [nil], environ), equals: 0)
        return process
    }

    /// The signal that has ended a process.
    private func end(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return status & 0x7F
    }

    @Test("A program is known by the number of its process, and can be ended") func ending() throws {
        let process = try sleeper()
        let program = try require(NSRunningApplication(processIdentifier: process))
        expect(program.processIdentifier, equals: process)
        expect(program.localizedName, equals: "sleep")
        expect(program.executableURL?.lastPathComponent == "sleep", "\(String(describing: program.executableURL))")
        expect(!program.isTerminated && !program.isActive && !program.activate())
        let age = -(try require(program.launchDate)).timeIntervalSinceNow
        expect(age > -2 && age < 60, "\(age)")
        expect(program.terminate())
        expect(end(of: process), equals: SIGTERM)
        expect(program.isTerminated && !program.terminate() && !program.forceTerminate())
    }

    @Test("A program that does not end when it is asked can be ended by force") func forcing() throws {
        let process = try sleeper()
        let program = try require(NSRunningApplication(processIdentifier: process))
        expect(program.forceTerminate())
        expect(end(of: process), equals: SIGKILL)
    }

    @Test("There is no program where there is no process; the own one is itself") func others() throws {
        expect(NSRunningApplication(processIdentifier: -1) == nil)
        expect(NSRunningApplication(processIdentifier: 0) == nil)
        let own = ProcessInfo.processInfo.processIdentifier
        let program = try require(NSRunningApplication(processIdentifier: own))
        expect(program.localizedName, equals: ProcessInfo.processInfo.processName)
        expect(!program.isTerminated && program.launchDate != nil)
    }

    @Test("Desktops note which program a process is") func scopes() {
        func name(_ path: String) -> String? { OtherProcess.name(inScope: Substring("0::/user.slice/\(path)")) }
        expect(name("app.slice/app-gnome-org.gnome.TextEditor-4711.scope"), equals: "org.gnome.TextEditor")
        expect(name("app.slice/app-org.kde.kate@3f2a.service"), equals: "org.kde.kate")
        expect(name("app.slice/app-flatpak-org.example.My\\x2dNotes-12.scope"), equals: "org.example.My-Notes")
        expect(name("session-2.scope") == nil && name("init.scope") == nil && name("") == nil)
    }

    @Test("The user's choice of a program is before the desktop's, and what only can open a type is last")
    func choices() throws {
        let folder = try TemporaryFolder()
        func write(_ path: String, _ text: String) throws {
            let file = folder.file(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("config/mimeapps.list", "[Default Applications]\ntext/html=web.desktop;other.desktop;\n")
        try write("xdg/gnome-mimeapps.list", "[Default Applications]\ntext/html=epiphany.desktop\n")
        try write(
            "data/applications/mimeinfo.cache",
            "# made by a program\n[MIME Cache]\ntext/html=lynx.desktop;web.desktop;old.desktop;\ntext/plain=pad.desktop;\n"
        )
        try write("data/applications/mimeapps.list", "[Removed Associations]\ntext/html=old.desktop;\n")
        let environment = [
            "XDG_CONFIG_HOME": folder.file("config").path, "XDG_CONFIG_DIRS": folder.file("xdg").path,
            "XDG_DATA_HOME": folder.file("data").path, "XDG_DATA_DIRS": "/nowhere",
            "XDG_CURRENT_DESKTOP": "ubuntu:GNOME",
        ]
        expect(
            DesktopPrograms.names(for: ["text/html", "text/plain"], environment),
            equals: ["web.desktop", "other.desktop", "epiphany.desktop", "lynx.desktop", "pad.desktop"])
        expect(DesktopPrograms.names(for: ["a/b"], environment).isEmpty)
        try write("data/applications/web.desktop", "[Desktop Entry]\nName=Web\nName[de]=Netz\n")
        expect(DesktopPrograms.title(of: "web", environment.merging(["LANG": "de_DE.UTF-8"]) { $1 }), equals: "Netz")
        expect(DesktopPrograms.title(of: "web", environment.merging(["LANG": "C"]) { $1 }), equals: "Web")
        expect(DesktopPrograms.title(of: "none", environment) == nil)
    }

    @Test("What nothing opens has no program") func nothing() {
        let shared = NSWorkspace.shared
        expect(shared.urlForApplication(toOpen: URL(string: "no-such-scheme-here:x")!) == nil)
        expect(shared.urlForApplication(toOpen: URL(fileURLWithPath: "/nowhere/a.txt")) == nil)
        expect(!shared.isFilePackage(atPath: NSTemporaryDirectory()))
        expect(NSWorkspace.applicationUserInfoKey, equals: "NSWorkspaceApplicationKey")
    }

    @Test("A program gets the words and variables of its configuration") func environment() async throws {
        let folder = try TemporaryFolder()
        let shell = URL(fileURLWithPath: "/bin/sh"), configuration = NSWorkspace.OpenConfiguration()
        configuration.environment = ["WORD": "hello"]
        // A script of the test's own could not run while a process that starts at the same time has its file open.
        configuration.arguments = ["-c", "echo \"$WORD $1\" > \"$0\"", folder.file("said").path, "there"]
        configuration.hides = true
        let error: (any Error)? = await withCheckedContinuation { answer in
            NSWorkspace.shared.openApplication(at: shell, configuration: configuration) {
                answer.resume(returning: $1)
            }
        }
        expect(error == nil)
        expect(folder.text(of: "said"), equals: "hello there\n")
    }
}
