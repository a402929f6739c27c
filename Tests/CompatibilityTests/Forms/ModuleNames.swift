import CoreGraphics
import ImageIO
import OSLog
import PlaygroundSupport
import QuartzCore
import simd

// Sources that import modules beside SwiftUI, as they do.

enum ImportedModules {
    static let logger = Logger(subsystem: "org.example.notes", category: "files")

    static func log(_ name: String, _ count: Int, _ error: any Error) {
        logger.debug("\(count) files in \(name, privacy: .public)")
        logger.error("\(error.localizedDescription) \(String(describing: error), privacy: .private(mask: .hash))")
        os_log("%{public}@ of %d", log: OSLog(subsystem: "a", category: "b"), type: .info, name, count)
        os_log(.error, "\(count, format: .hex(includePrefix: true)) \(2.5, format: .fixed(precision: 1))")
    }

    static func frame() -> CGRect {
        CGRectUnion(CGRectMake(0, 0, 10, 10), CGRect(origin: CGPointMake(5, 5), size: CGSizeMake(10, 10)))
    }

    static func turned(_ vector: simd_float3) -> simd_float3 {
        let rotation = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        return simd_normalize(rotation.act(vector)) * simd_length(vector)
    }

    static func moved(_ vector: SIMD4<Float>) -> SIMD4<Float> {
        var matrix = matrix_identity_float4x4
        matrix.columns.3 = [1, 2, 3, 1]
        return matrix * vector
    }

    static func thumbnail(of url: URL) -> CGImage? {
        let options = [kCGImageSourceThumbnailMaxPixelSize: 16] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
        return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    }

    @MainActor static func animate(_ done: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock(done)
        CATransaction.commit()
    }

    @MainActor static func show() { PlaygroundPage.current.setLiveView(Text("Hello")) }
}
