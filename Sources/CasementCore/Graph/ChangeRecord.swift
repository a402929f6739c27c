import Foundation

/// What changed for a node since the last run of its body. Kept only for nodes whose body asks, with `_printChanges()`.
@MainActor package final class ChangeRecord {
    var hasNewValue = false
    /// Keys of the environment with other values.
    var keys: EnvironmentKeySet = 0
    /// Something that no property of the view stands for, such as an observed object in a global variable.
    var hasOtherCause = false
    private var sources: [ObjectIdentifier] = []

    func note(_ source: DependencySource) { sources.append(ObjectIdentifier(source)) }

    package func has(_ source: DependencySource) -> Bool { sources.contains(ObjectIdentifier(source)) }

    func clear() {
        (hasNewValue, keys, hasOtherCause) = (false, 0, false)
        sources.removeAll()
    }

    /// In the words of SwiftUI: `@self` for the view's value, `@identity` for a new one, the names of properties,
    /// `@dependencies` for the rest.
    static func describe(_ record: ChangeRecord?, isFirst: Bool, properties: [String]) -> [String] {
        if isFirst { return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties }
        guard let record else { return [] }
        let isSelf = record.hasNewValue ? ["@self"] : []
        let isUnnamed = record.hasOtherCause || (!record.sources.isEmpty && properties.isEmpty)
        return isSelf + properties + (isUnnamed ? ["@dependencies"] : [])
    }
}

extension ViewGraph {
    /// `V: @self, _name changed.`, for the body that runs now.
    package static func describeChanges(of type: Any.Type) -> String? {
        guard let changes = reader?.takeChanges() else { return nil }
        let name = _typeName(type, qualified: false)
        return changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
    }
}

extension View {
    /// Prints what made this view's body run, when called in it: `@self` for new inputs, `@identity` for a new view, and the
    /// names of the dynamic properties that changed. From the second run on; the first names them all.
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text(name)
    ///     }
    public static func _printChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) { print(line) }
    }

    /// The same as `_printChanges()`, on standard error.
    public static func _logChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) {
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
    }
}

extension ViewModifier {
    /// Prints what made this modifier's body run, when called in it; see `View._printChanges()`.
    public static func _printChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) { print(line) }
    }

    /// The same as `_printChanges()`, on standard error.
    public static func _logChanges() {
        if let line = ViewGraph.describeChanges(of: Self.self) {
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
    }
}
