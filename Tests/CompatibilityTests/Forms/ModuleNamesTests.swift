import CasementTesting
import Expectations
import Foundation
import OSLog
import Testing
import simd

/// The modules that programs import beside SwiftUI.
@MainActor struct ModuleNamesTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("Strings are private in messages and numbers are not, unless they say so")
    func privacy() {
        let name = "a.txt", count = 3
        expect(text("\(count) in \(name)"), equals: "3 in <private>")
        expect(text("\(count, privacy: .private) in \(name, privacy: .public)"), equals: "<private> in a.txt")
        expect(text("\(name, privacy: .private(mask: .hash))") == text("\(name, privacy: .private(mask: .hash))"))
        expect(text("\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2))") == "0xff 1.50")
        expect(text("[\(7, align: .right(columns: 3))][\(true, privacy: .auto)]"), equals: "[  7][true]")
        expect(text("\(Int.self) \(name.count)"), equals: "Int 5")
    }

    @Test("Formats of os_log are written as they are, and never read what is no argument")
    func formats() {
        expect(LogFormat.text("%{public}@ of %d, 100 %%", ["x", 3]), equals: "x of 3, 100 %")
        expect(LogFormat.text("%@", ["x"]), equals: "<private>")
        expect(LogFormat.text("%d %d", [1]), equals: "1 <missing>")
        expect(LogFormat.text("%f|%d|%.1f", [1, 2.5, 2.25]), equals: "1|2.5|2.2")
        expect(LogFormat.text("%{public}s %", ["x"]), equals: "x ")
        expect(LogFormat.text("%{public", []), equals: "{public")
    }

    @Test("Lines have the priority of journald where it reads them, and the level elsewhere")
    func lines() {
        expect(LogOutput.lines("a\nb", .error, "s:c", isJournal: true), equals: "<3>[s:c] a\n<3>b\n")
        let line = LogOutput.lines("a\nb", .default, "s:c", isJournal: false)
        expect(line.hasSuffix(" notice [s:c] a\n    b\n"))
    }

    @Test("Vectors, matrices and rotations")
    func vectors() {
        let x = SIMD3<Float>(1, 0, 0), y = SIMD3<Float>(0, 1, 0)
        expect(cross(x, y), equals: [0, 0, 1])
        expect(length(SIMD2<Double>(3, 4)), equals: 5)
        expect(normalize(SIMD2<Double>(0, 2)), equals: [0, 1])
        expect(mix(SIMD2<Float>(0, 0), SIMD2(2, 4), t: 0.5), equals: [1, 2])
        expect(clamp(SIMD2<Float>(-1, 9), min: 0, max: 5), equals: [0, 5])
        expect(simd_reflect(SIMD2<Float>(1, -1), [0, 1]), equals: [1, 1])
        expect(smoothstep(SIMD2<Float>(-1, 0.5), edge0: [0, 0], edge1: [1, 1]), equals: [0, 0.5])
        expect(distance(ImportedModules.turned([2, 0, 0]), [0, 2, 0]) < 1e-5)
        expect(ImportedModules.moved([1, 1, 1, 1]), equals: [2, 3, 4, 1])
        let matrix = simd_double3x3([SIMD3(2, 1, 0), SIMD3(0, 3, 1), SIMD3(1, 0, 2)])
        expect(matrix.determinant, equals: 13)
        let one = matrix * matrix.inverse
        for column in 0..<3 { expect(distance(one[column], simd_double3x3(1)[column]) < 1e-12) }
        expect(matrix.transpose.transpose, equals: matrix)
        expect((matrix * SIMD3(1, 0, 0)) == SIMD3(2, 1, 0))
        expect(simd_double2x2(0).inverse[0].x.isNaN)
        let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), simd_quatd(angle: 1, axis: [0, 0, 1]), 0.5)
        expect(abs(half.angle - 0.5) < 1e-9)
    }

    @Test("Rectangles by older names")
    func rectangles() { expect(ImportedModules.frame(), equals: CGRect(x: 0, y: 0, width: 15, height: 15)) }

    @Test("The closure of a transaction is called after it")
    func transactions() async {
        await withCheckedContinuation { done in ImportedModules.animate { done.resume() } }
    }
}
