import Foundation

/// Sets an environment value.
public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier, EnvironmentChange {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    @inlinable public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EnvironmentNode(view, in: context) }

    func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
    /// Setting a key path reads first; only part of a value, as in `\.theme.accent`, depends on the rest.
    func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet { scope.setsOnly(Value.self) ? 0 : scope.keysFound }

    func isSame(as other: Self) -> Bool {
        var (old, new) = (value, other.value)
        return keyPath == other.keyPath && TypeDescriptor.of(Value.self).areEqual(&old, &new)
    }
}

/// Changes an environment value in a closure.
public struct _EnvironmentKeyTransformModifier<Value>: PrimitiveModifier, EnvironmentChange {
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EnvironmentNode(view, in: context) }

    func change(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
    func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet { scope.keysFound }
    func isSame(as other: Self) -> Bool { false }
}

extension _EnvironmentKeyTransformModifier: AccessibilityButtonModifier {
    var enablesButtons: Bool {
        guard keyPath as AnyKeyPath == \EnvironmentValues.isEnabled else { return true }
        var values = EnvironmentValues()
        change(&values)
        return values.isEnabled
    }
}

/// Sets the style of text and shapes.
public struct _ForegroundStyleModifier<Style: ShapeStyle>: PrimitiveModifier, EnvironmentChange {
    public var style: Style

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EnvironmentNode(view, in: context) }

    func change(_ values: inout EnvironmentValues) {
        // A level relative to the current style is resolved here: below, the current style is this one.
        if let paint = paintBelowStyleInUse(values) {
            values.foreground = StyleInUse(style: FixedStyle(paint: paint))
        } else {
            values.foreground = StyleInUse(style: style)
        }
    }

    /// The resolved paint, if the style depends on the current one.
    private func paintBelowStyleInUse(_ values: EnvironmentValues) -> _StylePaint? {
        if style is Color { return nil }
        var values = values
        let log = EnvironmentValues.ReadLog()
        let outer = values.log
        values.log = log
        let paint = style._paint(in: values)
        guard log.keys & EnvironmentValues.foregroundBit != 0 else { return nil }
        outer?.keys |= log.keys
        return paint
    }

    func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet { scope.keysFound }

    func isSame(as other: Self) -> Bool {
        var (old, new) = (style, other.style)
        return TypeDescriptor.of(Style.self).areEqual(&old, &new)
    }
}

/// Sets the styles of several hierarchical levels.
struct _ForegroundLevelsModifier: PrimitiveModifier, EnvironmentChange {
    let lower: [any ShapeStyle]

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { EnvironmentNode(view, in: context) }

    func change(_ values: inout EnvironmentValues) {
        // Styles that are hierarchical levels themselves refer to the style around this view.
        var outer = values
        outer.foreground?.lower = []
        let fixed = lower.map { $0 is Color ? $0 : FixedStyle(paint: $0._paint(in: values)) as any ShapeStyle }
        var own = values.foreground ?? StyleInUse(style: HierarchicalShapeStyle.primary)
        own.lower = fixed
        values.foreground = own
    }

    func keysFound(by scope: EnvironmentScope) -> EnvironmentKeySet { scope.keysFound }
    func isSame(as other: Self) -> Bool { false }
}

/// A style that is already resolved.
struct FixedStyle: ShapeStyle {
    let paint: _StylePaint
    func _paint(in environment: EnvironmentValues) -> _StylePaint { paint }
}

extension View {
    // Inlined, as is `modifier`: where the types are known, the runtime need not look them up for each value.
    /// Sets an environment value for this view and its descendants.
    @inlinable @inline(__always) public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value for this view and its descendants.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<V>> {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Sets the default style of text and shapes in this view.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _ForegroundStyleModifier<S>> {
        modifier(_ForegroundStyleModifier(style: style))
    }

    /// Sets the styles of text and shapes in this view at two hierarchical levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(_ForegroundLevelsModifier(lower: [secondary])).foregroundStyle(primary)
    }

    /// Sets the styles of text and shapes in this view at three hierarchical levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_ForegroundLevelsModifier(lower: [secondary, tertiary])).foregroundStyle(primary)
    }

    /// Sets the style that `.background` paints in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// Sets the default colour of text and shapes in this view; nil is the theme's.
    public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _ForegroundStyleModifier<Color>> {
        foregroundStyle(color ?? .primary)
    }

    /// Sets the preferred text size of this view.
    public func dynamicTypeSize(
        _ size: DynamicTypeSize
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<DynamicTypeSize>> {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the preferred text size of this view to a range.
    public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
        _ range: T
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<DynamicTypeSize>> {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let least = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, least), greatest)
        }
    }

    /// Sets whether controls in this view are disabled. A view in a disabled one cannot be enabled again.
    public func disabled(_ disabled: Bool) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
