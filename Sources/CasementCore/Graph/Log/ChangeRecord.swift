import Foundation

/// What changed for a node since the last run of its body. Kept only for nodes whose body calls `_printChanges()`.
@MainActor package final class ChangeRecord {
    var hasNewValue = false
    /// Environment keys whose values changed.
    var keys: EnvironmentKeySet = 0
    /// Whether something changed that belongs to no property of the view, such as an observed object in a global
    /// variable.
    @exclusivity(unchecked) var hasOtherCause = false
    private var sources: [ObjectIdentifier] = []

    func note(_ source: DependencySource) { sources.append(ObjectIdentifier(source)) }

    package func has(_ source: DependencySource) -> Bool { sources.contains(ObjectIdentifier(source)) }

    func clear() {
        (hasNewValue, keys, hasOtherCause) = (false, 0, false)
        sources.removeAll()
    }

    /// Describes the changes in SwiftUI's words: `@self` for the view's value, `@identity` for a new view, the names of
    /// properties, and `@dependencies` for the rest.
    static func describe(_ record: ChangeRecord?, isFirst: Bool, properties: [String]) -> [String] {
        if isFirst { return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties }
        guard let record else { return [] }
        let isSelf = record.hasNewValue ? ["@self"] : []
        let isUnnamed = record.hasOtherCause || (!record.sources.isEmpty && properties.isEmpty)
        return isSelf + properties + (isUnnamed ? ["@dependencies"] : [])
    }
}

extension ViewGraph {
    /// Describes the changes for the current body, such as `V: @self, _name changed.`
    package static func describeChanges(of type: Any.Type) -> String? {
        guard let changes = reader?.takeChanges() else { return nil }
        let name = _typeName(type, qualified: false)
        return changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Prints why this view's body runs; call it in the body.
    ///
    /// It prints `@self` for new inputs, `@identity` for a new view, and the names of the dynamic properties that
    /// changed. The first run lists all of them; later runs only those that changed.
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text(name)
    ///     }
    public static func _printChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) { print(line) }
    }

    /// Like `_printChanges()`, but writes to standard error.
    public static func _logChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) {
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
    }
}

extension ViewModifier {
    /// Prints why this modifier's body runs; call it in the body. See `View._printChanges()`.
    public static func _printChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) { print(line) }
    }

    /// Like `_printChanges()`, but writes to standard error.
    public static func _logChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) {
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
    }
}
