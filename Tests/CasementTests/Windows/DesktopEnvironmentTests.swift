import CasementTesting
import Expectations
import SwiftUI
import Testing

/// What the desktop provides outside of windows.
@MainActor struct DesktopEnvironmentTests {
    @Test("A picture of a view has the user's locale and time zone") func pictures() {
        struct Place: View {
            @Environment(\.locale) private var locale
            @Environment(\.timeZone) private var timeZone
            let note: (String, String) -> Void
            var body: some View {
                let _ = note(locale.identifier, timeZone.identifier)
                Text("x")
            }
        }
        var read: [String] = []
        _ = ImageRenderer(content: Place { read = [$0, $1] }).cgImage
        expect(read, equals: [Locale.current.identifier, TimeZone.current.identifier])
    }
}
