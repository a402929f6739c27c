import CasementCore

/// The style where none is said: `bordered`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
    public var _erased: _AnyButtonStyle { BorderedButtonStyle()._erased }
}

/// A face of its own behind the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BezelButtonStyle(isProminent: false))
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(BezelButtonStyle(isProminent: false)) }
}

/// A face in the accent colour, for the one thing to do.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BezelButtonStyle(isProminent: true))
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(BezelButtonStyle(isProminent: true)) }
}

/// The label alone, which fades when pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(PlainButtonBodyStyle())
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(PlainButtonBodyStyle()) }
}

/// The label in the accent colour, without a face.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderlessButtonBodyStyle())
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(BorderlessButtonBodyStyle()) }
}

/// The label in the colour of links, underlined under the pointer.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(LinkButtonBodyStyle())
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(LinkButtonBodyStyle()) }
}

/// A small face that is seen under the pointer, for bars of tools and filters.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BarButtonBodyStyle(isAlwaysSeen: false))
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(BarButtonBodyStyle(isAlwaysSeen: false)) }
}

/// A small face, for what bars of tools and filters do.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BarButtonBodyStyle(isAlwaysSeen: true))
    }
    public var _erased: _AnyButtonStyle { _AnyButtonStyle(BarButtonBodyStyle(isAlwaysSeen: true)) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A small face that is seen under the pointer.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A small face.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style where none is said: `bordered`.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A face of its own behind the label.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A face in the accent colour, for the one thing to do.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone, which fades when pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour, without a face.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the colour of links.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
