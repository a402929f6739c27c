import CasementCore

/// Declares a value of the environment as a property of `EnvironmentValues`, with its initial value as the default.
///
///     extension EnvironmentValues {
///         @Entry var knobSize: Double = 0.1
///     }
///
/// A property of an optional type without an initial value defaults to nil. A default with an explicit type is computed
/// whenever it is read; one without is stored, so in Swift 6 it has to be `Sendable`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CasementMacros", type: "EntryMacro")
