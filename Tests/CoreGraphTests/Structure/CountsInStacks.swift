import CoreTesting
import Expectations
import HostSupport
import Testing

/// The number and order of a container's displayables.
@MainActor struct CountsInStacks {
    @Test("a tuple has as many displayables as its members together")
    func sum() {
        let host = TestHost {
            HStack {
                Group {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    Text("c")
                }
            }
        }
        expect(host.layoutTree.outline, equals: "HStack { Text, Text, Text }")
        expect(host.labels, equals: ["a", "b", "c"])
    }

    @Test("a modifier of a group modifies each displayable, those of inner groups too")
    func group() {
        let host = TestHost {
            VStack {
                Group {
                    Color.red.accessibilityIdentifier("red")
                    Group {
                        Color.blue.accessibilityIdentifier("blue")
                        Color.green.accessibilityIdentifier("green")
                    }
                }
                .frame(width: 100, height: 100)
            }
            .frame(width: 100, height: 316)
        }
        let origin = host.layoutTree.frame.origin
        let frames = ["red", "blue", "green"].map { host.frame($0)?.offsetBy(dx: -origin.x, dy: -origin.y) }
        expect(frames, equals: [0, 108, 216].map { CGRect(x: 0, y: $0, width: 100, height: 100) })
    }

    @Test("padding on a group pads each displayable, padding on a stack only the stack")
    func padding() {
        func blocks() -> some View {
            Group {
                Block("red", 10, 10)
                Block("blue", 20, 10)
            }
        }
        let each = TestHost(width: 50, height: 20) { HStack(spacing: 0) { blocks().padding(5) } }
        expect(each.frame("red"), equals: CGRect(x: 5, y: 5, width: 10, height: 10))
        expect(each.frame("blue"), equals: CGRect(x: 25, y: 5, width: 20, height: 10))
        expect(each.layoutTree.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 20))
        let whole = TestHost(width: 40, height: 20) { HStack(spacing: 0) { blocks() }.padding(5) }
        expect(whole.layoutTree.frame, equals: CGRect(x: 0, y: 0, width: 40, height: 20))
        expect(whole.frame("blue"), equals: CGRect(x: 15, y: 5, width: 20, height: 10))
    }

    @Test("a row of a ForEach may have several displayables")
    func rows() {
        let host = TestHost {
            VStack {
                Color.red
                Color.green
                ForEach(0..<1) { _ in
                    Color.red.frame(width: 20, height: 20)
                    Spacer()
                    Color.blue.frame(width: 20, height: 20)
                }
            }
        }
        expect(host.layoutTree.outline, equals: "VStack { Color, Color, frame { Color }, Spacer, frame { Color } }")
    }

    @Test("three borders around a group of three")
    func borders() {
        let host = TestHost {
            HStack {
                Group {
                    Text("a")
                    Text("b")
                    Text("c")
                }.border(Color.red)
            }
        }
        expect(host.layoutTree.outline, equals: "HStack { border { Text }, border { Text }, border { Text } }")
    }

    @Test("modifiers that neither place nor draw are not in the layout tree")
    func withoutPlace() {
        let host = TestHost {
            VStack {
                Text("a").onAppear {}.id(1).font(.headline).disabled(true).accessibilityIdentifier("a").onTapGesture {}
                Text("b").layoutPriority(1).foregroundStyle(.red).environment(\.lineLimit, 1)
            }
        }
        expect(host.layoutTree.outline, equals: "VStack { Text, Text }")
    }

}
