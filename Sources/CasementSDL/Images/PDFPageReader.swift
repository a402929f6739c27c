import CasementCore
import Foundation

/// Reads pages of PDF files by the programs of Poppler: a file from outside may make a reader crash, and does not take
/// the program with it.
package struct PDFPageReader: Sendable {
    private let environment: [String: String]

    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// A page and the number of pages.
    package struct Page: Sendable {
        package var picture: Picture
        package var count: Int
    }

    /// A page, from 1, with a number of pixels along its longer side. Nil for what is no PDF file, and where Poppler's
    /// programs are not installed. It takes a while, and up to 20 seconds for a bad file.
    package func page(_ number: Int, of path: String, pixels: Int) -> Page? {
        guard let count = count(of: path), (1...count).contains(number),
            let folder = try? FileManager.default.url(
                for: .itemReplacementDirectory, in: .userDomainMask,
                appropriateFor: FileManager.default.temporaryDirectory, create: true)
        else { return nil }
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = folder.appendingPathComponent("page").path
        let command = [
            "pdftoppm", "-png", "-singlefile", "-f", "\(number)", "-l", "\(number)", "-scale-to", "\(pixels)", path,
            name,
        ]
        guard SmallProgram.run(command, environment, patience: 15)?.status == 0,
            let data = try? PictureFolders.read(name + ".png"), let picture = try? PictureDecoder.picture(data)
        else { return nil }
        return Page(picture: picture, count: count)
    }

    private func count(of path: String) -> Int? {
        guard let result = SmallProgram.run(["pdfinfo", path], environment, patience: 5), result.status == 0 else {
            return nil
        }
        let line = result.output.split(separator: "\n").first { $0.hasPrefix("Pages:") }
        return line.flatMap { Int($0.dropFirst(6).trimmingCharacters(in: .whitespaces)) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
