import CasementCore
import Foundation

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let content: () -> Content

    public var body: some View { content() }
}

extension WindowValue {
    /// The value as the content of a window reads and changes it.
    fileprivate func binding<Value: Hashable>() -> Binding<Value?> {
        Binding {
            self.value as? Value
        } set: {
            self.value = $0.map { AnyHashable($0) }
        }
    }

    fileprivate func binding<Value: Hashable>(default makeValue: @escaping () -> Value) -> Binding<Value> {
        Binding {
            self.value as? Value ?? makeValue()
        } set: {
            self.value = AnyHashable($0)
        }
    }
}

extension WindowGroup {
    private init<Value, C>(id: String?, title: Text?, content: @escaping (Binding<Value?>) -> C)
    where Content == PresentedWindowContent<Value, C> {
        self.init(
            WindowDescription(.group, id: id, title: title, valueType: Value.self) { value in
                AnyView(Content { content(value.binding()) })
            })
    }

    private init<Value, C>(
        id: String?, title: Text?, makeValue: @escaping () -> Value, content: @escaping (Binding<Value>) -> C
    ) where Content == PresentedWindowContent<Value, C> {
        var window = WindowDescription(.group, id: id, title: title, valueType: Value.self) { value in
            AnyView(Content { content(value.binding(default: makeValue)) })
        }
        window.makeValue = { AnyHashable(makeValue()) }
        self.init(window)
    }
}

// MARK: Windows of values

extension WindowGroup {
    /// Windows that present values of a type; the binding is nil in a window that was opened without one.
    public init<Value, C>(
        for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: nil, title: nil, content: content) }

    /// Windows with a title that present values of a type.
    public init<Value, C>(
        _ title: LocalizedStringKey, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: nil, title: Text(title), content: content) }

    /// Windows with a title that present values of a type.
    @_disfavoredOverload public init<S: StringProtocol, Value, C>(
        _ title: S, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: nil, title: Text(title), content: content) }

    /// Windows with a title that present values of a type.
    public init<Value, C>(
        _ title: Text, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: nil, title: title, content: content) }

    /// Windows that present values of a type, and open by an identifier too.
    public init<Value, C>(
        id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: id, title: nil, content: content) }

    /// Windows with a title that present values of a type, and open by an identifier too.
    public init<Value, C>(
        _ title: LocalizedStringKey, id: String, for type: Value.Type,
        @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: id, title: Text(title), content: content) }

    /// Windows with a title that present values of a type, and open by an identifier too.
    @_disfavoredOverload public init<S: StringProtocol, Value, C>(
        _ title: S, id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: id, title: Text(title), content: content) }

    /// Windows with a title that present values of a type, and open by an identifier too.
    public init<Value, C>(
        _ title: Text, id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> C
    ) where Content == PresentedWindowContent<Value, C> { self.init(id: id, title: title, content: content) }
}

// MARK: Windows with a default value

extension WindowGroup {
    /// Windows that present values of a type; one that is opened without a value presents `defaultValue`.
    public init<Value, C>(
        for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> C,
        defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: nil, title: nil, makeValue: defaultValue, content: content)
    }

    /// Windows with a title that present values of a type; one that is opened without a value presents `defaultValue`.
    public init<Value, C>(
        _ title: LocalizedStringKey, for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value>) -> C, defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: nil, title: Text(title), makeValue: defaultValue, content: content)
    }

    /// Windows with a title that present values of a type; one that is opened without a value presents `defaultValue`.
    @_disfavoredOverload public init<S: StringProtocol, Value, C>(
        _ title: S, for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> C,
        defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: nil, title: Text(title), makeValue: defaultValue, content: content)
    }

    /// Windows with a title that present values of a type; one that is opened without a value presents `defaultValue`.
    public init<Value, C>(
        _ title: Text, for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> C,
        defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: nil, title: title, makeValue: defaultValue, content: content)
    }

    /// Windows that present values of a type, and open by an identifier too; one that is opened without a value
    /// presents `defaultValue`.
    public init<Value, C>(
        id: String, for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> C,
        defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: id, title: nil, makeValue: defaultValue, content: content)
    }

    /// Windows with a title that present values of a type, and open by an identifier too; one that is opened without a
    /// value presents `defaultValue`.
    public init<Value, C>(
        _ title: LocalizedStringKey, id: String, for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value>) -> C, defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: id, title: Text(title), makeValue: defaultValue, content: content)
    }

    /// Windows with a title that present values of a type, and open by an identifier too; one that is opened without a
    /// value presents `defaultValue`.
    @_disfavoredOverload public init<S: StringProtocol, Value, C>(
        _ title: S, id: String, for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value>) -> C, defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: id, title: Text(title), makeValue: defaultValue, content: content)
    }

    /// Windows with a title that present values of a type, and open by an identifier too; one that is opened without a
    /// value presents `defaultValue`.
    public init<Value, C>(
        _ title: Text, id: String, for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value>) -> C, defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, C> {
        self.init(id: id, title: title, makeValue: defaultValue, content: content)
    }
}
