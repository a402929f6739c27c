import Foundation

// Data by the functions of CoreFoundation, for programs that collect a picture's file in it:
//
//     let data = CFDataCreateMutable(kCFAllocatorDefault, 0)!
//     let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)

/// What makes objects in memory; there is one kind, which has no effect.
public struct CFAllocator: Hashable, Sendable {}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A number of bytes, or the place of one.
public typealias CFIndex = Int

/// A place and a number of bytes.
public struct CFRange: Hashable, Sendable {
    /// The place of the first byte.
    public var location: CFIndex
    /// The number of bytes.
    public var length: CFIndex

    /// No bytes at the beginning.
    public init() { (location, length) = (0, 0) }
    /// A number of bytes from a place.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// A number of bytes from a place.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Empty data that grows. The allocator and the capacity have no effect.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Data with the bytes; nil where there are none to copy.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) -> CFData! {
    guard length > 0 else { return Data() }
    return bytes.map { Data(bytes: $0, count: length) }
}

/// Data that grows, with the bytes of other data. The allocator and the capacity have no effect.
public func CFDataCreateMutableCopy(_ allocator: CFAllocator?, _ capacity: CFIndex, _ theData: CFData!)
    -> CFMutableData!
{ NSMutableData(data: theData ?? Data()) }

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// The number of bytes.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Where the bytes are, as long as the data exists and does not grow.
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
    theData.map { UnsafePointer($0.mutableBytes.assumingMemoryBound(to: UInt8.self)) }
}

/// Where the bytes are, as long as the data exists and does not grow.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies bytes to `buffer`, which has room for `range.length`. Those beyond the end are left out.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer, range.location >= 0, range.location < theData.count, range.length > 0 else {
        return
    }
    let start = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: start..<Swift.min(start + range.length, theData.endIndex))
}

/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    if let bytes, length > 0 { theData?.append(bytes, length: length) }
}

/// Cuts the data to a number of bytes, or fills it with zeros up to that.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
    if length >= 0 { theData?.length = length }
}
