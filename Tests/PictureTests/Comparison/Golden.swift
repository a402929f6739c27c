import CasementTesting
import Foundation
import Testing

/// Compares a view's appearance with a picture that was inspected and accepted.
///
///     @Test func circles() throws { try golden("circles") { Circle().padding() } }
///
/// One picture shows the view light and dark (left and right) at scales 1, 1.5 and 2 (top to bottom). It is
/// stored in `Pictures/NAME.png` of this target. If the view looks different, `test-output/goldens` has
/// NAME.expected.png, NAME.actual.png and NAME.difference.png. `CASEMENT_ACCEPT_GOLDENS=1` accepts the current
/// appearance: inspect it before committing.
///
/// - Parameters:
///   - size: The view's size in points.
///   - tolerance: The largest difference of a pixel's component, of 255: libraries round differently from release
///     to release.
///   - prepare: Runs on each host before the picture is taken, for example to press or to hover.
@MainActor func golden<V: View>(
    _ name: String, size: CGSize = CGSize(width: 200, height: 120), tolerance: Int = 8,
    prepare: (TestHost) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder content: () -> V
) throws {
    try compareGolden(sheet(size, prepare, content()), name, tolerance: tolerance, sourceLocation: sourceLocation)
}

/// Compares a picture with the golden one of a name, `Pictures/NAME.png`.
@MainActor func compareGolden(_ picture: Bitmap, _ name: String, tolerance: Int, sourceLocation: SourceLocation) throws
{
    let target = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = target.appendingPathComponent("Pictures/\(name).png")
    try compare(picture, with: file, name, tolerance, sourceLocation)
}

/// Compares a view with a picture of the documents, `docs/pictures/NAME.png`: light, at scale 2, 640 points wide and as
/// high as the view. Otherwise like `golden`.
@MainActor func documentPicture<V: View>(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder content: () -> V
) throws {
    let view = content()
    let host = TestHost(width: 640, height: 400, scale: 2) {
        view.padding(12).frame(maxWidth: .infinity).font(.custom("DejaVu Sans", size: 11))
    }
    let size = host.pipeline.contentSize(for: ProposedViewSize(width: 640, height: nil))
    host.resize(width: 640, height: size.height.rounded(.up))
    host.settle()
    let file = root.appendingPathComponent("docs/pictures/\(name).png")
    try compare(host.snapshot(), with: file, name, 8, sourceLocation)
}

/// The folder of the package.
private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
}

@MainActor private func compare(
    _ actual: Bitmap, with file: URL, _ name: String, _ tolerance: Int, _ sourceLocation: SourceLocation
) throws {
    if ProcessInfo.processInfo.environment["CASEMENT_ACCEPT_GOLDENS"] == "1" {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Only pictures that differ are written, so that the others stay as committed.
        if let known = try? Bitmap(contentsOf: file.path), known.matches(actual, tolerance: tolerance) { return }
        return try actual.writePNG(to: file.path)
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
        let seen = try write(actual, name, "actual")
        Issue.record(
            "There is no picture \(file.path). Look at \(seen) and accept it with CASEMENT_ACCEPT_GOLDENS=1.",
            sourceLocation: sourceLocation)
        return
    }
    let expected = try Bitmap(contentsOf: file.path)
    if expected.matches(actual, tolerance: tolerance) { return }
    try write(expected, name, "expected")
    let seen = try write(actual, name, "actual")
    let difference = expected.difference(from: actual, tolerance: tolerance)
    if difference != nil { try write(expected.picture(ofDifferenceFrom: actual), name, "difference") }
    let what =
        difference.map { "\($0.count) pixels differ by more than \(tolerance), the worst by \($0.largest)" }
        ?? "it has another size"
    Issue.record("\(name) looks different: \(what). See \(seen).", sourceLocation: sourceLocation)
}

/// The view in all variants.
@MainActor private func sheet<V: View>(_ size: CGSize, _ prepare: (TestHost) -> Void, _ view: V) -> Bitmap {
    var rows: [[Bitmap]] = []
    for scale in [1, 1.5, 2] {
        var row: [Bitmap] = []
        for scheme in [ColorScheme.light, .dark] {
            // The font is named, so that the picture does not depend on a machine's settings.
            let host = TestHost(width: size.width, height: size.height, scale: scale) {
                view.font(.custom("DejaVu Sans", size: 13))
            }
            host.setEnvironment(\.colorScheme, scheme)
            prepare(host)
            host.settle()
            row.append(host.snapshot())
        }
        rows.append(row)
    }
    return Bitmap(sheetOf: rows)
}

/// Writes a picture into the folder that `make clean` removes; returns its path.
@discardableResult private func write(_ picture: Bitmap, _ name: String, _ kind: String) throws -> String {
    let folder = root.appendingPathComponent("test-output/goldens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).\(kind).png").path
    try picture.writePNG(to: file)
    return file
}

extension Bitmap {
    fileprivate func matches(_ other: Bitmap, tolerance: Int) -> Bool {
        difference(from: other, tolerance: tolerance)?.count == 0
    }
}
