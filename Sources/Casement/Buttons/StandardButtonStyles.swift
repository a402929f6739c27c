import CasementCore

extension AnyStyle where Configuration == ButtonStyleConfiguration {
    private static let prominent = BezelButtonStyle(isProminent: true).erased
    private static let plain = PlainButtonBodyStyle().erased
    private static let borderless = BorderlessButtonBodyStyle().erased
    private static let link = LinkButtonBodyStyle().erased
    private static let bar = BarButtonBodyStyle(isAlwaysSeen: false).erased
    private static let barAction = BarButtonBodyStyle(isAlwaysSeen: true).erased

    /// The appearance of a standard style; nil for the styles of programs. It compares types, which costs less than a
    /// cast to a protocol in the bodies that set styles.
    static func standard(_ style: any PrimitiveButtonStyle.Type) -> AnyStyle<ButtonStyleConfiguration>? {
        if style == BorderedButtonStyle.self || style == DefaultButtonStyle.self { return Configuration.defaultStyle }
        if style == BorderedProminentButtonStyle.self { return prominent }
        if style == PlainButtonStyle.self { return plain }
        if style == BorderlessButtonStyle.self { return borderless }
        if style == LinkButtonStyle.self { return link }
        if style == AccessoryBarButtonStyle.self { return bar }
        if style == AccessoryBarActionButtonStyle.self { return barAction }
        return nil
    }
}

/// The default style: `bordered`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates a default button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: `bordered`.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label on a bezel.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates a bordered button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BezelButtonStyle(isProminent: false))
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a bezel.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label on a bezel in the accent colour, for the main action.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates a bordered prominent button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BezelButtonStyle(isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on a bezel in the accent colour, for the main action.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label alone, which fades when pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates a plain button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(PlainButtonBodyStyle())
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone, which fades when pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the accent colour, without a bezel.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates a borderless button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderlessButtonBodyStyle())
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour, without a bezel.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label in the colour of links, underlined while the pointer is over it.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates a link button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(LinkButtonBodyStyle())
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the colour of links, underlined while the pointer is over it.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A small bezel that is visible under the pointer, for tool and filter bars.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// Creates an accessory bar button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BarButtonBodyStyle(isAlwaysSeen: false))
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A small bezel that is visible under the pointer, for tool and filter bars.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A small bezel, for actions in tool and filter bars.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// Creates an accessory bar action button style.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BarButtonBodyStyle(isAlwaysSeen: true))
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A small bezel, for actions in tool and filter bars.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
