import CasementCore
import Foundation

extension WindowDescription {
    /// The window about the program.
    @MainActor static var about: WindowDescription {
        var window = WindowDescription(.single, title: Text("About \(programName)")) { _ in AnyView(AboutView()) }
        window.path = "about"
        window.isDeclared = false
        window.resizability = .contentSize
        window.isRestored = false
        window.menuBar = .hidden
        return window
    }
}

/// The name of the program, and its version if its bundle says one.
private struct AboutView: View {
    private var version: String? { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }

    var body: some View {
        VStack(spacing: 6) {
            Text(verbatim: programName).font(.title2.bold())
            if let version { Text("Version \(version)").foregroundStyle(.secondary) }
        }
        .padding(.horizontal, 40)
        .padding(.vertical, 28)
        .frame(minWidth: 260)
    }
}
