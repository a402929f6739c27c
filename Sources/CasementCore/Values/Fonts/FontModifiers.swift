extension Font {
    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The font with another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// The font with another width, if its family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font in bold, or in no weight of its own: one whose style is bold by itself has the regular weight then.
    public func bold(_ isActive: Bool) -> Font {
        if isActive { return bold() }
        if case .style(let style) = base, style.metrics.weight >= Weight.semibold.value { return weight(.regular) }
        return with { $0.weight = nil }
    }

    /// The font in italics.
    public func italic() -> Font { italic(true) }

    /// The font in italics, or upright.
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

    /// The monospaced design at the same size and weight.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// The font with digits of equal width, so that changing numbers do not move adjacent content.
    public func monospacedDigit() -> Font { with { $0.hasEvenDigits = true } }

    /// The font with small capitals for all letters, if it has them.
    public func smallCaps() -> Font { with { $0.caps = .small } }

    /// The font with small capitals for lowercase letters, if it has them.
    public func lowercaseSmallCaps() -> Font {
        with { $0.caps = $0.caps == .uppercaseSmall || $0.caps == .small ? .small : .lowercaseSmall }
    }

    /// The font with small capitals for uppercase letters, if it has them.
    public func uppercaseSmallCaps() -> Font {
        with { $0.caps = $0.caps == .lowercaseSmall || $0.caps == .small ? .small : .uppercaseSmall }
    }

    /// The font with another line spacing.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}
