import Foundation

extension _Node {
    /// The nodes from here on, one a line, indented by depth: the type of view without its content, the dynamic properties of
    /// its own, and how many displayables it has.
    package final func dump(indent: Int = 0) -> String {
        var lines: [String] = []
        func add(_ node: _Node, _ depth: Int) {
            let count = node.count == 1 ? "" : " [\(node.count)]"
            lines.append(String(repeating: "  ", count: depth) + node.dumpName + count)
            node.forEachChild { add($0, depth + 1) }
        }
        add(self, indent)
        return lines.joined(separator: "\n")
    }
}

/// Names of view types as a reader wants them: `VStack`, not `VStack<TupleView<(Text, Button<Text>)>>`.
package enum TypeName {
    /// The type's own name, without module and generic arguments. A modified view is named after its modifier.
    package static func short(_ type: Any.Type) -> String {
        let full = _typeName(type, qualified: false)
        guard let open = full.firstIndex(of: "<"), full.hasSuffix(">") else { return full }
        let name = String(full[..<open])
        guard name == "ModifiedContent" else { return name }
        let arguments = full[full.index(after: open)...].dropLast()
        guard let comma = lastComma(in: arguments) else { return name }
        let modifier = arguments[arguments.index(after: comma)...].drop { $0 == " " }
        return String(modifier.prefix { $0 != "<" })
    }

    /// The comma before the last of several arguments, which may have arguments themselves.
    private static func lastComma(in arguments: Substring) -> String.Index? {
        var depth = 0
        for index in arguments.indices.reversed() {
            switch arguments[index] {
            // The arrow of a function type is no bracket.
            case ">" where index > arguments.startIndex && arguments[arguments.index(before: index)] == "-": break
            case ">", ")": depth += 1
            case "<", "(": depth -= 1
            case "," where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
