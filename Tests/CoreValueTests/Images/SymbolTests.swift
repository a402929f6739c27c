import CoreTesting
import Expectations
import HostSupport
import Testing

/// Symbols: their sizes, positions, variants and colours.
@MainActor struct SymbolTests {
    private func frame(_ view: some View, scale: CGFloat = 1) -> CGRect {
        TestHost(width: 200, height: 200, scale: scale) { view.accessibilityIdentifier("s") }.frame("s") ?? .null
    }

    /// The drawn area, in full pixels.
    private func ink(_ view: some View) -> Double {
        let image = TestHost(width: 60, height: 60, scale: 2) { view.foregroundStyle(.black).background(.white) }
        let bitmap = image.snapshot()
        var sum = 0.0
        for y in 0..<120 {
            for x in 0..<120 where bitmap.rgb(x, y) != windowColor { sum += Double(255 - bitmap.rgb(x, y)[0]) / 255 }
        }
        return sum
    }

    @Test("a symbol grows with the font and the image scale")
    func sizes() {
        let symbol = Image(systemName: "star")
        let body = frame(symbol).size
        expect(body.height, equals: 17)
        expect(frame(symbol.font(.system(size: 28))).height, equals: 33)
        expect(frame(symbol.imageScale(.large)).height > body.height)
        expect(frame(symbol.imageScale(.small)).height < body.height)
        expect(frame(symbol.font(.title)).width > body.width)
        expect(frame(Image(systemName: "chevron.right")).width < body.width)
    }

    @Test("forward and backward follow the direction of reading, but not those of players")
    func direction() {
        func picture(_ name: String, _ direction: LayoutDirection) -> Bitmap {
            let host = TestHost(width: 40, height: 40) { Image(systemName: name) }
            // A live change, as of the desktop's language.
            host.settle()
            host.setEnvironment(\.layoutDirection, direction)
            host.settle()
            return host.snapshot()
        }
        expect(picture("chevron.forward", .leftToRight), equals: picture("chevron.right", .leftToRight))
        expect(picture("chevron.forward", .rightToLeft), equals: picture("chevron.left", .leftToRight))
        expect(picture("chevron.backward", .rightToLeft), equals: picture("chevron.right", .leftToRight))
        expect(picture("arrow.forward", .rightToLeft), equals: picture("arrow.left", .leftToRight))
        expect(picture("chevron.right", .rightToLeft), equals: picture("chevron.right", .leftToRight))
        expect(picture("forward.fill", .rightToLeft), equals: picture("forward.fill", .leftToRight))
    }

