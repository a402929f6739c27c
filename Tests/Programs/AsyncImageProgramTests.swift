import CasementTesting
import Foundation
import SwiftUI
import Testing

/// The program AsyncImageView: which changes of the URL reload the picture.
@MainActor @Suite final class AsyncImagePrograms {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("casement-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A plain picture of some size, as the bytes of a BMP file.
    private func picture(_ width: Int, _ height: Int) throws -> URL {
        var bytes = Data("BM".utf8)
        func add(_ value: Int, _ count: Int) {
            for index in 0..<count { bytes.append(UInt8(value >> (8 * index) & 0xFF)) }
        }
        let row = width * 4
        for (value, count) in [
            (54 + row * height, 4), (0, 4), (54, 4), (40, 4), (width, 4), (height, 4), (1, 2), (32, 2), (0, 4),
            (row * height, 4), (2835, 4), (2835, 4), (0, 4), (0, 4),
        ] { add(value, count) }
        bytes.append(Data(repeating: 0x7F, count: row * height))
        let url = folder.appendingPathComponent("\(UUID().uuidString).bmp")
        try bytes.write(to: url)
        return url
    }

    private func width(_ host: TestHost, becomes width: CGFloat) async -> Bool {
        for _ in 0..<400 {
            await host.settleTasks()
            if host.frame(ofKind: "Image")?.width == width { return true }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    @Test(arguments: [
        (AsyncImageView.Reloading.never, false), (.idBelowTask, false), (.idOutsideTask, true), (.taskID, true),
        (.onChange, true),
    ])
    func reloads(reloading: AsyncImageView.Reloading, isReloaded: Bool) async throws {
        let first = try picture(20, 10), second = try picture(30, 10)
        let url = Box(first)
        let host = TestHost { Live { AsyncImageView(url: url.value, reloading: reloading) } }
        host.update()
        #expect(host.find(text: "Loading") != nil)
        #expect(await width(host, becomes: 20))
        #expect(host.settle())
        url.value = second
        host.update()
        // The stored picture is shown until the new bytes arrive.
        #expect(host.frame(ofKind: "Image")?.width == 20)
        if isReloaded {
            #expect(await width(host, becomes: 30))
        } else {
            for _ in 0..<5 { await host.settleTasks() }
            #expect(host.frame(ofKind: "Image")?.width == 20)
        }
    }

    @Test func invalidBytesShowNothing() {
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(NSImage(data: Data()) == nil)
    }
}
