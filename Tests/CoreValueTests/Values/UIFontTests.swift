import CoreTesting
import Expectations
import Testing

/// Fonts with UIKit's names.
struct UIFontTests {
    @Test("fonts of UIKit are those of views")
    func fonts() throws {
        expect(Font(UIFont.systemFont(ofSize: 20, weight: .semibold)), equals: .system(size: 20, weight: .semibold))
        expect(Font(UIFont.boldSystemFont(ofSize: 9)), equals: .system(size: 9, weight: .bold))
        expect(Font(UIFont.preferredFont(forTextStyle: .title1)), equals: .system(.title))
        expect(Font(try require(UIFont(name: "Inter", size: 12))), equals: .custom("Inter", fixedSize: 12))
        expect(UIFont(name: "", size: 12) == nil)
    }

    @Test("another size changes nothing else")
    func sizes() {
        let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold)
        expect(code.withSize(20), equals: UIFont.monospacedSystemFont(ofSize: 20, weight: .bold))
        expect(code.withSize(20).pointSize == 20 && code.pointSize == 12)
        let title = UIFont.preferredFont(forTextStyle: .title3)
        expect(title.pointSize == 17 && title.withSize(30).pointSize == 30)
    }
}
