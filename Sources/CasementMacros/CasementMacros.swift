import MacroExpansion

/// The compiler plugin: a separate program, because a macro target can neither be a library nor be tested without
/// building the tests for the host.
@main enum CasementMacros {
    static func main() { Plugin.serve() }
}
