import CasementCore
import Expectations
import Testing

@testable import CasementSDL

/// Which files fontconfig names for fonts.
struct FontFinderTests {
    @Test("Answers that are known are those of a search, for labels and for buttons")
    func known() throws {
        for weight in [400, 500] {
            let style = FontStyle(FontRequest(size: 17, weight: weight))
            let found = try require(FontFinder.search(family: "Inter", style: style), "fonts-inter is installed")
            for _ in 0..<2 { expect(FontFinder.file(family: "Inter", style: style), equals: found) }
        }
        // Another family, width or slant is none of them.
        var style = FontStyle(FontRequest(size: 17, isItalic: true))
        let upright = FontStyle(FontRequest(size: 17))
        expect(
            FontFinder.file(family: "Inter", style: style)?.path
                != FontFinder.file(family: "Inter", style: upright)?.path)
        style.isItalic = false
        for _ in 0..<2 {
            expect(FontFinder.file(family: "DejaVu Sans", style: style)?.family, equals: "DejaVu Sans")
            expect(FontFinder.file(family: "no such family", style: style) == nil)
        }
    }
}