    @Test("a symbol is centred on the height of capital letters")
    func baseline() {
        let host = TestHost(width: 200, height: 100) {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "circle").accessibilityIdentifier("s")
                Text("H").accessibilityIdentifier("t")
            }
        }
        let symbol = host.frame("s") ?? .null, text = host.frame("t") ?? .null
        // Inter: capitals are 0.73 of the size, the baseline 0.97 below the top.
        let middleOfCapital = text.minY + 14 * (0.97 - 0.73 / 2)
        expect(abs(symbol.midY - middleOfCapital) < 1)
    }

    @Test("all our own drawings can be parsed, and none is empty or exceeds its square")
    func own() {
        expect(SymbolLibrary.ownNames.count > 200)
        for name in SymbolLibrary.ownNames {
            let drawn = frame(Image(systemName: name))
            expect(
                drawn.width >= 6 && drawn.width <= 21 && drawn.height >= 17 && drawn.height < 21, "\(name) \(drawn)")
            expect(ink(Image(systemName: name)) > 3, "\(name)")
        }
    }

    @Test("heavier fonts draw thicker strokes")
    func weights() {
        let symbol = Image(systemName: "plus")
        let weights: [Font.Weight] = [.light, .regular, .bold, .black]
        let inks = weights.map { ink(symbol.fontWeight($0)) }
        expect(inks == inks.sorted() && inks[0] * 1.5 < inks[3])
    }

    @Test("variants fill, enclose and cross out")
    func variants() {
        let symbol = Image(systemName: "bell")
        expect(ink(symbol.symbolVariant(.fill)) > ink(symbol) * 1.4)
        expect(frame(symbol.symbolVariant(.circle)).width > frame(symbol).width)
        expect(ink(symbol.symbolVariant(.slash)) != ink(symbol))
        expect(frame(symbol.symbolVariant(.fill)), equals: frame(Image(systemName: "bell.fill")))
        expect(
            ink(symbol.symbolVariant(.circle).symbolVariant(.fill)), equals: ink(Image(systemName: "bell.circle.fill")))
        expect(ink(Image(systemName: "plus.circle.fill")) > ink(Image(systemName: "plus.circle")) * 1.5)
        // No fill variant: the symbol is unchanged.
        expect(ink(Image(systemName: "checkmark").symbolVariant(.fill)), equals: ink(Image(systemName: "checkmark")))
    }

    @Test("background layers are fainter with hierarchical rendering")
    func hierarchical() {
        let symbol = Image(systemName: "bell.circle.fill")
        let whole = ink(symbol), layered = ink(symbol.symbolRenderingMode(.hierarchical))
        expect(layered < whole * 0.95 && layered > whole * 0.3)
    }

    @Test("a resizable symbol fills its frame")
    func resizable() {
        expect(
            frame(Image(systemName: "star").resizable().frame(width: 40, height: 30)),
            equals: CGRect(x: 80, y: 85, width: 40, height: 30))
    }

    @Test("an unknown symbol shows a placeholder and a warning")
    func unknown() {
        var messages: [String] = []
        RuntimeWarning.onIssue = { messages.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        let host = TestHost(width: 60, height: 60) { Image(systemName: "no.such.symbol.\(UUID().uuidString)") }
        let bitmap = host.snapshot()
        expect((20..<40).contains { bitmap.rgb($0, 30) != windowColor })
        expect(messages.count == 1 && messages.first?.contains("no.such.symbol") == true)
    }

    @Test("another colour redraws no symbol, another string changes it in place")
    func changes() {
        let name = Box("star"), color = Box(Color.red)
        let host = TestHost.live { VStack { Image(systemName: name.value).foregroundStyle(color.value) } }
        host.update()
        _ = host.takeLines()
        let tinted = host.statistics { color.value = .blue }
        expect(tinted.rasterisedPixels == 0 && tinted.texturesCreated == 0)
        expect(host.takeLines(), equals: ["Changed displayable at 0"])
        let other = host.statistics { name.value = "star.fill" }
        expect(other.texturesUpdated == 1 && other.texturesCreated == 0)
        expect(host.takeLines(), equals: ["Changed displayable at 0"])
    }

    @Test("Letters are symbols in circles and squares, each a drawing of its own") func letters() {
        RuntimeWarning.onIssue = { Issue.record("\($0)") }
        defer { RuntimeWarning.onIssue = nil }
        func picture(_ name: String) -> Bitmap {
            TestHost(width: 40, height: 40) { Image(systemName: name).font(.system(size: 24)) }.snapshot()
        }
        for form in ["circle", "circle.fill", "square", "square.fill"] {
            let pictures = "abcdefghijklmnopqrstuvwxyz".map { picture("\($0).\(form)") }
            for (index, one) in pictures.enumerated() {
                for other in pictures[..<index] where other == one {
                    Issue.record("letter \(index) in \(form) looks like another")
                }
            }
        }
        expect(picture("calendar.badge.exclamationmark") != picture("calendar"))
    }

    @Test("With the mode gradient a symbol is lighter at its top, but a gradient of the program stays")
    func colorModes() {
        func rows(_ symbol: some View) -> [[Int]] {
            let host = TestHost(width: 40, height: 40) {
                symbol.font(.system(size: 30)).foregroundStyle(Color(red: 0.8, green: 0, blue: 0))
            }
            let picture = host.snapshot()
            return [12, 28].map { picture.rgb(20, $0) }
        }
        let symbol = Image(systemName: "square.fill")
        let flat = rows(symbol)
        expect(flat[0] == flat[1])
        let own = rows(symbol.symbolColorRenderingMode(.gradient))
        expect(own[0] != own[1] && own[0][1] > own[1][1])
        expect(rows(AnyView(symbol).symbolColorRenderingMode(.gradient)), equals: own)
        expect(rows(symbol.symbolColorRenderingMode(.flat).symbolColorRenderingMode(.gradient)), equals: own)
        expect(rows(AnyView(symbol.symbolColorRenderingMode(.flat)).symbolColorRenderingMode(.gradient)), equals: flat)
        func striped(_ symbol: some View) -> [Int] {
            TestHost(width: 40, height: 40) {
                symbol.font(.system(size: 30))
                    .foregroundStyle(.linearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
            }.snapshot().rgb(20, 14)
        }
        expect(striped(symbol.symbolColorRenderingMode(.gradient)), equals: striped(symbol))
    }
}
