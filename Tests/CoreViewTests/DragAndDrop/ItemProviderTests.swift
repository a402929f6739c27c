import CasementCore
import Expectations
import Foundation
import Synchronization
import Testing

/// Providers of programs: their own classes, and data that is loaded when it is asked for.
struct ItemProviderTests {
    private final class Told: NSItemProvider, @unchecked Sendable {
        var ended: (() -> Void)?
        deinit { ended?() }
    }

    @Test("a program's own provider tells when it goes")
    func subclass() {
        var count = 0
        do {
            let provider = Told(object: "text" as NSString)
            provider.ended = { count += 1 }
            expect(provider.canLoadObject(ofClass: String.self))
        }
        expect(count, equals: 1)
    }

    @Test("data is loaded when it is asked for, once, however often the handler answers")
    func loading() async throws {
        let calls = Mutex(0)
        let provider = NSItemProvider()
        provider.suggestedName = "card"
        provider.registerDataRepresentation(for: .json, visibility: .ownProcess) { completion in
            calls.withLock { $0 += 1 }
            completion(Data("{}".utf8), nil)
            completion(nil, nil)
            return nil
        }
        provider.registerObject("words" as NSString, visibility: .all)
        expect(provider.registeredTypeIdentifiers.first, equals: "public.json")
        expect(provider.suggestedName == "card" && calls.withLock { $0 } == 0)
        let data = try await provider.item.payload(of: .json).data()
        expect(String(decoding: data, as: UTF8.self), equals: "{}")
        expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    }

    @Test("data that is not there is an error")
    func failure() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png") { completion in
            completion(nil, nil)
            return nil
        }
        let data = try? await provider.item.payload(of: .png).data()
        expect(data == nil)
    }
}
