import CasementTesting
import Expectations
import Foundation
import Fuzzing
import Testing

@testable import CasementCore

/// A lazy stack inside transforms and other effects creates the rows that are visible through them.
@MainActor struct TransformedLazyStackTests {
    private static func rows(_ count: Int = 100) -> some View {
        ForEach(0..<count, id: \.self) { row in
            (row % 2 == 0 ? Color.red : Color.blue).frame(height: 20).overlay(Color.green.frame(width: 2))
                .accessibilityIdentifier("row \(row)")
        }
    }

    private static func shown(_ host: TestHost) -> Int {
        (0..<100).filter { host.frame("row \($0)").map { $0.minY < 300 && $0.maxY > 0 } ?? false }.count
    }

    @Test("A list that a transform moves into the window from below has its rows")
    func movedVertically() {
        let host = TestHost(width: 100, height: 300) {
            VStack(spacing: 0) {
                Color.red.frame(height: 300)
                ScrollView { LazyVStack(spacing: 0) { Self.rows() } }.frame(height: 200)
                    .transformEffect(CGAffineTransform(translationX: 0, y: -200))
            }
            .frame(height: 300, alignment: .top)
        }
        host.update()
        expect(Self.shown(host), equals: 10)
    }

    @Test("A list that is half as high as it was laid out has all rows that fit")
    func scaledVertically() {
        let host = TestHost(width: 100, height: 300) {
            ScrollView { LazyVStack(spacing: 0) { Self.rows() } }.frame(height: 600)
                .scaleEffect(x: 1, y: 0.5, anchor: .top)
                .frame(height: 300, alignment: .top)
        }
        host.update()
        expect(Self.shown(host), equals: 30)
    }

    @Test("A list that a transform moves out of the window creates no more rows than one that is placed there")
    func movedOut() {
        func made(_ offset: CGFloat) -> Int {
            let host = TestHost(width: 100, height: 300) {
                ScrollView { LazyVStack(spacing: 0) { Self.rows() } }
                    .transformEffect(CGAffineTransform(translationX: 0, y: offset))
            }
            host.update()
            return (0..<100).filter { host.frame("row \($0)") != nil }.count
        }
        expect(made(280) < made(0))
    }

    @Test("What is blurred shows rows that begin beyond the edge of the window")
    func blurred() {
        func picture(_ list: some View) -> Bitmap {
            TestHost(width: 60, height: 90) {
                list.frame(height: 400, alignment: .top).blur(radius: 8).frame(height: 90, alignment: .top)
            }
            .snapshot()
        }
        let lazy = picture(ScrollView { LazyVStack(spacing: 0) { Self.rows(20) } })
        let eager = picture(ScrollView { VStack(spacing: 0) { Self.rows(20) } })
        expect(lazy.difference(from: eager)?.count, equals: 0)
    }

    @Test("With random affine transforms a lazy stack looks like one that has all its rows", arguments: 1...6)
    func randomTransforms(seed: Int) {
        let found = TransformedLists(seed: UInt64(seed), worlds: 8).failure()
        expect(found == nil, "\(found ?? "")")
    }
}
