import CasementTesting
import Combine
import Expectations
import Foundation
import HostSupport
import TestData
import Testing

/// Pictures that are loaded from files and from the web.
@MainActor @Suite(.serialized) final class AsyncImageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("casement-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Shows the phase as text.
    private struct Phases: View {
        var url: URL?
        var body: some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image.accessibilityIdentifier("image")
                case .failure(let error): Text("failure: \(error.localizedDescription)")
                }
            }
        }
    }

    /// Settles until a condition is true; loading takes real time.
    private func wait(_ host: TestHost, until isDone: () -> Bool) async -> Bool {
        host.update()
        for _ in 0..<1000 {
            await host.settleTasks()
            if isDone() { return true }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    private func failure(_ host: TestHost) -> String? { host.labels.first { $0.hasPrefix("failure") } }

    private func temporaryFile(_ data: Data, _ name: String = "\(UUID().uuidString).png") throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    @Test("a file is loaded, and shown immediately the second time")
    func file() async throws {
        let url = try temporaryFile(SamplePictures.png)
        let host = TestHost { Phases(url: url) }
        host.update()
        expect(host.find(text: "empty") != nil)
        expect(await wait(host) { host.frame("image") != nil })
        expect(host.frame("image")?.size, equals: CGSize(width: 12, height: 8))
        expect(host.pixel(200 - 3, 150 - 2), equals: [255, 0, 0])
        let again = TestHost { Phases(url: url) }
        again.update()
        expect(again.frame("image") != nil)
        expect(!again.pipeline.needsFrame)
    }

    @Test("a file that cannot be shown is a failure with a reason")
    func failures() async throws {
        let damaged = TestHost { Phases(url: try? temporaryFile(SamplePictures.png.prefix(60))) }
        expect(await wait(damaged) { failure(damaged) != nil })
        expect(failure(damaged)?.contains("damaged"), equals: true)
        let missing = TestHost { Phases(url: URL(fileURLWithPath: "/nowhere/\(UUID()).png")) }
        expect(await wait(missing) { failure(missing)?.contains("cannot be read") == true })
        let strange = TestHost { Phases(url: URL(string: "gopher://example.org/a.png")) }
        expect(await wait(strange) { failure(strange)?.contains("gopher") == true })
        let none = TestHost { Phases(url: nil) }
        await none.settleTasks()
        expect(none.find(text: "empty") != nil)
    }

    @Test("the server responds with a picture, a redirect, invalid data and nothing")
    func web() async throws {
        let server = try require(
            TinyServer([
                "/a.png": .init(body: SamplePictures.png), "/b.jpg": .init(body: SamplePictures.jpeg),
                "/moved": .init(status: "302 Found", headers: "Location: /b.jpg\r\n"),
                "/broken": .init(body: Data("<html>".utf8)), "/cut.jpg": .init(body: SamplePictures.jpeg.prefix(300)),
            ]))
        let url = Box(server.url("/a.png"))
        let host = TestHost.live { Phases(url: url.value) }
        expect(await wait(host) { host.frame("image")?.width == 12 })
        // Another URL: the old picture is removed, the new one is loaded.
        url.value = server.url("/moved")
        host.update()
        expect(host.find(text: "empty") != nil)
        expect(await wait(host) { host.frame("image")?.width == 24 })
        url.value = server.url("/broken")
        expect(await wait(host) { failure(host) != nil })
        url.value = server.url("/cut.jpg")
        expect(await wait(host) { failure(host)?.contains("cut off") == true })
        url.value = server.url("/nothing")
        expect(await wait(host) { failure(host)?.contains("404") == true })
        url.value = server.url("/a.png")
        host.update()
        expect(host.frame("image")?.width, equals: 12)
        expect(server.requests("/a.png"), equals: 1)
        server.close()
        url.value = server.url("/gone")
        expect(await wait(host) { failure(host) != nil })
    }

    @Test("removing a view cancels its request, and the response is not shown")
    func cancelled() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try require(TinyServer(["/slow": .init(body: SamplePictures.png, gate: gate)]))
        let url = server.url("/slow"), flag = Flag(true)
        let host = TestHost.live { VStack { if flag.value { Phases(url: url) } else { Text("gone") } } }
        expect(await wait(host) { server.requests("/slow") == 1 })
        flag.value = false
        host.update()
        gate.signal()
        expect(await wait(host) { server.responses("/slow") == 1 })
        expect(host.labels, equals: ["gone"])
        // It was not cached either: the same URL is requested again.
        flag.value = true
        host.update()
        expect(host.find(text: "empty") != nil)
        expect(await wait(host) { host.frame("image") != nil })
        expect(server.requests("/slow"), equals: 2)
    }

    @Test("the shorter forms show a placeholder first")
    func forms() async throws {
        let url = try temporaryFile(SamplePictures.webP)
        let host = TestHost {
            VStack {
                AsyncImage(url: url, scale: 2).accessibilityIdentifier("plain")
                AsyncImage(url: url) {
                    $0.resizable()
                } placeholder: {
                    Text("wait")
                }
                .frame(width: 40, height: 40).accessibilityIdentifier("framed")
            }
        }
        host.update()
        expect(host.find(text: "wait") != nil)
        expect(host.frame("plain")?.width, equals: 400)
        expect(await wait(host) { host.frame("plain")?.size == CGSize(width: 6, height: 4) })
        expect(host.find(text: "wait") == nil && host.frame("framed")?.size == CGSize(width: 40, height: 40))
        expect(host.settle())
    }
}
