import CasementCore
import Foundation

extension WindowDescription {
    /// The window about the program.
    @MainActor static func about(_ facts: AboutFacts) -> WindowDescription {
        var window = WindowDescription(.single, title: Text("About \(facts.name)")) { _ in
            AnyView(AboutView(facts: facts))
        }
        window.path = "about"
        window.isDeclared = false
        window.resizability = .contentSize
        window.isRestored = false
        window.menuBar = .hidden
        return window
    }
}

/// What the window about the program says: what its bundle says, or the program itself.
@MainActor struct AboutFacts {
    var name = programName
    var version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    var build: String?
    var icon: NSImage?
    var credits: String?
    var copyright = Bundle.main.infoDictionary?["NSHumanReadableCopyright"] as? String

    init(_ options: [NSApplication.AboutPanelOptionKey: Any] = [:]) {
        func text(_ key: NSApplication.AboutPanelOptionKey) -> String? {
            switch options[key] {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let text as AttributedString: String(text.characters)
            default: nil
            }
        }
        name = text(.applicationName) ?? name
        version = text(.applicationVersion) ?? version
        build = text(.version)
        icon = options[.applicationIcon] as? NSImage
        credits = text(.credits)
        copyright = text(.init(rawValue: "Copyright")) ?? copyright
    }

    /// As in "Version 1.2 (34)".
    var versionLine: String? {
        switch (version, build) {
        case (let version?, let build?) where !build.isEmpty: "Version \(version) (\(build))"
        case (let version?, _): "Version \(version)"
        case (nil, let build?) where !build.isEmpty: "Version \(build)"
        default: nil
        }
    }
}

/// The name of the program, and its version if its bundle says one.
private struct AboutView: View {
    let facts: AboutFacts

    var body: some View {
        VStack(spacing: 6) {
            if let icon = facts.icon { Image(nsImage: icon).resizable().scaledToFit().frame(width: 64, height: 64) }
            Text(verbatim: facts.name).font(.title2.bold())
            if let version = facts.versionLine { Text(verbatim: version).foregroundStyle(.secondary) }
            if let credits = facts.credits {
                Text(verbatim: credits).multilineTextAlignment(.center).frame(maxWidth: 360)
            }
            if let copyright = facts.copyright {
                Text(verbatim: copyright).font(.caption).foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 40)
        .padding(.vertical, 28)
        .frame(minWidth: 260)
    }
}
