import Foundation

// The keys of options and properties. CoreFoundation's types are Foundation's here.

/// A string with CoreFoundation's name, for programs that write `name as CFString`.
public typealias CFString = String
/// Data with CoreFoundation's name.
public typealias CFData = Data
/// Data that changes, with CoreFoundation's name.
public typealias CFMutableData = NSMutableData
/// A dictionary with CoreFoundation's name.
public typealias CFDictionary = [String: Any]

/// The longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Has no effect: a thumbnail is always made of the picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Has no effect: a thumbnail is always made of the picture.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Has no effect: pictures are always upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Has no effect: a picture is decoded when it is created.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// The width of the picture in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the picture in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the stored picture, by EXIF's number.
public let kCGImagePropertyOrientation: CFString = "Orientation"
