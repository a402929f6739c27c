import CasementCore

extension NSApplication {
    /// How a program stands among others.
    public enum ActivationPolicy: Int, Sendable {
        /// With windows and an entry in the desktop's bar; with windows only; without windows.
        case regular, accessory, prohibited
    }

    /// How the program stands among others: as one with windows.
    public func activationPolicy() -> ActivationPolicy { .regular }

    /// Has no effect: desktops list programs by their windows. The result is whether the program is so already.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        if activationPolicy != .regular {
            WithoutEffect.note("NSApplication.setActivationPolicy(_:)", "desktops list programs by their windows")
        }
        return activationPolicy == .regular
    }

    /// Opens the window that says what the program is.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { RunningApp.current?.openAbout() }
}
