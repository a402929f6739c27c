import Casement
import CasementTesting
import Expectations
import Testing

/// A removed form leaves no texture, not of its cards either.
@MainActor struct FormLeavings {
    @Test(arguments: [true, false]) func nothing(isGrouped: Bool) {
        let form = Form { Section("s") { LabeledContent("a", value: "b") } }
        let host = TestHost {
            if isGrouped { form.formStyle(.grouped) } else { form.formStyle(.columns) }
        }
        host.advance(by: 0.1)
        expect(host.takeStatistics().texturesAlive, equals: (isGrouped ? 4 : 3))
        host.pipeline.tearDown()
        expect(host.takeStatistics().texturesAlive, equals: 0)
    }
}
