import CasementCore
import CasementSDL
import Foundation

extension EnvironmentValues {
    /// What the desktop provides to everything that a program shows: its windows, the body of its app, pictures of
    /// views. The desktop's look (dark, contrast, text size) is only the windows'; see `DesktopPreferences`.
    @MainActor package static var desktop: EnvironmentValues {
        var values = EnvironmentValues()
        values.takeCurrentLocale()
        values.takeSystemTimeZone()
        values.clipboardBackend = DesktopClipboard.shared
        values.urlOpener = .desktop
        values.mailComposer = .desktop
        return values
    }
}

extension MailComposer {
    /// The desktop's mail program, which is looked for when a message is written.
    fileprivate static let desktop = MailComposer { draft, answer in
        DesktopMail(environment: ProcessInfo.processInfo.environment).composer.compose(draft, answer)
    }
}
