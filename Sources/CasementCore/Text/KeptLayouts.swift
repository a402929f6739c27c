/// What a text keeps that changes, or is laid out for several widths.
@MainActor final class KeptLayouts {
    /// The previously shown layout. If nothing shows it any longer, the next layout reuses its memory: a text that
    /// changes every frame allocates nothing.
    @exclusivity(unchecked) var spare: TextLayout?
    @exclusivity(unchecked) private var words: (any TextWords)?
    @exclusivity(unchecked) private var hasAskedForWords = false

    func takeSpare() -> TextLayout? { isKnownUniquelyReferenced(&spare) ? spare.take() : nil }

    func words(of request: TextRequest, _ textEngine: any TextMeasurer) -> (any TextWords)? {
        if !hasAskedForWords {
            hasAskedForWords = true
            words = textEngine.words(of: request)
        }
        return words
    }

    func forgetWords() {
        guard hasAskedForWords else { return }
        words = nil
        hasAskedForWords = false
    }
}
