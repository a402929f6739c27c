import CoreTesting
import Expectations
import HostSupport
import TestData
import Testing

/// Retained textures: created with a view, destroyed with it, redrawn in place when it changes.
@MainActor struct TextureLifetimes {
    @Test("texts create textures, fills and stacks create none")
    func made() {
        let host = TestHost {
            VStack {
                Text("a")
                Text("b")
                Color.red
                Rectangle()
                Divider()
                Spacer()
            }.border(Color.blue)
        }
        let statistics = host.takeStatistics()
        expect(statistics.texturesCreated, equals: 2)
        expect(statistics.texturesAlive, equals: 2)
    }

    @Test("an inserted view creates textures, a removed one destroys them")
    func comesAndGoes() {
        let flag = Flag(false)
        let host = TestHost.live {
            VStack {
                Text("a")
                if flag.value {
                    Text("b")
                    Circle().frame(width: 20, height: 20)
                }
            }
        }
        host.update()
        let came = host.statistics { flag.value = true }
        expect(came.textures, equals: "2 created, 0 updated, 0 destroyed, 3 alive")
        let went = host.statistics { flag.value = false }
        expect(went.textures, equals: "0 created, 0 updated, 2 destroyed, 1 alive")
    }

    @Test("a change draws into the existing texture")
    func updates() {
        let text = Box("one")
        let host = TestHost.live {
            VStack {
                Text(text.value)
                Text("still")
            }
        }
        host.update()
        let statistics = host.statistics { text.value = "two" }
        expect(statistics.textures.hasPrefix("0 created, 1 updated, 0 destroyed"))
        expect(statistics.texturesAlive, equals: 2)
        expect(statistics.rasterisedPixels > 0)
    }

    @Test("equal texts share a texture; a text that changes gets its own")
    func shared() {
        let text = Box("same")
        let host = TestHost.live {
            VStack {
                Text("same")
                Text("same")
                Text(text.value)
            }
        }
        expect(host.takeStatistics().texturesAlive, equals: 1)
        let parted = host.statistics { text.value = "other" }
        expect(parted.textures.hasPrefix("1 created, 0 updated, 0 destroyed"))
        expect(parted.texturesAlive, equals: 2)
        let joined = host.statistics { text.value = "same" }
        expect(joined.textures.hasPrefix("0 created, 0 updated, 1 destroyed"))
        expect(joined.texturesAlive, equals: 1)
        expect(joined.rasterisedPixels, equals: 0)
    }

    @Test("texts that change among a few values look as new ones do", arguments: 0..<10)
    func changing(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let values = ["1", "2", "12", "three", "two lines of which the second is cut off"]
        let texts = Box((0..<8).map { _ in values[random.number(0...4)] })
        // Those that are scrolled away are not painted, and change all the same.
        let top = Box<CGFloat>(0)
        func content() -> some View {
            VStack(spacing: 0) {
                ForEach(0..<8, id: \.self) { Text(texts.value[$0]).frame(width: 60, height: 18) }
            }
            .offset(y: top.value)
        }
        let host = TestHost.live(width: 80, height: 80) { content() }
        for step in 0..<40 {
            for _ in 0..<random.number(1...2) {
                for index in 0..<8 where random.once(in: 3) { texts.value[index] = values[random.number(0...4)] }
                if random.once(in: 4) { top.value = CGFloat(random.number(-40...40)) }
                host.update()
            }
            let fresh = TestHost.live(width: 80, height: 80) { content() }
            fresh.update()
            expect(host.snapshot() == fresh.snapshot(), "seed \(seed), step \(step): \(texts.value)")
        }
    }

    @Test("another colour rasterises nothing")
    func colour() {
        let flag = Flag(true)
        let host = TestHost.live {
            VStack {
                Text("a").foregroundColor(flag.value ? .red : .blue)
                Text("b").foregroundStyle(flag.value ? Color.red : .blue)
                Circle().fill(flag.value ? Color.red : .blue)
                Color.gray.background(flag.value ? Color.red : .blue, in: Capsule())
            }
        }
        host.update()
        let statistics = host.statistics { flag.value = false }
        expect(statistics.textures.hasPrefix("0 created, 0 updated, 0 destroyed"))
        expect(statistics.rasterisedPixels, equals: 0)
        expect(statistics.damagedPixels > 0)
        expect(host.takeLines(), equals: (0..<4).map { "Changed displayable at \($0)" })
    }

    @Test("a moved view touches no texture", arguments: [1, 2] as [CGFloat])
    func moves(scale: CGFloat) {
        let items = Box(["a", "b", "c"]), x = Box<CGFloat>(0)
        let host = TestHost.live(scale: scale) {
            VStack {
                ForEach(items.value, id: \.self) {
                    Text($0)
                    Circle().frame(width: 9, height: 9)
                }
            }.offset(x: x.value)
        }
        host.update()
        let alive = host.takeStatistics().texturesAlive
        for change in [{ x.value = 30 }, { items.value = ["c", "a", "b"] }] {
            let statistics = host.statistics(after: change)
            expect(statistics.textures.hasPrefix("0 created, 0 updated, 0 destroyed"))
            expect(statistics.rasterisedPixels, equals: 0)
            expect(statistics.texturesAlive, equals: alive)
            expect(statistics.damagedPixels > 0)
        }
    }

    @Test("layers of clips and groups are created and destroyed with their views")
    func layers() {
        let flag = Flag(true)
        let host = TestHost.live {
            ZStack {
                if flag.value {
                    Text("a").clipShape(Circle())
                    Color.red.compositingGroup()
                }
            }
        }
        host.update()
        let alive = host.takeStatistics().texturesAlive
        expect(alive >= 3)
        let statistics = host.statistics { flag.value = false }
        expect(statistics.texturesAlive, equals: 0)
        expect(statistics.texturesDestroyed, equals: alive)
    }

    @Test("a thousand insertions and removals leave no texture and no node")
    func balance() {
        let number = Box(0)
        let host = TestHost.live {
            VStack {
                if number.value % 2 == 0 {
                    Text("\(number.value)").cornerRadius(3)
                    Circle()
                } else {
                    Text("odd")
                }
            }
        }
        let first = host.takeStatistics()
        for step in 1...1000 {
            number.value = step
            host.update()
        }
        let rest = host.takeStatistics()
        expect(rest.texturesAlive, equals: first.texturesAlive)
        expect(rest.texturesCreated, equals: rest.texturesDestroyed)
        expect(rest.nodesCreated, equals: rest.nodesRemoved)
    }
}

extension FrameStatistics {
    fileprivate var textures: String {
        "\(texturesCreated) created, \(texturesUpdated) updated, \(texturesDestroyed) destroyed, \(texturesAlive) alive"
    }
}
