import CasementCore
import Foundation

/// The errors of reading and writing files, as Foundation's with a description that names the file and the reason.
package enum FileFailure {
    /// An error with the words of its description.
    package static func error(_ code: CocoaError.Code, _ message: String, at path: FilePath) -> CocoaError {
        CocoaError(
            code,
            userInfo: [
                NSLocalizedDescriptionKey: message, NSFilePathErrorKey: path.description, NSURLErrorKey: path.url(),
            ])
    }

    /// Why a file was not written, from the error number of the system.
    package static func writing(_ path: FilePath, _ number: Int32) -> CocoaError {
        let name = "“\(path.name)” cannot be saved"
        return switch number {
        case EACCES, EPERM:
            error(
                .fileWriteNoPermission, "\(name): you have no permission to write in the folder “\(path.folder.name)”.",
                at: path)
        case EROFS: error(.fileWriteVolumeReadOnly, "\(name): the disk can only be read.", at: path)
        case ENOSPC, EDQUOT: error(.fileWriteOutOfSpace, "\(name): the disk is full.", at: path)
        case ENOENT, ENOTDIR: error(.fileNoSuchFile, "\(name): the folder “\(path.folder)” does not exist.", at: path)
        case ELOOP: error(.fileWriteInvalidFileName, "\(name): the link leads in a circle.", at: path)
        case ENAMETOOLONG, EINVAL, EILSEQ: error(.fileWriteInvalidFileName, "\(name): the name is not valid.", at: path)
        default: error(.fileWriteUnknown, "\(name): \(String(cString: strerror(number))).", at: path)
        }
    }

    /// Why a file was not read.
    package static func reading(_ path: FilePath, _ number: Int32) -> CocoaError {
        let name = "“\(path.name)” cannot be opened"
        return switch number {
        case EACCES, EPERM: error(.fileReadNoPermission, "\(name): you have no permission to read it.", at: path)
        case ENOENT, ENOTDIR: error(.fileReadNoSuchFile, "\(name): it does not exist.", at: path)
        case ELOOP: error(.fileReadUnknown, "\(name): the link leads in a circle.", at: path)
        default: error(.fileReadUnknown, "\(name): \(String(cString: strerror(number))).", at: path)
        }
    }

    /// A file is not there any more.
    package static func removed(_ path: FilePath) -> CocoaError {
        error(
            .fileNoSuchFile, "“\(path.name)” was removed or moved by another program. Save writes it again.", at: path)
    }

    /// Why a program does not take what a file contains: its own words, where it has some.
    package static func decoding(_ name: String, _ path: FilePath?, _ type: UTType, _ reason: any Error) -> any Error {
        let kind = type.localizedDescription ?? type.identifier
        let why = words(of: reason) ?? "its content is damaged, or is not of the kind “\(kind)”."
        guard !why.contains(name) else { return reason }
        return error(.fileReadCorruptFile, "“\(name)” cannot be opened: \(why)", at: path ?? FilePath(name))
    }

    /// Why a program writes no file of its document, or the system does not: both with the document's name.
    package static func encoding(_ name: String, _ reason: any Error) -> any Error {
        let why = words(of: reason) ?? "its content cannot be written."
        guard !why.contains("“") else { return reason }
        return error(.fileWriteUnknown, "“\(name)” cannot be saved: \(why)", at: FilePath(name))
    }

    /// What an error says of itself; nil where that is only that there is one.
    private static func words(of reason: any Error) -> String? {
        if let cocoa = reason as? CocoaError {
            let general: [CocoaError.Code] = [.fileReadCorruptFile, .fileReadUnknown, .fileWriteUnknown]
            let isOwn = cocoa.userInfo[NSLocalizedDescriptionKey] != nil
            return !isOwn && general.contains(cocoa.code) ? nil : cocoa.localizedDescription
        }
        return (reason as? any LocalizedError)?.errorDescription
    }
}
