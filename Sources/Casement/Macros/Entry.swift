import CasementCore

/// Makes a property in an extension of `EnvironmentValues` a value of the environment, with its initial value as the default.
///
///     extension EnvironmentValues {
///         @Entry var knobSize: Double = 0.1
///     }
///
/// A property of an optional type without an initial value defaults to nil. A default whose type is written is worked out whenever it is
/// asked for; one whose type is not written is kept, so in Swift 6 it has to be `Sendable`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CasementMacros", type: "EntryMacro")
