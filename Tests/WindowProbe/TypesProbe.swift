import Casement

/// A program without windows that prints what it knows of the types of files with extensions: its arguments.
enum TypesProbe {
    @MainActor static func main() {
        for name in CommandLine.arguments.dropFirst(2) {
            let type = UTType(filenameExtension: name)
            say("\(name) is \(type?.identifier ?? "unknown"), \(type?.localizedDescription ?? "not described")")
        }
    }
}
