import Foundation

/// A length that grows and shrinks with the size of text.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// A length at the standard text size, which grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

    /// A length at the standard text size, which grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the text size that holds where the view stands.
    @MainActor @preconcurrency public var wrappedValue: Value { base * Value(size.factor(relativeTo: style)) }
}

extension ScaledMetric: DynamicProperty {}
