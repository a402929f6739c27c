/// Readable names of view types: `VStack` instead of `VStack<TupleView<(Text, Button<Text>)>>`.
package enum TypeName {
    /// The type's name without module and generic arguments. A modified view is named after its modifier.
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

    /// The name of the view inside of all modifiers, with its generic arguments if they are short.
    package static func modified(_ type: Any.Type) -> String {
        var name = Substring(_typeName(type, qualified: false))
        while name.hasPrefix("ModifiedContent<") {
            let arguments = name.dropFirst("ModifiedContent<".count).dropLast()
            guard let comma = lastComma(in: arguments) else { break }
            name = arguments[..<comma]
        }
        return name.count <= 60 ? String(name) : String(name.prefix { $0 != "<" })
    }

    /// The comma before the last argument; arguments may have arguments themselves.
    private static func lastComma(in arguments: Substring) -> String.Index? {
        var depth = 0
        for index in arguments.indices.reversed() {
            switch arguments[index] {
            // The arrow of a function type is not a bracket.
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
