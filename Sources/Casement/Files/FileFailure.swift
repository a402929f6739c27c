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
}
