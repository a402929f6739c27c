import CasementTesting
import Expectations
import Testing

@MainActor struct OtherNamesTests {
    @Test("Names without an effect here leave their views as they are")
    func names() {
        let host = TestHost(width: 300, height: 500) { OtherNames() }
        host.update()
        for text in ["Chart", "Touch", "Wrist", "Hand", "Over", "Services", "Caret", "Bar", "Move", "Blend"] {
            expect(host.find(text: text) != nil, "\(text)")
        }
    }
}
