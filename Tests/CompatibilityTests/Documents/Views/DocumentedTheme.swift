import CasementTesting
import SwiftUI
import Testing

// The example of docs/theme.md, verbatim.

private struct Album: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @ScaledMetric private var coverSize = 120.0

    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 12)
                .fill(.tint)
                .strokeBorder(.separator, lineWidth: contrast == .increased ? 2 : 1)
                .frame(width: coverSize, height: coverSize)
                .accessibilityIdentifier("cover")
            Text("Nocturne").font(.headline)
            Text("Chopin").foregroundStyle(.secondary)
        }
        .tint(.indigo)
        .preferredColorScheme(.dark)
    }
}

@MainActor struct DocumentedTheme {
    @Test func theWindowIsDarkAndTheCoverGrowsWithText() throws {
        let host = TestHost { Album() }
        host.update()
        let picture = host.snapshot()
        #expect(picture[2, 2].r < 60, "the whole window is dark")
        let cover = try #require(host.frame("cover"))
        #expect(cover.width == 120)
        let inside = picture[Int(cover.midX), Int(cover.midY)]
        #expect(inside.b > inside.g && inside.b > inside.r, "indigo")
        host.setEnvironment(\.dynamicTypeSize, .xxLarge)
        host.update()
        #expect(try #require(host.frame("cover")).width > 140)
    }

    @Test func highContrastShowsEdges() throws {
        func edge(_ contrast: ColorSchemeContrast) throws -> Int {
            let host = TestHost { Button("Press") {}.accessibilityIdentifier("button") }
            host.setEnvironment(\._colorSchemeContrast, contrast)
            host.update()
            let frame = try #require(host.frame("button"))
            return Int(host.snapshot()[Int(frame.midX), Int(frame.minY)].r)
        }
        #expect(try edge(.increased) < 160)
        #expect(try edge(.standard) > 200)
    }
}
