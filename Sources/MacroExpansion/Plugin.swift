import Foundation

/// A compiler plugin, which the compiler starts and asks, on its standard input, for the expansions of macros. It
/// implements the compiler's own protocol, so that users of Casement need not build swift-syntax.
package enum Plugin {
    /// Answers requests until the compiler closes the input.
    package static func serve() {
        let connection = Connection(input: .standardInput, output: .standardOutput)
        while let request = connection.read() { connection.write(answer(to: request)) }
    }

    static func answer(to request: Request) -> Answer {
        if request.getCapability != nil { return .capability }
        if let expansion = request.expandAttachedMacro, expansion.macro.typeName == "EntryMacro" {
            return EntryMacro.expand(expansion)
        }
        // Previews are for other tools: in a program they expand to nothing.
        return .source("")
    }
}
