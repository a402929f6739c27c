import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Names of AppKit for programs and pictures") struct NamesOfAppKit {
    @Test("The running program is this one, and is in front while its window has the keyboard") func running() throws {
        let own = NSRunningApplication.current
        expect(own.processIdentifier, equals: ProcessInfo.processInfo.processIdentifier)
        expect(own.localizedName, equals: ProcessInfo.processInfo.processName)
        expect(!own.isTerminated && NSWorkspace.shared.runningApplications.contains { $0 === own })
        expect(NSRunningApplication.runningApplications(withBundleIdentifier: "org.example.other").isEmpty)
        let app = TestApp { WindowGroup { Text("words") } }
        expect(app.windows.count, equals: 1)
        expect(NSWorkspace.shared.frontmostApplication === own && own.isActive && own.activate())
        expect(own.terminate())
        app.settle()
        expect(!app.isRunning, "it ended")
        expect(NSWorkspace.shared.frontmostApplication == nil && !own.isActive, "none is in front")
    }

    @Test("The pictures of AppKit's names are symbols, others are none") func names() {
        let names = [
            NSImage.folderName, NSImage.computerName, NSImage.networkName, NSImage.cautionName, NSImage.infoName,
            NSImage.userName, NSImage.userGroupName, NSImage.trashEmptyName, NSImage.trashFullName,
            NSImage.preferencesGeneralName, NSImage.addTemplateName, NSImage.removeTemplateName,
            NSImage.actionTemplateName, NSImage.refreshTemplateName, NSImage.shareTemplateName,
            NSImage.homeTemplateName, NSImage.lockLockedTemplateName, NSImage.goLeftTemplateName,
            NSImage.goRightTemplateName, NSImage.bookmarksTemplateName,
        ]
        for name in names {
            let image = NSImage(named: name)
            expect(image?.isTemplate ?? false, "\(name)")
        }
        expect(NSImage(named: "NSNothing") == nil)
    }
}
