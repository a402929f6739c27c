import Foundation

/// What cannot be read as what it was said to be.
package struct TransferFailure: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

extension String: Transferable {
    /// UTF-8 text; any plain text arrives.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation<String>(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    /// The bytes of anything.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address; a file also as what is in it.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url(in: $0)
        }
        .exportingCondition { $0.isFileURL }
        DataRepresentation<URL>(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url(in: $0)
        }
    }

    private static func url(in data: Data) throws -> URL {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text) else { throw TransferFailure("\"\(text)\" is no URL") }
        return url
    }
}

extension AttributedString: Transferable {
    /// Its attributes to another one, its characters to all else.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String> {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
