extension Font {
    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The same font in a weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// The same font in a width, where its family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// The same font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The same font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// The monospaced design at the same size and weight.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// The same font with digits that are all equally wide, so that numbers that change do not move what stands beside them.
    public func monospacedDigit() -> Font { with { $0.hasEvenDigits = true } }

    /// The same font with small capitals in the place of all letters, where it has them.
    public func smallCaps() -> Font { with { $0.caps = .small } }

    /// The same font with small capitals in the place of lowercase letters, where it has them.
    public func lowercaseSmallCaps() -> Font {
        with { $0.caps = $0.caps == .uppercaseSmall || $0.caps == .small ? .small : .lowercaseSmall }
    }

    /// The same font with small capitals in the place of uppercase letters, where it has them.
    public func uppercaseSmallCaps() -> Font {
        with { $0.caps = $0.caps == .lowercaseSmall || $0.caps == .small ? .small : .uppercaseSmall }
    }

    /// The same font with another distance between its lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}
