import CasementCore
import Foundation

extension _TextInput {
    /// The text of a value, converted with a format in both directions.
    fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        self.init(
            "TextField",
            .value(read: { format.following($0).format(value.wrappedValue) }) { text, locale in
                guard let new = try? format.following(locale).parseStrategy.parse(text) else { return }
                value.wrappedValue = new
            })
    }

    /// The text of an optional value: nil is an empty text, and a text that cannot be parsed is nil.
    fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        self.init(
            "TextField",
            .value(read: { value.wrappedValue.map(format.following($0).format) ?? "" }) { text, locale in
                value.wrappedValue = text.isEmpty ? nil : try? format.following(locale).parseStrategy.parse(text)
            })
    }

    fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self.init(
            "TextField",
            .value(read: { _ in formatter.string(for: value.wrappedValue) ?? "" }) { text, _ in
                guard let new: V = formatter.value(text) else { return }
                value.wrappedValue = new
            })
    }
}

extension FormatStyle {
    /// The style in a locale, unless it already has one.
    func following(_ locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
    }
}

extension Formatter {
    /// The value of a text; nil if it is not valid for the type, or if the formatter cannot parse.
    fileprivate func value<V>(_ text: String) -> V? {
        switch self {
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: text) else { return nil }
            let kinds: [Any] = [
                number, number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
                number.decimalValue, number.int64Value, number.uintValue, number.int32Value,
            ]
            for kind in kinds { if let value = kind as? V { return value } }
            return nil
        case let dates as DateFormatter: return dates.date(from: text) as? V
        default: return text as? V
        }
    }
}

extension TextField where Label == Text {
    /// A field for a value that a format writes and parses, with a title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(_TextInput(value, format), label: Text(titleKey), title: Text(titleKey), prompt: prompt)
    }

    /// A field for a value that a format writes and parses, with a title.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(_TextInput(value, format), label: Text(title), title: Text(title), prompt: prompt)
    }

    /// A field for an optional value that a format writes and parses; it is empty if the value is nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(_TextInput(value, format), label: Text(titleKey), title: Text(titleKey), prompt: prompt)
    }

    /// A field for an optional value that a format writes and parses; it is empty if the value is nil.
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(_TextInput(value, format), label: Text(title), title: Text(title), prompt: prompt)
    }

    /// A field for a value that a formatter writes; number and date formatters also parse it.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(_TextInput(value, formatter), label: Text(titleKey), title: Text(titleKey), prompt: prompt)
    }

    /// A field for a value that a formatter writes; number and date formatters also parse it.
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(_TextInput(value, formatter), label: Text(title), title: Text(title), prompt: prompt)
    }

    /// A field for a value that calls `onCommit` when Return is pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        input.onCommit = onCommit
    }

    /// A field for a value that reports when editing begins and ends, and calls `onCommit` when Return is pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        (input.onEditingChanged, input.onCommit) = (onEditingChanged, onCommit)
    }
}

extension TextField {
    /// A field for a value that a format writes and parses, with a custom label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let label = label()
        self.init(_TextInput(value, format), label: label, title: label as? Text, prompt: prompt)
    }

    /// A field for an optional value that a format writes and parses, with a custom label; it is
    /// empty if the value is nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let label = label()
        self.init(_TextInput(value, format), label: label, title: label as? Text, prompt: prompt)
    }

    /// A field for a value that a formatter writes, with a custom label.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        let label = label()
        self.init(_TextInput(value, formatter), label: label, title: label as? Text, prompt: prompt)
    }
}
