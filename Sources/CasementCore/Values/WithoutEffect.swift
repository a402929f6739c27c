/// Names of SwiftUI whose effect has no meaning on a desktop of Linux. They are there for programs that use them.
@MainActor package enum WithoutEffect {
    /// Says once, in programs that are built for debugging, that a name has no effect.
    package static func note(_ name: String, _ reason: String) {
        #if DEBUG
            RuntimeWarning.issue("\(name) has no effect: \(reason).", key: name)
        #endif
    }
}
