import Foundation

/// The attributes that an environment gives a text without styles.
final class ResolvedTextEnvironment {
    let shared: SharedTextStyle
    let paint: Paint
    /// The style, for the properties that `paint` alone does not represent.
    let style: _StylePaint
    /// The renderer of texts in this environment.
    let renderer: (any TextRenderer)?
    /// Whether texts are drawn by a `TextDrawing`, part by part.
    let drawsInSteps: Bool
    /// Whether a run has no attributes beyond those of its font.
    let hasPlainRuns: Bool
    let textCase: _TextCase?
    let contentTransition: ContentTransition
    /// Whether the user can select parts of texts.
    let isSelectable: Bool
    /// Whether texts show bars in place of their glyphs.
    let isRedacted: Bool
    private let facts: LocaleFacts
    /// The theme, for the colours of texts that have their own.
    let theme: ThemeVariant
    /// Whether literals are shown unchanged, since there is no table of translations.
    let showsLiterals: Bool

    private init(_ environment: EnvironmentValues) {
        let traits = environment.textTraits.traits
        let font = environment.font ?? .body
        let style = TextStyle(font.request(traits.font, textSize: environment.dynamicTypeSize))
        var paragraph = TextParagraph(traits, environment)
        if font.leading != .standard { paragraph.lineSpacing += font.leading.spacing(size: style.font.size) }
        shared = SharedTextStyle(style: style, paragraph: paragraph, scale: environment.displayScale)
        self.style = environment.foregroundStylePaint
        paint = self.style.paint
        renderer = environment.textRenderer
        drawsInSteps = renderer != nil || !self.style.shadows.isEmpty
        hasPlainRuns = traits.hasPlainRuns
        textCase = traits.textCase
        contentTransition = environment.contentTransition
        isRedacted = environment.isRedacted
        isSelectable = environment.isTextSelectable && !isRedacted
        theme = environment.themeVariant
        facts = environment.localeFacts
        showsLiterals = facts.showsLiterals
    }

    var locale: Locale { facts.locale }

    /// Computed once for all texts with the same environment.
    static func of(_ environment: EnvironmentValues) -> ResolvedTextEnvironment {
        environment.derived { ResolvedTextEnvironment($0) }
    }
}
