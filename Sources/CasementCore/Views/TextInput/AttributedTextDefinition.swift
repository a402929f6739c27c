import Foundation

extension View {
    /// Applies a definition to the texts with attributes in this view, and to the editors of such: they show only the
    /// attributes of its scope, with the values that its constraints make, and give what is typed or pasted these
    /// attributes. A text that the program sets stays in its binding as it is.
    public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View { environment(\.attributedTextRules, AttributedTextRules(definition)) }

    /// Permits only the attributes of a scope.
    public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
        attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
    }

    /// Permits only the attributes of a scope: `\.swiftUI`, for example.
    public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View { attributedTextFormattingDefinition(S.self) }
}
