import CasementCore
import Foundation

/// The looks of a bar. It has no effect.
@MainActor @preconcurrency public class UIBarAppearance {
    /// Creates an appearance.
    public required init() {}
    /// Has no effect.
    public func configureWithDefaultBackground() {}
    /// Has no effect.
    public func configureWithOpaqueBackground() {}
    /// Has no effect.
    public func configureWithTransparentBackground() {}
    /// Has no effect.
    public var backgroundColor: UIColor?
    /// Has no effect.
    public var backgroundImage: UIImage?
    /// Has no effect.
    public var backgroundEffect: UIBlurEffect?
    /// Has no effect.
    public var shadowColor: UIColor?
    /// Has no effect.
    public var shadowImage: UIImage?
    /// The same looks again.
    public func copy() -> Self { self }
}

/// A blurred background. It has no effect: use a `Material`.
public final class UIBlurEffect: Sendable {
    /// How it is blurred.
    public enum Style: Int, Sendable {
        /// A material, by the names of UIKit.
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial, systemThickMaterial, systemChromeMaterial
    }
    /// Creates an effect.
    public init(style: Style) {}
}

/// The looks of navigation bars. It has no effect.
@MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
    /// Has no effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect.
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of navigation bars. It has no effect.
@MainActor @preconcurrency public final class UINavigationBar: UIAppearanceProxy {
    /// Has no effect.
    public var standardAppearance = UINavigationBarAppearance()
    /// Has no effect.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Has no effect.
    public var compactAppearance: UINavigationBarAppearance?
    /// Has no effect.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Has no effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Has no effect.
    public var barTintColor: UIColor?
    /// Has no effect.
    public var isTranslucent = true
    /// Has no effect.
    public var prefersLargeTitles = false
    /// Has no effect.
    public var shadowImage: UIImage?
    /// Has no effect.
    public var backIndicatorImage: UIImage?
    /// Has no effect.
    public var backIndicatorTransitionMaskImage: UIImage?
    /// Has no effect.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: BarMetrics) {}
}

/// The looks of the items of a tab bar. It has no effect.
@MainActor @preconcurrency public final class UITabBarItemStateAppearance {
    init() {}
    /// Has no effect.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect.
    public var iconColor: UIColor?
    /// Has no effect.
    public var badgeBackgroundColor: UIColor?
}

/// The looks of the items of a tab bar. It has no effect.
@MainActor @preconcurrency public final class UITabBarItemAppearance {
    /// Creates an appearance.
    public init() {}
    /// Has no effect.
    public let normal = UITabBarItemStateAppearance()
    /// Has no effect.
    public let selected = UITabBarItemStateAppearance()
    /// Has no effect.
    public let disabled = UITabBarItemStateAppearance()
    /// Has no effect.
    public let focused = UITabBarItemStateAppearance()
}

/// The looks of tab bars. It has no effect.
@MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {
    /// Has no effect.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect.
    public var selectionIndicatorTintColor: UIColor?
}

/// The looks of tab bars. It has no effect.
@MainActor @preconcurrency public final class UITabBar: UIAppearanceProxy {
    /// Has no effect.
    public var standardAppearance = UITabBarAppearance()
    /// Has no effect.
    public var scrollEdgeAppearance: UITabBarAppearance?
    /// Has no effect.
    public var barTintColor: UIColor?
    /// Has no effect.
    public var unselectedItemTintColor: UIColor?
    /// Has no effect.
    public var isTranslucent = true
    /// Has no effect.
    public var backgroundImage: UIImage?
    /// Has no effect.
    public var shadowImage: UIImage?
}

/// The looks of the items of tab bars. It has no effect.
@MainActor @preconcurrency public final class UITabBarItem: UIAppearanceProxy {
    /// Has no effect.
    public var badgeColor: UIColor?
    /// Has no effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// The looks of the items of bars. It has no effect.
@MainActor @preconcurrency public final class UIBarButtonItem: UIAppearanceProxy {
    /// Has no effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// The looks of tool bars. It has no effect.
@MainActor @preconcurrency public final class UIToolbar: UIAppearanceProxy {
    /// Has no effect.
    public var barTintColor: UIColor?
    /// Has no effect.
    public var isTranslucent = true
}
