import Foundation

/// The colours of UIKit and AppKit under their names, so that programs that use them are the same here. A colour that differs
/// between light and dark follows the surroundings it is painted in.
public final class UIColor: Hashable, Sendable {
    let color: Color

    /// The same as a colour of SwiftUI.
    public init(_ color: Color) { self.color = color }

    /// Components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    /// Components from 0 to 1, in display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }
    /// Components from 0 to 1, under AppKit's name.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Components from 0 to 1, under AppKit's name.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A grey, 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
    /// Hue, saturation and brightness, 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }
    /// The colour of a `CGColor`.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// What a closure makes for light and for dark surroundings. It is asked once for each, at once.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        self.init(Color(light: light.components(in: .light), dark: dark.components(in: .dark)))
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        func with(_ theme: ThemeVariant) -> Color.Components {
            var components = color.components(in: theme)
            components.alpha = Float(alpha)
            return components
        }
        return UIColor(Color(light: with(.light), dark: with(.dark)))
    }

    /// The components in light surroundings.
    public var cgColor: CGColor { CGColor(color.components(in: .light)) }

    /// Writes the components in light surroundings; always possible.
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

    /// Of the components in light surroundings.
    public var redComponent: CGFloat { CGFloat(color.components(in: .light).red) }
    /// Of the components in light surroundings.
    public var greenComponent: CGFloat { CGFloat(color.components(in: .light).green) }
    /// Of the components in light surroundings.
    public var blueComponent: CGFloat { CGFloat(color.components(in: .light).blue) }
    /// Of the components in light surroundings.
    public var alphaComponent: CGFloat { CGFloat(color.components(in: .light).alpha) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// AppKit's name for the same.
public typealias NSColor = UIColor

/// What a dynamic `UIColor` is asked for.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Surroundings of that look.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

/// Light or dark, under UIKit's name.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified, light, dark
}

extension Color {
    /// The colour of a `UIColor` or `NSColor`: `Color(.systemBackground)`.
    public init(_ color: UIColor) { self = color.color }
    /// The colour of a `UIColor`.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// The colour of an `NSColor`.
    public init(nsColor: NSColor) { self = nsColor.color }
}
