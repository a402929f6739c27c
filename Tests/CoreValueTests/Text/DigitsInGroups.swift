import CoreTesting
import Expectations
import HostSupport
import Testing

/// Numbers in a script of their own, in groups of the opposite layout direction.
@MainActor struct DigitsInGroups {
    private func picture(
        _ text: String, outer: LayoutDirection, inner: LayoutDirection, isLoose: Bool
    ) -> Set<[Int]> {
        let host = TestHost(width: 120, height: 40) {
            HStack(spacing: 0) {
                Text(verbatim: text).monospacedDigit().lineLimit(1).padding(.trailing, isLoose ? 10 : 0)
            }
            .environment(\.layoutDirection, inner)
            .fixedSize()
            .environment(\.layoutDirection, outer)
        }
        host.update()
        let bitmap = host.snapshot()
        var ink: Set<[Int]> = []
        for y in 0..<40 { for x in 0..<120 where bitmap[x, y].r < 200 { ink.insert([x, y]) } }
        let left = ink.map { $0[0] }.min() ?? 0
        return Set(ink.map { [$0[0] - left, $0[1]] })
    }

    @Test(arguments: ["٢٢", "١٢/٣", "22", "۱۴۰۵", "‏٢٢", "ص"])
    func exactlyEnoughSpaceTruncatesNothing(text: String) {
        for outer in [LayoutDirection.leftToRight, .rightToLeft] {
            for inner in [LayoutDirection.leftToRight, .rightToLeft] {
                let loose = picture(text, outer: outer, inner: inner, isLoose: true)
                let tight = picture(text, outer: outer, inner: inner, isLoose: false)
                expect(!loose.isEmpty && tight == loose, "\(text) \(outer) \(inner)")
            }
        }
    }
}
