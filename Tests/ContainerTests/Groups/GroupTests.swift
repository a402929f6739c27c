import CasementTesting
import Expectations
import Foundation
import SwiftUI
import Testing

private struct Item: Identifiable {
    let id: String
    var children: [Item]?
}

@MainActor @Observable private final class Opened {
    var isOpen = false
    var appeared: [String] = []
}

private struct FramedStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}

@MainActor struct GroupTests {
    private func texts(_ host: TestHost) -> [String] {
        func collect(_ node: AccessibilitySnapshot) -> [String] {
            (node.label.map { [$0] } ?? []) + node.children.flatMap(collect)
        }
        return host.accessibilityTree.children.flatMap(collect)
    }

    @Test("a press opens a group, another closes it; its content is created when it is open")
    func press() {
        let model = Opened()
        let host = TestHost {
            DisclosureGroup("Details") {
                Text("inside").onAppear { model.appeared.append("inside") }
            }
            .accessibilityIdentifier("group")
        }
        expect(texts(host) == ["Details"] && model.appeared.isEmpty)
        let frame = host.frame("group") ?? .zero
        host.tap(at: CGPoint(x: frame.midX, y: frame.minY + 8))
        host.settle()
        expect(texts(host) == ["Details", "inside"] && model.appeared == ["inside"])
        let open = host.frame("group") ?? .zero
        expect(open.height > frame.height)
        host.tap(at: CGPoint(x: open.minX + 5, y: open.minY + 8))
        expect(texts(host), equals: ["Details"])
    }

    @Test("a binding opens and closes the group, and is set by presses")
    func binding() {
        let model = Opened()
        let host = TestHost {
            @Bindable var model = model
            DisclosureGroup(isExpanded: $model.isOpen) {
                Text("inside")
            } label: {
                Text("title")
            }
            .accessibilityIdentifier("group")
        }
        model.isOpen = true
        host.update()
        expect(texts(host), equals: ["title", "inside"])
        let frame = host.frame("group") ?? .zero
        host.tap(at: CGPoint(x: frame.minX + 24, y: frame.minY + 8))
        expect(!model.isOpen && texts(host) == ["title"])
    }

    @Test("a custom style applies to nested groups too")
    func style() {
        let host = TestHost {
            DisclosureGroup("outer") { DisclosureGroup("inner") { Text("core") } }
                .disclosureGroupStyle(FramedStyle())
        }
        expect(texts(host), equals: ["open", "outer"])
    }

    @Test("an outline has groups for elements with children, and leaves")
    func outline() {
        let items = [
            Item(id: "a", children: [Item(id: "a1"), Item(id: "a2", children: [Item(id: "deep")])]), Item(id: "b"),
        ]
        let host = TestHost {
            VStack(alignment: .leading) {
                OutlineGroup(items, children: \.children) { item in
                    Text(item.id).accessibilityIdentifier(item.id)
                }
            }
        }
        func open(_ id: String) {
            let frame = host.frame(id) ?? .zero
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            host.settle()
        }
        expect(texts(host), equals: ["a", "b"])
        open("a")
        expect(texts(host), equals: ["a", "a1", "a2", "b"])
        open("a2")
        expect(texts(host), equals: ["a", "a1", "a2", "deep", "b"])
        let steps = ["a", "a2", "deep"].map { host.frame($0)?.minX ?? 0 }
        expect(steps[1] - steps[0] == 18 && steps[2] - steps[1] == 18, "\(steps)")
        expect(host.frame("b")?.minX, equals: steps[0])
        open("a")
        expect(texts(host), equals: ["a", "b"])
    }

    @Test("a box surrounds its content, below its title")
    func box() {
        let host = TestHost {
            GroupBox("Title") { Color.red.frame(width: 100, height: 40).accessibilityIdentifier("content") }
                .accessibilityIdentifier("box")
        }
        let box = host.frame("box") ?? .zero, content = host.frame("content") ?? .zero
        expect(box.width == 120 && content.minX == box.minX + 10 && content.maxY == box.maxY - 10)
        expect(texts(host), equals: ["Title"])
    }
}
