import Foundation

/// The compiler starts this program and asks it, on its standard input, what macros expand to. It speaks the compiler's own
/// protocol, so that nobody has to build swift-syntax to use Casement.
@main enum Plugin {
    static func main() {
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
