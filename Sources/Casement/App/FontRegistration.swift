import CasementCore
import CasementSDL
import Foundation

extension Font {
    /// Registers the fonts in a file (OpenType or TrueType) for this program, and returns the names of their families
    /// for `Font.custom(_:size:)`. The result is empty if the file cannot be read as a font.
    ///
    ///     @main struct Reader: App {
    ///         init() { Font.register(Bundle.module.url(forResource: "Literata", withExtension: "ttf")) }
    ///
    ///         var body: some Scene {
    ///             WindowGroup { Text("Chapter one").font(.custom("Literata", size: 20)) }
    ///         }
    ///     }
    ///
    /// SwiftUI has no such call: there, fonts are listed in the bundle. Register fonts before the first text that uses
    /// them: a text that is already visible keeps its fallback font until it is laid out again. Nil, as for a missing
    /// resource, registers nothing.
    @MainActor @discardableResult public static func register(_ file: URL?) -> [String] {
        guard let file else { return [] }
        return SystemTextEngine.registerFonts(in: file.path)
    }
}
