import CasementTesting
import SwiftUI
import Testing

// The examples of docs/accessibility.md, verbatim.

struct Rating: View {
    @Binding var stars: Int

    var body: some View {
        HStack {
            ForEach(1..<6) { star in
                Image(systemName: star <= stars ? "star.fill" : "star")
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { direction in
            stars = direction == .increment ? min(stars + 1, 5) : max(stars - 1, 0)
        }
    }
}

struct ContactRow: View {
    var name: String
    var call: () -> Void
    var write: () -> Void

    var body: some View {
        HStack {
            Text(name)
            Button("Call", action: call)
            Button("Write", action: write)
        }
        .accessibilityElement(children: .combine)
    }
}

struct Dial: View {
    @Binding var level: Double

    var body: some View {
        Circle().trim(from: 0, to: level).stroke(.tint, lineWidth: 6)
            .frame(width: 60, height: 60)
            .accessibilityRepresentation {
                Slider(value: $level) { Text("Level") }
            }
    }
}

private struct RatingPage: View {
    @State private var stars = 3
    var body: some View { Rating(stars: $stars) }
}

private struct DialPage: View {
    @State private var level = 0.5
    var body: some View { Dial(level: $level) }
}

@MainActor struct DocumentedAccessibility {
    @Test func theDialIsASlider() {
        let host = TestHost { DialPage() }
        #expect(host.accessibilityTree.first { $0.role == "slider" }?.value == "50%")
        host.perform("increment", onLabel: "Level")
        #expect(host.accessibilityTree.first { $0.role == "slider" }?.value == "60%")
    }

    @Test func theRatingGoesUp() {
        let host = TestHost { RatingPage() }
        #expect(host.accessibilityTree.children.map(\.value) == ["3 of 5"])
        host.perform("increment", onLabel: "Rating")
        #expect(host.accessibilityTree.children.map(\.value) == ["4 of 5"])
    }

    @Test func theRowIsOneElement() {
        var calls = 0
        let host = TestHost { ContactRow(name: "Ada", call: { calls += 1 }, write: {}) }
        #expect(host.accessibilityTree.children.map(\.label) == ["Ada, Call, Write"])
        #expect(host.accessibilityTree.children.map(\.actions) == [["Call", "Write"]])
        host.perform("Call", onLabel: "Ada, Call, Write")
        #expect(calls == 1)
    }

    /// API without an effect here compiles, with SwiftUI's names.
    @Test func everyModifierCompiles() {
        let host = TestHost { EveryModifier() }
        #expect(host.accessibilityTree.children.map(\.label) == ["label"])
    }
}

private struct EveryModifier: View {
    @Namespace private var space
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var field: Int?
    @Environment(\.accessibilityEnabled) private var isEnabled
    @Environment(\.accessibilityVoiceOverEnabled) private var hasVoice
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differs
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityInvertColors) private var isInverted
    @Environment(\.accessibilityShowButtonShapes) private var hasShapes
    @Environment(\.accessibilityDimFlashingLights) private var dims
    @Environment(\.accessibilityPlayAnimatedImages) private var plays
    @Environment(\.accessibilityLargeContentViewerEnabled) private var isLarge
    @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitch
    @Environment(\.accessibilityQuickActionsEnabled) private var isQuick
    @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssisted

    var body: some View {
        said(words(Text("a")))
            .accessibilityFocused($isFocused)
            .accessibilityFocused($field, equals: 1)
            .accessibilityRotor("Items") { ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) } }
            .accessibilityRotor(.headings) {
                AccessibilityRotorEntry(Text("x"), id: 1)
                if isEnabled { AccessibilityRotorEntry("y", id: 2, in: space) }
            }
            .accessibilityRotorEntry(id: 1, in: space)
            .accessibilityLinkedGroup(id: 1, in: space)
            .accessibilityLabeledPair(role: .content, id: 1, in: space)
            .accessibilityShowsLargeContentViewer()
            .accessibilityShowsLargeContentViewer { Text("large") }
            .accessibilityIgnoresInvertColors()
            .accessibilityZoomAction { _ in }
            .accessibilityScrollAction { edge in if edge == .top {} }
    }

    private func words(_ text: Text) -> some View {
        text.accessibilityHeading(.h3).accessibilityTextContentType(.sourceCode).speechSpellsOutCharacters()
            .accessibilityLabel("label").accessibilityValue(Text("value")).accessibilityHint(Text("hint"))
            .accessibilityInputLabels(["one", "two"]).accessibilityInputLabels([Text("one")])
            .accessibilityCustomContent("Age", "3", importance: .high)
            .accessibilityCustomContent(AccessibilityCustomContentKey("Age"), Text("4"))
            .accessibilityValue("never", isEnabled: false).accessibilityHidden(true, isEnabled: false)
            .accessibilityIdentifier("x", isEnabled: true)
    }

    private func said(_ view: some View) -> some View {
        view.accessibilityRespondsToUserInteraction().accessibilityActivationPoint(.center)
            .accessibilityActivationPoint(CGPoint(x: 1, y: 1)).accessibilityDirectTouch(options: .silentOnTouch)
            .accessibilityDropPoint(.leading, description: "drop").accessibilityDragPoint(.top, description: Text("d"))
            .accessibilityTextContentType(.plain).accessibilityAction(.magicTap) {}
            .accessibilityActions(category: .edit) { Button("Edit") {} }
            .accessibility(addTraits: .isSelected).accessibility(sortPriority: 1).accessibility(hidden: false)
            .accessibility(value: Text("v")).accessibility(hint: Text("h")).accessibility(inputLabels: [Text("i")])
            .accessibility(removeTraits: .isImage).accessibility(identifier: "id")
    }
}
