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

    /// A slider whose track begins to be filled in its middle, and whose knob is confined to some values.
    private struct Confined: View {
        @State private var value = 3.0
        let step: Double?

        var body: some View {
            VStack {
                Text("value \(value.formatted())")
                if let step {
                    Slider(value: $value, in: 0...10, step: step, neutralValue: 5, enabledBounds: 1.5...8) {
                        Text("Speed")
                    } currentValueLabel: {
                        Text("speed \(value.formatted())")
                    } tick: {
                        SliderTick($0)
                    }
                } else {
                    Slider(value: $value, in: 0...10, neutralValue: 5, enabledBounds: 1.5...8) {
                        Text("Speed")
                    } currentValueLabel: {
                        Text("speed \(value.formatted())")
                    } minimumValueLabel: {
                        Text("min")
                    } maximumValueLabel: {
                        Text("max")
                    } ticks: {
                        SliderTick(5)
                    }
                }
            }
            .labelsHidden()
        }
    }

    @Test("The knob stays in the enabled bounds, at a step where there are steps", arguments: [nil, 1.0])
    func bounds(step: Double?) throws {
        let host = TestHost(width: 300, height: 80) { Confined(step: step) }
        host.update()
        let slider = try require(host.accessibilityTree.first { $0.role == "slider" })
        expect(slider.value, equals: "speed 3")
        if step == nil { expect(host.find(text: "min") != nil && host.find(text: "max") != nil) }
        host.tap(at: CGPoint(x: slider.frame.midX, y: slider.frame.midY))
        host.key(.home)
        expect(host.find(text: step == nil ? "value 1.5" : "value 2") != nil)
        host.key(.end)
        expect(host.find(text: "value 8") != nil)
        expect(host.accessibilityTree.first { $0.role == "slider" }?.value, equals: "speed 8")
    }

    @Test("The track is filled from the neutral value to the knob")
    func neutral() throws {
        func isFilled(at share: CGFloat, value: Double, neutral: Double?) -> Bool {
            let host = TestHost(width: 200, height: 40) {
                Slider(value: .constant(value), neutralValue: neutral) {
                    Text("Speed")
                } ticks: {
                    SliderTick(1)
                }
                .labelsHidden()
            }
            host.update()
            let pixel = host.snapshot()[Int(200 * share), 20]
            return Int(pixel.b) > Int(pixel.r) + 40
        }
        expect(isFilled(at: 0.2, value: 0.75, neutral: nil) && isFilled(at: 0.6, value: 0.75, neutral: nil))
        expect(!isFilled(at: 0.2, value: 0.75, neutral: 0.5) && isFilled(at: 0.6, value: 0.75, neutral: 0.5))
        expect(isFilled(at: 0.4, value: 0.25, neutral: 0.5) && !isFilled(at: 0.6, value: 0.25, neutral: 0.5))
    }
}
