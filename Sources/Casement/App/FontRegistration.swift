import CasementCore
import CasementSDL
import Foundation

extension Font {
    /// Makes the fonts in a file (OpenType or TrueType) known to this program, under the names that are returned: those of their
    /// families, for `Font.custom(_:size:)`. None where the file cannot be read as a font.
    ///
    ///     @main struct Reader: App {
    ///         init() { Font.register(Bundle.module.url(forResource: "Literata", withExtension: "ttf")) }
    ///
    ///         var body: some Scene {
    ///             WindowGroup { Text("Chapter one").font(.custom("Literata", size: 20)) }
    ///         }
    ///     }
    ///
    /// SwiftUI has no such call: there fonts are listed in the bundle. Register them before the first text that uses them: a text
    /// that is shown already keeps the font that stood in until it is laid out again. Nil, as where a resource is missing,
    /// registers nothing.
    @MainActor @discardableResult public static func register(_ file: URL?) -> [String] {
        guard let file else { return [] }
        return SystemTextEngine.registerFonts(in: file.path)
    }
}
