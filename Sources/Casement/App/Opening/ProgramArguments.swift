import CasementCore
import Foundation

/// The arguments of the program. A file whose name is no text is there as its address, which keeps the bytes.
enum ProgramArguments {
    static var all: [String] {
        let arguments = CommandLine.arguments
        return arguments.indices.dropFirst().map { index in
            // What is no text has this sign where its bytes were.
            guard arguments[index].contains("\u{FFFD}"), index < Int(CommandLine.argc),
                let bytes = CommandLine.unsafeArgv[index]
            else { return arguments[index] }
            return text(of: bytes)
        }
    }

    /// An argument as text, or the address of the file that it names.
    static func text(of argument: UnsafePointer<CChar>) -> String {
        if let text = String(validatingCString: argument) { return text }
        let bytes = UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
        let isWhole = bytes.first == UInt8(ascii: "/")
        let path =
            isWhole ? FilePath(bytes: bytes) : FilePath(FileManager.default.currentDirectoryPath).appending(bytes)
        return path.target == nil ? String(decoding: bytes, as: UTF8.self) : path.url().absoluteString
    }
}
