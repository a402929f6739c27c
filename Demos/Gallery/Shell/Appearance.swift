import Casement

/// What the user has chosen in the settings of the Gallery, in place of the desktop's settings.
struct Appearance: DynamicProperty {
    enum Scheme: String { case system, light, dark }
    enum TextSize: String { case system, small, large, extraLarge, accessible }
    enum Direction: String { case system, leftToRight, rightToLeft }

    @AppStorage("gallery.scheme") var scheme = Scheme.system
    @AppStorage("gallery.textSize") var textSize = TextSize.system
    @AppStorage("gallery.direction") var direction = Direction.system
    @AppStorage("gallery.increasesContrast") var increasesContrast = false
    @AppStorage("gallery.reducesMotion") var reducesMotion = false

    var isDefault: Bool {
        scheme == .system && textSize == .system && direction == .system && !increasesContrast && !reducesMotion
    }

    func reset() {
        (scheme, textSize, direction) = (.system, .system, .system)
        (increasesContrast, reducesMotion) = (false, false)
    }

    fileprivate func typeSize(_ desktop: DynamicTypeSize) -> DynamicTypeSize {
        switch textSize {
        case .system: desktop
        case .small: .small
        case .large: .xLarge
        case .extraLarge: .xxxLarge
        case .accessible: .accessibility2
        }
    }

    fileprivate func layoutDirection(_ desktop: LayoutDirection) -> LayoutDirection {
        switch direction {
        case .system: desktop
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// Applies the user's choices to a window.
struct ChosenAppearance: ViewModifier {
    private let appearance = Appearance()
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\._colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .environment(\.dynamicTypeSize, appearance.typeSize(typeSize))
            .environment(\.layoutDirection, appearance.layoutDirection(direction))
            .environment(\._colorSchemeContrast, appearance.increasesContrast ? .increased : contrast)
            .environment(\.accessibilityReduceMotion, appearance.reducesMotion || reducesMotion)
            .preferredColorScheme(appearance.scheme == .system ? nil : appearance.scheme == .dark ? .dark : .light)
    }
}
