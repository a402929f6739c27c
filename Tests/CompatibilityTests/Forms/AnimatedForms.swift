import SwiftUI

// Programs as in tutorials: they use nothing specific to Casement.

struct Shake: AnimatableModifier {
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(x: 10 * sin(amount * .pi * 4))
    }
}

struct CountingLabel: AnimatableModifier {
    var number: Double
    var scale: CGFloat = 1

    nonisolated var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(number, scale) }
        set { (number, scale) = (newValue.first, newValue.second) }
    }

    func body(content: Content) -> some View {
        content
            .overlay(Text("\(Int(number))").font(.title).accessibilityIdentifier("number"))
            .scaleEffect(scale)
    }
}

extension View {
    func shake(_ amount: CGFloat) -> some View { modifier(Shake(amount: amount)) }
}

struct LoginForm: View {
    @State var attempts = 0
    @State var number = 0.0
    @State var isLarge = false

    var body: some View {
        VStack {
            Text("Password").shake(CGFloat(attempts))
            Color.clear.frame(width: 80, height: 40).modifier(CountingLabel(number: number))
            Text("Hello").font(.system(size: isLarge ? 40 : 12, weight: .bold))
                .animation(.easeInOut(duration: 1), value: isLarge)
            Button("Wrong") {
                withAnimation(.linear(duration: 1)) {
                    attempts += 1
                    number = 100
                }
            }
            .accessibilityIdentifier("wrong")
        }
        .sensoryFeedback(.error, trigger: attempts)
        .sensoryFeedback(.impact, trigger: isLarge)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: isLarge)
        .sensoryFeedback(.impact(flexibility: .soft), trigger: isLarge)
        .sensoryFeedback(.selection, trigger: number) { old, new in old < new }
        .sensoryFeedback(trigger: attempts) { old, new in new > old ? .success : nil }
        .sensoryFeedback(trigger: isLarge) { isLarge ? .increase : .decrease }
    }
}
