import CasementCore
import Expectations
import Testing

@testable import CasementSDL

/// Which files fontconfig names for fonts.
struct FontFinderTests {
    @Test("The files that are found in advance are those that a search finds, for labels and for buttons")
    func usual() throws {
        for weight in [400, 500] {
            let style = FontStyle(FontRequest(size: 17, weight: weight))
            let known = try require(
                FontFinder.usual.first { $0.style == style }?.file, "fonts-inter is installed")
            expect(FontFinder.search(family: "Inter", style: style), equals: known)
            expect(FontFinder.file(family: "Inter", style: style), equals: known)
        }
        expect(FontFinder.usual.count, equals: 2)
        // Another family, width or slant is none of them.
        var style = FontStyle(FontRequest(size: 17, isItalic: true))
        expect(FontFinder.file(family: "Inter", style: style)?.path != FontFinder.usual.first?.file.path)
        style.isItalic = false
        let other = FontFinder.file(family: "DejaVu Sans", style: style)
        expect(other?.family, equals: "DejaVu Sans")
        expect(FontFinder.file(family: "no such family", style: style) == nil)
    }
}
