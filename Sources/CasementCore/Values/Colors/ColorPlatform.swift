import Foundation

/// UIKit's and AppKit's colour class, so that programs that use it run unchanged. Dynamic colours follow the appearance
/// in which they are painted.
public final class UIColor: Hashable, Sendable {
    let color: Color

    /// Creates a colour from a SwiftUI colour.
    public init(_ color: Color) { self.color = color }

    /// Creates a colour from sRGB components of 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    /// Creates a colour from Display P3 components of 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }
    /// Creates a colour from sRGB components of 0 to 1; AppKit's initializer.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour from sRGB components of 0 to 1; AppKit's initializer.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a grey, 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
    /// Creates a colour from hue, saturation and brightness, each 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }
    /// Creates a colour from a `CGColor`.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Creates a dynamic colour. The closure is called immediately, once for the light and once
    /// for the dark appearance.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        self.init(Color(light: light.components(in: .light), dark: dark.components(in: .dark)))
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func with(_ theme: ThemeVariant) -> Color.Components {
            var components = color.components(in: theme)
            components.alpha = Float(alpha)
            return components
        }
        return UIColor(Color(light: with(.light), dark: with(.dark)))
    }

    /// The components in the light appearance.
    public var cgColor: CGColor { CGColor(color.components(in: .light)) }

    /// Writes the components in the light appearance; always returns true.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = color.components(in: .light)
        red?.pointee = CGFloat(components.red)
        green?.pointee = CGFloat(components.green)
        blue?.pointee = CGFloat(components.blue)
        alpha?.pointee = CGFloat(components.alpha)
        return true
    }

    /// The red component in the light appearance.
    public var redComponent: CGFloat { CGFloat(color.components(in: .light).red) }
    /// The green component in the light appearance.
    public var greenComponent: CGFloat { CGFloat(color.components(in: .light).green) }
    /// The blue component in the light appearance.
    public var blueComponent: CGFloat { CGFloat(color.components(in: .light).blue) }
    /// The opacity in the light appearance.
    public var alphaComponent: CGFloat { CGFloat(color.components(in: .light).alpha) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// AppKit's name of `UIColor`.
public typealias NSColor = UIColor

/// The traits passed to the closure of a dynamic `UIColor`.
public struct UITraitCollection: Hashable, Sendable {
    /// The light or dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Creates traits with an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// The light or dark appearance, as in UIKit.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// No appearance, the light or the dark one.
    case unspecified, light, dark
}

extension Color {
    /// Creates a colour from a `UIColor` or `NSColor`: `Color(.systemBackground)`.
    public init(_ color: UIColor) { self = color.color }
    /// Creates a colour from a `UIColor`.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// Creates a colour from an `NSColor`.
    public init(nsColor: NSColor) { self = nsColor.color }
}
