import Foundation

/// What an environment makes of a text without styles of its own.
final class ResolvedTextEnvironment {
    let shared: SharedTextStyle
    let paint: Paint
    /// What the paint alone cannot show.
    let style: _StylePaint
    /// Who draws texts here.
    let renderer: (any TextRenderer)?
    /// Whether a run has nothing that its font does not say.
    let hasPlainRuns: Bool
    let textCase: _TextCase?
    let contentTransition: ContentTransition
    /// Whether a person can select parts of texts here.
    let isSelectable: Bool
    /// Whether texts show bars for what they say.
    let isRedacted: Bool
    let locale: Locale
    /// Whether literals are shown as they are written, since there is no table of translations.
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
        hasPlainRuns = traits.hasPlainRuns
        textCase = traits.textCase
        contentTransition = environment.contentTransition
        isRedacted = environment.isRedacted
        isSelectable = environment.isTextSelectable && !isRedacted
        (locale, showsLiterals) = (environment.locale, environment.localeFacts.showsLiterals)
    }

    /// Whether texts are drawn step by step.
    var drawsInSteps: Bool { renderer != nil || !style.shadows.isEmpty }

    /// Worked out once for all texts that see the same environment.
    static func of(_ environment: EnvironmentValues) -> ResolvedTextEnvironment {
        environment.derived { ResolvedTextEnvironment($0) }
    }
}
