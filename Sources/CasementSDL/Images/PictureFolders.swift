import CasementCore
import Foundation

/// Finds pictures by name in a program's folders, and caches them.
@MainActor package final class PictureFolders {
    package static let shared = PictureFolders()

    private enum Answer {
        case found(Picture)
        case missing(String)
    }

    private var answers: [PictureName: Answer] = [:]
    private var sets: [String: [AssetSet]] = [:]
    private static let endings = ["png", "jpg", "jpeg", "webp", "svg", "gif", "bmp"]

    /// The folders of the program's pictures: beside it, in its folder `Resources`, and in the folders that the package
    /// manager makes of targets' resources.
    private(set) lazy var programFolders: [String] = {
        let folder = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "."
        var folders = [folder, folder + "/Resources"]
        if let resources = Bundle.main.resourcePath, !folders.contains(resources) { folders.append(resources) }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        folders += entries.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
        return folders
    }()

    /// The picture with a name; nil if none can be shown, and then `message` has the reason.
    package func picture(_ name: PictureName, message: inout String) -> Picture? {
        let answer = answers[name] ?? find(name)
        if answers.count > 4096 { answers.removeAll() }
        answers[name] = answer
        switch answer {
        case .found(let picture): return picture
        case .missing(let why):
            message = why
            return nil
        }
    }

    /// The bytes of a file that is not too large.
    package nonisolated static func read(_ path: String) throws(PictureError) -> Data {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        guard size <= PictureLimits.current.largestFile else {
            throw PictureError("\(path) is larger than PictureLimits.largestFile.")
        }
        // Reading a memory-mapped file that another program truncates would crash this one.
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw PictureError("\(path) cannot be read.")
        }
        return data
    }

    private func find(_ name: PictureName) -> Answer {
        let folders = name.folder.map { [$0, $0 + "/Resources"] } ?? programFolders
        for folder in folders {
            guard let file = file(name, in: folder) else { continue }
            do throws(PictureError) {
                return .found(try picture(file))
            } catch {
                return .missing("Image(\"\(name.name)\"): \(file.path) cannot be shown. \(error)")
            }
        }
        return .missing(
            "Image(\"\(name.name)\"): there is no picture of this name in \(folders.joined(separator: ", ")). A placeholder is shown."
        )
    }

    private func picture(_ file: AssetFile) throws(PictureError) -> Picture {
        let data = try Self.read(file.path)
        let header = try PictureDecoder.header(data)
        if header.format == .svg {
            _ = try PictureDecoder.vector(data, width: 8, height: 8)
            let size = CGSize(width: header.width, height: header.height)
            return Picture(.vector(data), size: size, isTemplate: file.isTemplate)
        }
        // Decoded at once, so that damage is detected before the picture is used.
        let image = try PictureDecoder.pixels(data, header)
        let size = CGSize(width: CGFloat(image.width) / file.scale, height: CGFloat(image.height) / file.scale)
        let picture = Picture(.file(path: file.path), size: size, scale: file.scale, isTemplate: file.isTemplate)
        DecodedPictures.shared[picture.id] = image
        return picture
    }

    // MARK: Files

    /// The file for a name and a scale: the lowest sufficient resolution, else the highest.
    private func file(_ name: PictureName, in folder: String) -> AssetFile? {
        // A name can refer to subfolders, but never to a folder outside.
        guard !name.name.isEmpty, !name.name.split(separator: "/").contains(".."), !name.name.contains("\0") else {
            return nil
        }
        let files = plainFiles(name.name, in: folder) + assetFiles(name, in: folder)
        let enough = files.filter { $0.scale >= name.scale || $0.isVector }.min { $0.scale < $1.scale }
        return enough ?? files.max { $0.scale < $1.scale }
    }

    func plainFiles(_ name: String, in folder: String) -> [AssetFile] {
        var files: [AssetFile] = []
        let ending = (name as NSString).pathExtension.lowercased()
        let (base, endings) =
            Self.endings.contains(ending)
            ? ((name as NSString).deletingPathExtension, [(name as NSString).pathExtension]) : (name, Self.endings)
        for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
            for ending in endings {
                let path = "\(folder)/\(base)\(suffix).\(ending)"
                if FileManager.default.fileExists(atPath: path) { files.append(AssetFile(path: path, scale: scale)) }
            }
        }
        return files
    }

    private func assetFiles(_ name: PictureName, in folder: String) -> [AssetFile] {
        let known = sets[folder] ?? AssetSet.all(in: folder)
        sets[folder] = known
        return known.first { $0.name == name.name }?.files(isDark: name.isDark) ?? []
    }
}

/// A file of a picture.
struct AssetFile {
    var path: String
    /// Pixels per point.
    var scale: CGFloat
    var isTemplate = false
    var isVector: Bool { path.lowercased().hasSuffix(".svg") }
}
