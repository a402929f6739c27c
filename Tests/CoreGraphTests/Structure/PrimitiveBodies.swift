import CoreTesting
import Expectations
import HostSupport
import Testing

/// Primitive views have no body.
struct PrimitiveBodies {
    @Test("reading a primitive view's body stops with a message that names it")
    func view() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Text("a").body }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("Text is a primitive view"), "\(message)")
    }

    @Test("the same for a container, with its complete type")
    func container() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = VStack { Color.red }.body }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("VStack<Color> is a primitive view"), "\(message)")
    }
}
