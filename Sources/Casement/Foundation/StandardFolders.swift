import Foundation

extension URL {
    private static func standard(_ folder: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: folder, in: .userDomainMask).first ?? .homeDirectory
    }

    /// The user's folder of documents.
    public static var documentsDirectory: URL { standard(.documentDirectory) }
    /// The user's desktop.
    public static var desktopDirectory: URL { standard(.desktopDirectory) }
    /// The user's folder of what was loaded from the network.
    public static var downloadsDirectory: URL { standard(.downloadsDirectory) }
    /// The user's folder of pictures.
    public static var picturesDirectory: URL { standard(.picturesDirectory) }
    /// The user's folder of music.
    public static var musicDirectory: URL { standard(.musicDirectory) }
    /// The user's folder of films.
    public static var moviesDirectory: URL { standard(.moviesDirectory) }
    /// The user's folder of what others may see.
    public static var sharedPublicDirectory: URL { standard(.sharedPublicDirectory) }
    /// The folder in which programs keep what they need.
    public static var applicationSupportDirectory: URL { standard(.applicationSupportDirectory) }
    /// The folder in which programs keep what they can make again.
    public static var cachesDirectory: URL { standard(.cachesDirectory) }
}
