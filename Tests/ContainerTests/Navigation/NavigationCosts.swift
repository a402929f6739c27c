import CasementTesting
import Expectations
import Foundation
import Testing

/// What is shown above many rows costs what it shows, and nothing while it is closed.
@MainActor struct NavigationCosts {
    @Observable final class Model {
        var isOn = false
        var path: [Int] = []
        @ObservationIgnored var rows = 0
    }

    private struct Row: View {
        let number: Int
        let model: Model
        var body: some View {
            model.rows += 1
            return Text("row \(number)")
        }
    }

    private struct Rows: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0, model: model) } }
        }
    }

    private struct Window: View {
        @Bindable var model: Model
        var body: some View {
            Rows(model: model).sheet(isPresented: $model.isOn) { Text("sheet").frame(width: 200, height: 100) }
        }
    }

    @Test("A sheet over 1,000 rows runs none of their bodies, and closed it costs nothing")
    func sheet() {
        let model = Model()
        let host = TestHost(width: 400, height: 300) { Window(model: model) }
        host.settle()
        expect(model.rows, equals: 1000)
        _ = host.takeStatistics()
        model.isOn = true
        host.settle()
        let opened = host.takeStatistics()
        expect(model.rows, equals: 1000)
        expect(opened.nodesCreated < 150 && opened.texturesCreated < 12 && opened.bodies < 20, "\(opened)")
        host.update()
        host.update()
        let idle = host.takeStatistics()
        expect(idle.bodies == 0 && idle.damagedPixels == 0 && !host.pipeline.needsFrame)
        model.isOn = false
        host.settle()
        expect(model.rows == 1000 && host.takeStatistics().nodesCreated == 0)
    }

    private struct Stack: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                Rows(model: model).navigationDestination(for: Int.self) { Text("page \($0)") }
            }
        }
    }

    @Test("A push over 1,000 rows makes the page, and runs none of their bodies, nor does the way back")
    func push() {
        let model = Model()
        let host = TestHost(width: 400, height: 300) { Stack(model: model) }
        host.settle()
        _ = host.takeStatistics()
        model.path = [1]
        host.settle()
        let pushed = host.takeStatistics()
        expect(model.rows, equals: 1000)
        expect(pushed.nodesCreated < 400, "\(pushed)")
        model.path = []
        host.settle()
        expect(model.rows == 1000 && !host.pipeline.needsFrame)
    }
}
