import CasementCore
import Foundation

/// Whether the program may control others, which the user allows on a Mac: true. Here nobody is asked; whether a
/// desktop lets a program do so is its own affair.
public func AXIsProcessTrusted() -> Bool {
    Task { @MainActor in WithoutEffect.note("AXIsProcessTrusted()", "it is true, and desktops ask nobody") }
    return true
}
