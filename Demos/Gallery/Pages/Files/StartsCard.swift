import Casement
import Foundation

/// Another start of this program: a program with an identifier runs once, and the first start takes the addresses of
/// all others.
struct StartsCard: View {
    @State private var address = "gallery://files"
    @State private var outcome =
        Bundle.main.bundleIdentifier.map { "\($0) runs once: another start hands its addresses over." }
        ?? "Without an identifier in Info.plist each start is a program of its own."

    var body: some View {
        GroupBox("One at a time") {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    TextField("Address", text: $address)
                    Button("Start Again") { startAgain() }
                }
                Caption(outcome)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .onOpenURL { outcome = "This window was handed \($0.absoluteString)." }
    }

    private func startAgain() {
        // Where the page is shown by another program, as in previews, that one is not started.
        guard let program = Bundle.main.executableURL, program.lastPathComponent == "Gallery" else {
            outcome = "Only the Gallery starts itself."
            return
        }
        do {
            _ = try Process.run(program, arguments: [address]) { process in
                let status = process.terminationStatus
                Task { @MainActor in outcome = "The other start has ended with code \(status)." }
            }
        } catch { outcome = error.localizedDescription }
    }
}
