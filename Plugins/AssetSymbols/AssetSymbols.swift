import Foundation
import PackagePlugin

/// Writes the names of pictures and colours in a target's asset catalogues as Swift code, as Xcode does.
@main struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let found = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
        let files = (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
        let catalogues = files.filter { $0.pathExtension == "xcassets" }
        guard !catalogues.isEmpty else { return [] }
        // A target without resources of its own has no bundle; its catalogues are then those of the program.
        let hasBundle = target.sourceFiles.contains { $0.type == .resource }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Writing the asset symbols of \(target.name)",
                executable: try context.tool(named: "AssetSymbolsTool").url,
                arguments: [output.path, hasBundle ? "module" : "main"] + catalogues.map(\.path),
                inputFiles: files.filter { $0.lastPathComponent == "Contents.json" && $0.path.contains(".xcassets/") },
                outputFiles: [output])
        ]
    }
}
