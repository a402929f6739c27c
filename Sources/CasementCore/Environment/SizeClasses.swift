/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as on a telephone.
    case compact
    /// Enough for several things side by side, as in a window.
    case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}
private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}

extension EnvironmentValues {
    /// How much room there is from left to right. In windows it is `regular`, unless a view says otherwise.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom. In windows it is `regular`, unless a view says otherwise.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The size of texts by the names that older programs use; see `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}

/// Sizes of texts, as older programs name them; see `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    init(_ size: DynamicTypeSize) {
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        self = Self.allCases[index]
    }

    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }

    /// Whether it is one of the sizes for those who need large texts.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.dynamicTypeSize < right.dynamicTypeSize
    }
}
