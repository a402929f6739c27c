import CasementCore
import Foundation

extension PictureFolders {
    /// The icon among the program's resources: of the icon set `AppIcon` in an asset catalogue the picture that is
    /// nearest to what desktops show, or else a picture file of that name. Nil if there is none that can be shown.
    package func programIcon() -> CGImage? { programFolders.lazy.compactMap { self.icon(in: $0) }.first }

    /// Icons are shown with about as many pixels.
    private static var usualSide: Int { 128 }

    package func icon(in folder: String) -> CGImage? {
        let set = AssetSet.all(in: folder, ending: ".appiconset").first { $0.name == "AppIcon" }
        let files = set?.files(isDark: false) ?? plainFiles("AppIcon", in: folder)
        let known = files.compactMap { file -> (data: Data, header: PictureHeader)? in
            guard let data = try? Self.read(file.path), let header = try? PictureDecoder.header(data) else {
                return nil
            }
            return (data, header)
        }
        if let drawing = known.first(where: { $0.header.format == .svg }) {
            return try? PictureDecoder.vector(drawing.data, width: Self.usualSide, height: Self.usualSide)
        }
        let enough = known.filter { $0.header.width >= Self.usualSide }.min { $0.header.width < $1.header.width }
        guard let chosen = enough ?? known.max(by: { $0.header.width < $1.header.width }) else { return nil }
        return try? PictureDecoder.pixels(chosen.data, chosen.header)
    }
}
