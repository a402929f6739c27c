import CasementTesting
import Combine
import Expectations
import Foundation
import HostSupport
import SwiftUI
import Testing

/// Objects that announce their changes themselves.
@MainActor struct OwnPublishers {
    private final class Plain: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
    }

    private class Base: ObservableObject {
        var name = "a" { willSet { objectWillChange.send() } }
    }

    private final class Derived: Base { @Published var count = 0 }

    private final class Passing: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var count = 0 { willSet { objectWillChange.send() } }
    }

    private struct Shows<Model: ObservableObject>: View {
        @ObservedObject var model: Model
        let text: (Model) -> String
        var body: some View { Text(text(model)) }
    }

    @Test("One without published properties has one publisher, which its views follow") func plain() {
        let model = Plain(), other = Plain()
        expect(model.objectWillChange === model.objectWillChange && model.objectWillChange !== other.objectWillChange)
        let host = TestHost { Shows(model: model) { "\($0.count)" } }
        expect(host.statistics { other.count = 1 }.bodies, equals: 0)
        model.count = 5
        host.update()
        expect(host.labels, equals: ["5"])
    }

    @Test("A subclass with published properties announces those of both classes") func derived() {
        let model = Derived()
        let host = TestHost { Shows(model: model) { "\($0.name)\($0.count)" } }
        host.update()
        model.name = "b"
        host.update()
        expect(host.labels, equals: ["b0"])
        model.count = 1
        host.update()
        expect(host.labels, equals: ["b1"])
    }

    @Test("A publisher of another type is followed, too") func passing() {
        let model = Passing()
        let host = TestHost { Shows(model: model) { "\($0.count)" } }
        host.update()
        model.count = 2
        host.update()
        expect(host.labels, equals: ["2"])
    }

    @Test("The publisher of an object that is gone is not that of the next in its place") func places() {
        let kept = Plain()
        let publisher = kept.objectWillChange
        var log = 0
        let subscription = publisher.sink { log += 1 }
        for _ in 0..<500 {
            let model = Plain()
            expect(model.objectWillChange !== publisher && model.objectWillChange === model.objectWillChange)
        }
        expect(kept.objectWillChange === publisher)
        kept.count = 1
        expect(log, equals: 1)
        subscription.cancel()
    }
}
