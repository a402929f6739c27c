import CasementTesting
import Expectations
import SwiftUI
import Testing

/// Marks of sliders.
@MainActor struct SliderTickTests {
    @Test("A mark is identified by its value") func identity() {
        let ticks = [SliderTick(0.5), SliderTick(1) { Text("Normal") }]
        expect(ticks.map(\.id), equals: [0.5, 1])
    }

    @Test("Labels of marks stand centred below their values")
    func labels() throws {
        let host = TestHost(width: 300, height: 80) {
            Slider(value: .constant(0.5), in: 0...2) {
                Text("Speed")
            } ticks: {
                SliderTick(0.5)
                SliderTick(1) { Text("Normal") }
                SliderTickContentForEach([1.5, 2], id: \.self) { value in
                    SliderTick(value) { Text("x\(value.formatted())") }
                }
            }
            .labelsHidden()
        }
        host.update()
        let normal = try require(host.find(text: "Normal"))
        expect(abs(normal.midX - 150) < 2, "\(normal)")
        let last = try require(host.find(text: "x2"))
        expect(last.midX > 270 && last.minY == normal.minY && normal.minY > 40)
    }

    @Test("A closure makes the mark of each step, or none")
    func steps() {
        let host = TestHost(width: 300, height: 80) {
            Slider(value: .constant(2), in: 0...4, step: 1) {
                Text("Level")
            } tick: { value in
                value.truncatingRemainder(dividingBy: 2) == 0 ? SliderTick(value) { Text("\(Int(value))!") } : nil
            }
        }
        host.update()
        expect(host.find(text: "0!") != nil && host.find(text: "4!") != nil && host.find(text: "1!") == nil)
    }
}
