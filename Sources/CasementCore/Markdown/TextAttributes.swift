import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that `Text` supports:
    ///
    ///     var title = AttributedString("Sale")
    ///     title.font = .headline
    ///     title.foregroundColor = .red
    public struct SwiftUIAttributes: AttributeScope {
        /// The key of the font.
        public let font: FontAttribute
        /// The key of the text's colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The key of the background colour.
        public let backgroundColor: BackgroundColorAttribute
        /// The key of the line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The key of the line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The key of the kerning, in points.
        public let kern: KerningAttribute
        /// The key of the tracking, in points.
        public let tracking: TrackingAttribute
        /// The key of the baseline offset, in points; positive values raise the text.
        public let baselineOffset: BaselineOffsetAttribute
        /// The key of the Markdown intent.
        public let inlinePresentationIntent: InlineIntentAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The font of the text.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The background colour of the text, which fills the height of the line.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = _TextLineStyle
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = _TextLineStyle
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Additional space between characters, in points; ligatures are preserved.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.Kern"
        }

        /// Additional space after each character, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.Tracking"
        }

        /// The distance by which the text is raised above the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The name of the attribute in encoded strings.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The Markdown intent of a part of the text. Foundation declares it in another scope.
    public enum InlineIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute in encoded strings, the same as Foundation's.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The scope of SwiftUI's attributes.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The key of a SwiftUI attribute, for access as a property: `string.font`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
