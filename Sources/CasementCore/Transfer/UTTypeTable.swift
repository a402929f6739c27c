/// The types that are known without the desktop: the built-in ones, and those that the program declares.
enum UTTypeTable {
    struct Entry: Equatable, Sendable {
        let parents: [String]
        /// The filename extensions, the preferred one first.
        let extensions: [String]
        /// The MIME types, the preferred one first.
        let mimes: [String]
        /// The description, in English.
        let name: String?

        var mime: String? { mimes.first }

        init(_ parents: [String], _ extensions: [String], _ mime: String?, _ name: String) {
            self.init(parents: parents, extensions: extensions, mimes: mime.map { [$0] } ?? [], name: name)
        }

        init(parents: [String], extensions: [String], mimes: [String], name: String?) {
            (self.parents, self.extensions, self.mimes, self.name) = (parents, extensions, mimes, name)
        }
    }

    /// The entry of an identifier.
    static func entry(_ identifier: String) -> Entry? { entries[identifier] ?? DeclaredTypes.entries[identifier] }

    /// The built-in types.
    static let entries: [String: Entry] = [
        "public.item": Entry([], [], nil, "item"),
        "public.content": Entry([], [], nil, "content"),
        "public.data": Entry(["public.item"], [], "application/octet-stream", "data"),
        "public.directory": Entry(["public.item"], [], "inode/directory", "directory"),
        "public.folder": Entry(["public.directory"], [], nil, "folder"),
        "public.url": Entry(["public.data"], [], "text/uri-list", "URL"),
        "public.file-url": Entry(["public.url"], [], nil, "file URL"),
        "public.text": Entry(["public.data", "public.content"], [], nil, "text"),
        "public.plain-text": Entry(["public.text"], ["txt", "text"], "text/plain", "plain text"),
        "public.utf8-plain-text": Entry(["public.plain-text"], [], "text/plain;charset=utf-8", "UTF-8 text"),
        "public.utf16-plain-text": Entry(["public.plain-text"], [], nil, "UTF-16 text"),
        "public.delimited-values-text": Entry(["public.text"], [], nil, "delimited text"),
        "public.comma-separated-values-text": Entry(["public.delimited-values-text"], ["csv"], "text/csv", "CSV text"),
        "public.tab-separated-values-text": Entry(
            ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values", "TSV text"),
        "com.apple.log": Entry(["public.plain-text"], ["log"], nil, "log file"),
        "public.rtf": Entry(["public.text"], ["rtf"], "text/rtf", "rich text"),
        "public.html": Entry(["public.text"], ["html", "htm"], "text/html", "HTML text"),
        "public.xml": Entry(["public.text"], ["xml"], "application/xml", "XML text"),
        "public.yaml": Entry(["public.text"], ["yaml", "yml"], "application/yaml", "YAML text"),
        "public.json": Entry(["public.text"], ["json"], "application/json", "JSON text"),
        "com.apple.property-list": Entry(["public.data"], ["plist"], nil, "property list"),
        "public.source-code": Entry(["public.plain-text"], [], nil, "source code"),
        "public.swift-source": Entry(["public.source-code"], ["swift"], nil, "Swift source"),
        "public.c-source": Entry(["public.source-code"], ["c"], nil, "C source"),
        "public.c-header": Entry(["public.source-code"], ["h"], nil, "C header"),
        "public.shell-script": Entry(["public.source-code"], ["sh"], "application/x-sh", "shell script"),
        "public.python-script": Entry(["public.source-code"], ["py"], "text/x-python", "Python script"),
        "com.netscape.javascript-source": Entry(["public.source-code"], ["js"], "text/javascript", "JavaScript"),
        "net.daringfireball.markdown": Entry(
            ["public.plain-text"], ["md", "markdown"], "text/markdown", "Markdown text"),
        "public.image": Entry(["public.data", "public.content"], [], nil, "picture"),
        "public.png": Entry(["public.image"], ["png"], "image/png", "PNG picture"),
        "public.jpeg": Entry(["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg", "JPEG picture"),
        "com.compuserve.gif": Entry(["public.image"], ["gif"], "image/gif", "GIF picture"),
        "com.microsoft.bmp": Entry(["public.image"], ["bmp"], "image/bmp", "BMP picture"),
        "org.webmproject.webp": Entry(["public.image"], ["webp"], "image/webp", "WebP picture"),
        "public.tiff": Entry(["public.image"], ["tiff", "tif"], "image/tiff", "TIFF picture"),
        "public.heic": Entry(["public.image"], ["heic"], "image/heic", "HEIC picture"),
        "public.svg-image": Entry(["public.image"], ["svg"], "image/svg+xml", "SVG picture"),
        "com.apple.icns": Entry(["public.image"], ["icns"], nil, "icon"),
        "com.adobe.pdf": Entry(["public.data", "public.content"], ["pdf"], "application/pdf", "PDF document"),
        "public.audiovisual-content": Entry(["public.data", "public.content"], [], nil, "audiovisual content"),
        "public.movie": Entry(["public.audiovisual-content"], [], nil, "film"),
        "public.video": Entry(["public.movie"], [], nil, "video"),
        "public.mpeg-4": Entry(["public.movie"], ["mp4"], "video/mp4", "MPEG-4 film"),
        "com.apple.quicktime-movie": Entry(["public.movie"], ["mov"], "video/quicktime", "QuickTime film"),
        "public.audio": Entry(["public.audiovisual-content"], [], nil, "sound"),
        "public.mp3": Entry(["public.audio"], ["mp3"], "audio/mpeg", "MP3 sound"),
        "com.microsoft.waveform-audio": Entry(["public.audio"], ["wav"], "audio/vnd.wave", "WAV sound"),
        "public.archive": Entry(["public.data"], [], nil, "archive"),
        "public.zip-archive": Entry(["public.archive"], ["zip"], "application/zip", "ZIP archive"),
        "org.gnu.gnu-zip-archive": Entry(["public.archive"], ["gz"], "application/gzip", "GZIP archive"),
        "public.font": Entry(["public.data"], ["ttf", "otf"], "font/ttf", "font"),
        "public.executable": Entry(["public.data"], [], nil, "program"),
        "public.vcard": Entry(["public.text"], ["vcf"], "text/vcard", "contact"),
        "public.calendar-event": Entry(["public.content"], [], nil, "event"),
        "com.apple.cocoa.pasteboard.color": Entry(["public.data"], [], "application/x-color", "colour"),
    ]

    /// All matches in the order of names, built-in types before others.
    static func identifiers(where matches: (Entry) -> Bool) -> [String] {
        [entries, DeclaredTypes.entries].flatMap { list in list.filter { matches($0.value) }.keys.sorted() }
    }

    /// The first match in the order of names, so that the result is deterministic; a built-in type before others.
    static func identifier(where matches: (Entry) -> Bool) -> String? {
        for list in [entries, DeclaredTypes.entries] {
            var found: String?
            for (name, entry) in list where matches(entry) && name < found ?? "\u{FFFF}" { found = name }
            if let found { return found }
        }
        return nil
    }
}
