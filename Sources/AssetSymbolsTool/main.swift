import AssetSymbolWriting
import Foundation

// AssetSymbolsTool OUTPUT module|main CATALOGUE...: what the plugin AssetSymbols runs.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: AssetSymbolsTool OUTPUT module|main CATALOGUE...\n".utf8))
    exit(2)
}
let assets = arguments.dropFirst(2).flatMap { AssetCatalogue(at: URL(fileURLWithPath: $0)).assets }
let (code, warnings) = AssetSymbolWriter(bundle: arguments[2] == "main" ? ".main" : ".module").code(for: assets)
for warning in warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
do {
    try code.write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
} catch {
    FileHandle.standardError.write(Data("error: cannot write \(output): \(error)\n".utf8))
    exit(1)
}
