import Foundation

/// A length that scales with the text size.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a length at the standard text size that scales like the given text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

    /// Creates a length at the standard text size that scales like body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length at the view's text size.
    @MainActor @preconcurrency public var wrappedValue: Value { base * Value(size.factor(relativeTo: style)) }
}

extension ScaledMetric: DynamicProperty {}
