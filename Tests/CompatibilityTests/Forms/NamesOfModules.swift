import AppKit
import Cocoa
import UIKit

// Sources that import Apple's modules for single names, as they do.

final class ModuleDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        NSPasteboard.general.clearContents()
        NSApplication.shared.applicationIconImage = NSImage(named: "AppIcon")
    }
}

final class PhoneModuleDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { UIImage(named: "AppIcon") == nil }
}
