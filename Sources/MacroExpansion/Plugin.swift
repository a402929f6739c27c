import Foundation

/// The compiler starts a plugin and asks it, on its standard input, what macros expand to. This one speaks the
/// compiler's own protocol, so that users of Casement do not build swift-syntax.
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
        // Previews are looked at by other tools: in a program they are nothing.
        return .source("")
    }
}
