import CasementTesting
import Expectations
import Foundation
import Testing

/// Buttons that act repeatedly while they are held, and steppers, which always do.
@MainActor struct RepeatingButtons {
    private struct Page: View {
        let behavior: ButtonRepeatBehavior
        let act: () -> Void
        var body: some View {
            Button("more", action: act).accessibilityIdentifier("more").buttonRepeatBehavior(behavior)
        }
    }

    @Test("after a delay it acts repeatedly while held, and then not on release; a short press acts once")
    func held() {
        var count = 0
        let host = TestHost { Page(behavior: .enabled) { count += 1 } }
        host.tap("more")
        expect(count, equals: 1)
        host.press("more", duration: 0.4)
        expect(count, equals: 2)
        host.press("more", duration: 1)
        expect((7...10).contains(count), "\(count)")
        let before = count
        host.advance(by: 1)
        expect(count, equals: before)
    }

    @Test("it repeats only if that is enabled", arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func usual(behavior: ButtonRepeatBehavior) {
        var count = 0
        let host = TestHost { Page(behavior: behavior) { count += 1 } }
        host.press("more", duration: 2)
        expect(count, equals: 1)
    }

    @Test("while the pointer is outside it pauses")
    func outside() throws {
        var count = 0
        let host = TestHost { Page(behavior: .enabled) { count += 1 } }
        host.update()
        let frame = try require(host.frame("more"))
        let (inside, outside) = (CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY + 40))
        host.deliver(.pointerMoved(inside))
        host.deliver(.pointerDown(inside, .primary, clicks: 1))
        host.advance(by: 0.6)
        let first = count
        expect(first, equals: 2)
        host.deliver(.pointerMoved(outside))
        host.advance(by: 1)
        expect(count, equals: first)
        host.deliver(.pointerMoved(inside))
        host.advance(by: 0.2)
        expect(count > first)
        host.deliver(.pointerUp(inside, .primary))
        host.update()
    }

    @Test("the space bar held down repeats at the keyboard's rate")
    func keys() {
        var count = 0
        let host = TestHost { Page(behavior: .enabled) { count += 1 } }
        host.key(.tab)
        host.deliver(.keyDown(.space, [], isRepeat: false))
        expect(count, equals: 0)
        host.deliver(.keyDown(.space, [], isRepeat: true))
        host.deliver(.keyDown(.space, [], isRepeat: true))
        host.deliver(.keyUp(.space, []))
        expect(count, equals: 2)
    }

    private struct Copies: View {
        @Bindable var model: ControlModel
        var body: some View {
            VStack {
                Stepper("Copies", value: $model.number, in: 0...9).accessibilityIdentifier("stepper")
                Button("after") {}
            }
        }
    }

    @Test("a stepper repeats while one of its buttons is held, and stops at the end of its range")
    func stepper() {
        let model = ControlModel()
        let host = TestHost { Copies(model: model) }
        host.press("increment", duration: 0.8)
        expect((5...7).contains(model.number), "\(model.number)")
        host.press("increment", duration: 3)
        expect(model.number, equals: 9)
        host.tap("decrement")
        expect(model.number, equals: 8)
    }

    @Test("a stepper is one stop of Tab; the arrow keys change it")
    func stepperKeys() {
        let model = ControlModel()
        let host = TestHost { Copies(model: model) }
        host.key(.tab)
        host.key(.upArrow)
        host.key(.upArrow)
        expect(model.number, equals: 4)
        host.key(.downArrow)
        expect(model.number, equals: 3)
        host.key(.tab)
        host.key(.downArrow)
        expect(model.number, equals: 3, "the focus has moved on")
    }

    @Test("with a format it shows its value in a field, in which another can be typed, within the range")
    func format() throws {
        struct Page: View {
            @Bindable var model: ControlModel
            var body: some View {
                Stepper("Share", value: $model.value, in: 0...1, step: 0.25, format: .percent)
                    .environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let model = ControlModel()
        let host = TestHost { Page(model: model) }
        host.update()
        expect(host.find(text: "50%") != nil)
        host.tap("increment")
        expect(host.find(text: "75%") != nil && model.value == 0.75)
        let field = try require(host.find(text: "75%"))
        host.tap(at: CGPoint(x: field.midX, y: field.midY), count: 3)
        host.type("10%\n")
        expect(model.value, equals: 0.1)
        host.key("a", modifiers: .control)
        host.type("900%\n")
        expect(model.value, equals: 1)
        expect(host.find(text: "100%") != nil)
    }
}
