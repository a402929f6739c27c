/// Expands `@Entry var name: Type = default` in an extension of `EnvironmentValues` or another set of values by key to
/// a key for the value and the property's accessors.
enum EntryMacro {
    /// The types that can be extended, with the protocol of their keys.
    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    static func expand(_ request: Request.AttachedMacro) -> Answer {
        let source = request.declSyntax
        func error(_ message: String, at offset: Int) -> Answer {
            .error(message, fileName: source.location.fileName, offset: source.location.offset + offset)
        }
        let start = VariableDeclaration.start(of: source.source)
        guard let keyProtocol = request.lexicalContext?.first.flatMap({ keyProtocol(extending: $0.source) }) else {
            return error(
                "@Entry is for properties in an extension of EnvironmentValues, Transaction or ContainerValues",
                at: start)
        }
        guard let variable = VariableDeclaration(source.source) else {
            return error("@Entry is for a variable, as in '@Entry var name: Type = value'", at: start)
        }
        guard !variable.hasAccessors else {
            return error("@Entry makes the accessors of '\(variable.name)'; it can have none of its own", at: start)
        }
        guard variable.value != nil || variable.isOptional else {
            return error("'\(variable.name)' needs a default value, as in '= value', or an optional type", at: start)
        }
        switch request.macroRole {
        case "accessor": return .source(accessors(of: variable))
        case "peer": return .source(key(of: variable, keyProtocol))
        default: return .source("")
        }
    }

    private static func keyProtocol(extending source: String) -> String? {
        let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let index = words.firstIndex(of: "extension") else { return nil }
        // The name may follow its module's.
        return words[(index + 1)...].prefix(2).lazy.compactMap { keyProtocols[$0] }.first
    }

    private static func accessors(of variable: VariableDeclaration) -> String {
        """
        get { self[\(variable.keyName).self] }
        set { self[\(variable.keyName).self] = newValue }
        """
    }

    private static func key(of variable: VariableDeclaration, _ keyProtocol: String) -> String {
        let value = variable.value ?? "nil"
        guard let type = variable.type else {
            return """
                private struct \(variable.keyName): \(keyProtocol) {
                    static let defaultValue = \(value)
                }
                """
        }
        return """
            private struct \(variable.keyName): \(keyProtocol) {
                typealias Value = \(type)
                static var defaultValue: Value {
                    let value: Value = \(value)
                    return value
                }
            }
            """
    }
}

extension VariableDeclaration {
    fileprivate var keyName: String { "__Key_" + name.filter { $0 != "`" } }
}
