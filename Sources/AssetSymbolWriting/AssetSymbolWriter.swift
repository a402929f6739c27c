/// Writes constants for assets: `ImageResource.logo`, `ColorResource.brand`, `Color.brand`.
package struct AssetSymbolWriter {
    /// The bundle, such as ".module".
    private let bundle: String

    package init(bundle: String) { self.bundle = bundle }

    /// The constants of one type, with those of its groups.
    private final class Scope {
        var lines: [(name: String, asset: Asset)] = []
        var groups: [(name: String, scope: Scope)] = []

        func group(_ name: String) -> Scope {
            if let known = groups.first(where: { $0.name == name }) { return known.scope }
            let new = Scope()
            groups.append((name, new))
            return new
        }
    }

    /// The code, and what has no constant.
    package func code(for assets: [Asset]) -> (code: String, warnings: [String]) {
        var warnings: [String] = []
        let images = scope(assets.filter { $0.kind == .image }, &warnings)
        let colors = scope(assets.filter { $0.kind == .color }, &warnings)
        var lines = [
            "// Written by the plugin AssetSymbols from the asset catalogues of the target.", "",
            "import Foundation", "import SwiftUI", "",
            "private let assetBundle = Bundle\(bundle)", "",
        ]
        lines += ["extension ImageResource {"] + body(images, "ImageResource", 1) + ["}", ""]
        lines += ["extension ColorResource {"] + body(colors, "ColorResource", 1) + ["}", ""]
        lines += ["extension Color {"] + shortcuts(colors, "Color") + ["}", ""]
        lines += ["extension ShapeStyle where Self == Color {"] + shortcuts(colors, "Color") + ["}", ""]
        return (lines.joined(separator: "\n"), warnings)
    }

    private func scope(_ assets: [Asset], _ warnings: inout [String]) -> Scope {
        let top = Scope()
        var known: Set<String> = []
        for asset in assets {
            let parts = asset.name.split(separator: "/").map(String.init)
            let groups = parts.dropLast().map { AssetName.type($0) }
            guard let last = parts.last, let name = AssetName.constant(last, of: asset.kind), !groups.contains(nil)
            else {
                warnings.append("the asset \"\(asset.name)\" has no letters of which a constant could be made")
                continue
            }
            let path = groups.compactMap { $0 }
            guard known.insert((path + [name]).joined(separator: ".")).inserted else {
                warnings.append("the asset \"\(asset.name)\" has the constant \(name) of another one")
                continue
            }
            path.reduce(top) { $0.group($1) }.lines.append((name, asset))
        }
        return top
    }

    private func body(_ scope: Scope, _ type: String, _ depth: Int) -> [String] {
        let indent = String(repeating: "    ", count: depth)
        var lines = scope.lines.map { line in
            "\(indent)static let \(line.name) = \(type)(name: \(quoted(line.asset.name)), bundle: assetBundle)"
        }
        for group in scope.groups {
            lines += ["\(indent)enum \(group.name) {"] + body(group.scope, type, depth + 1) + ["\(indent)}"]
        }
        return lines
    }

    /// Constants of colours by themselves, unless SwiftUI has the name.
    private func shortcuts(_ scope: Scope, _ type: String) -> [String] {
        scope.lines.filter { !Self.ownNames.contains($0.name) }.map { line in
            "    static var \(line.name): \(type) { \(type)(ColorResource.\(line.name)) }"
        }
    }

    private static let ownNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accent", "accentColor", "tertiary", "quaternary",
        "quinary", "foreground", "background", "tint", "separator", "selection", "link", "placeholder", "fill",
        "windowBackground",
    ]

    /// A literal. The names of folders are the program's own, but may have quotes.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"": "\\" + String(scalar)
            case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
