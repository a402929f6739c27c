import CasementCore
import CasementSDL
import Expectations
import Foundation
import Testing

/// The icon among the resources of a program.
@MainActor struct ProgramIcons {
    private let folder = NSTemporaryDirectory() + "casement-icons-\(UUID().uuidString)"

    /// A BMP file of one colour.
    private func picture(_ side: Int) -> Data {
        let stride = side * 4
        func long(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        var bytes: [UInt8] = [0x42, 0x4D] + long(54 + stride * side) + long(0) + long(54)
        bytes += long(40) + long(side) + long(side) + [1, 0, 32, 0] + long(0) + long(stride * side)
        bytes += long(0) + long(0) + long(0) + long(0)
        return Data(bytes + [UInt8](repeating: 128, count: stride * side))
    }

    private func write(_ data: Data, _ path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    @Test("Of an icon set the picture is taken that is nearest to what desktops show") func sets() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let sides = [16, 512, 128, 256]
        let entries = sides.map { "{\"filename\": \"\($0).bmp\", \"size\": \"\($0)x\($0)\", \"scale\": \"1x\"}" }
        let set = "Assets.xcassets/AppIcon.appiconset/"
        try write(Data("{\"images\": [\(entries.joined(separator: ","))]}".utf8), set + "Contents.json")
        for side in sides { try write(picture(side), set + "\(side).bmp") }
        expect(PictureFolders.shared.icon(in: folder)?.width, equals: 128)
        try write(Data("damaged".utf8), set + "128.bmp")
        expect(PictureFolders.shared.icon(in: folder)?.width, equals: 256)
    }

    @Test("A picture file will do; nothing, and what is no picture, is none") func files() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        expect(PictureFolders.shared.icon(in: folder) == nil)
        try write(Data("no picture".utf8), "AppIcon.png")
        expect(PictureFolders.shared.icon(in: folder) == nil)
        try write(picture(32), "AppIcon.bmp")
        expect(PictureFolders.shared.icon(in: folder)?.width, equals: 32)
    }
}
