import CoreTesting
import Expectations
import HostSupport
import Testing

/// Seeded random scrolls and edits, under and over all kinds of views: after each frame the window equals one painted
/// as a whole, and no pixel outside the damage is written.
@MainActor struct DamageProperties {
    @Observable @MainActor final class World {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var ids = Array(0..<30)
        var changed = 0
        var mark: CGFloat = 0
        var isCovered = false
        var fade = 1.0
        var inner: CGFloat = 0
        @ObservationIgnored let kind: Int
        @ObservationIgnored var next = 1000

        init(kind: Int) { self.kind = kind }
    }

    private struct Row: View {
        let id: Int
        let world: World
        var body: some View {
            HStack(spacing: 4) {
                Color(red: Double(id % 7) / 7, green: Double(id % 5) / 5, blue: 0.4).frame(width: 16, height: 16)
                Text(id == world.changed % 30 ? "changed \(world.changed)" : "row \(id)").opacity(id % 4 == 0 ? 0.5 : 1)
                if id % 6 == 0 { Circle().fill(.green).frame(width: 14, height: 14) }
                if id % 9 == 0 {
                    ZStack {
                        Color.red
                        Text("L").foregroundStyle(.white)
                    }
                    .frame(width: 20, height: 16).clipShape(Capsule())
                }
                if id % 11 == 0 { Text("both").offset(x: world.inner).border(Color.black) }
            }
            .frame(height: 20)
        }
    }

    private struct List: View {
        let world: World
        var body: some View {
            VStack(alignment: .leading, spacing: world.kind % 3 == 0 ? 0 : 3) {
                ForEach(world.ids, id: \.self) { Row(id: $0, world: world) }
            }
            .font(.system(size: 11))
            .background(Color.white.opacity(world.kind % 2 == 0 ? 1 : 0.2))
        }
    }

    private struct Page: View {
        let world: World
        var body: some View {
            ZStack(alignment: .topLeading) {
                switch world.kind % 4 {
                case 0: Color.yellow
                case 1: LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom).frame(width: 60)
                default: Circle().fill(.orange).frame(width: 40, height: 40).offset(x: 20, y: world.mark)
                }
                List(world: world)
                    .offset(x: world.x, y: world.y)
                    .frame(width: 160, height: 150, alignment: .topLeading)
                    .clipped()
                    .border(Color.gray)
                    .padding(8)
                    .opacity(world.fade)
                Color.purple.opacity(0.4).frame(width: 30, height: 30).offset(x: 100, y: world.mark)
                Text("over").padding(4).background(Color.white, in: Capsule()).offset(x: 60, y: 60)
                if world.isCovered { Color.teal.frame(width: 90, height: 60).offset(x: 10, y: 40) }
            }
        }
    }

    private struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11 ^ state << 17
        }
    }

    private func edit(_ world: World, _ random: inout Seeded) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0...3: world.y -= CGFloat(Int.random(in: -30...30, using: &random))
        case 4: world.x += CGFloat(Int.random(in: -9...9, using: &random))
        case 5: world.y += 0.5
        case 6:
            world.next += 1
            world.ids.insert(world.next, at: Int.random(in: 0...world.ids.count, using: &random))
        case 7 where !world.ids.isEmpty: world.ids.remove(at: Int.random(in: 0..<world.ids.count, using: &random))
        case 8: world.changed += 1
        case 9: world.mark = CGFloat(Int.random(in: 0...100, using: &random))
        case 10: world.isCovered.toggle()
        case 11: world.fade = world.fade == 1 ? 0.6 : 1
        case 12: world.inner = CGFloat(Int.random(in: -10...10, using: &random))
        default: world.ids.shuffle(using: &random)
        }
        if world.y < -400 || world.y > 100 { world.y = 0 }
        if abs(world.x) > 50 { world.x = 0 }
    }

    @Test("incremental pixels equal those of a whole frame", arguments: 0..<24)
    func incremental(seed: Int) {
        var random = Seeded(state: UInt64(seed) &* 7919 &+ 17)
        let world = World(kind: seed)
        let scale: CGFloat = [1, 1.5, 2][seed % 3]
        let host = TestHost(width: 180, height: 170, scale: scale) { Page(world: world) }
        host.checksDamage = true
        host.update()
        var moved = 0
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...2, using: &random) { edit(world, &random) }
            moved += host.statistics {}.movedPixels
            let shown = host.snapshot()
            host.pipeline.graphics.damageAll()
            host.update()
            let difference = host.snapshot().difference(from: shown, tolerance: 0)
            guard difference?.count == 0, host.strayPixels == nil else {
                Issue.record(
                    "seed \(seed), step \(step): \(String(describing: difference)) \(host.strayPixels ?? "")")
                return
            }
        }
        expect(moved > 0 || seed % 4 == 1, "no pixels were moved")
    }

    @Test("rectangles of damage cover all that was added, do not overlap and are few")
    func regions() {
        var random = Seeded(state: 5)
        for _ in 0..<200 {
            let bounds = PixelRect(x: 0, y: 0, width: 100, height: 80)
            var region = DamageRegion(bounds: bounds)
            var isAdded = Array(repeating: false, count: bounds.area)
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                let isLong = Bool.random(using: &random)
                let rect = PixelRect(
                    x: Int.random(in: -10..<100, using: &random), y: Int.random(in: -10..<80, using: &random),
                    width: Int.random(in: 0...(isLong ? 90 : 12), using: &random),
                    height: Int.random(in: 0...(isLong ? 4 : 30), using: &random))
                region.add(rect)
                let seen = rect.intersection(bounds)
                for y in seen.y..<seen.maxY { for x in seen.x..<seen.maxX { isAdded[y * 100 + x] = true } }
            }
            expect(region.rects.count <= 8)
            var covered = Array(repeating: 0, count: bounds.area)
            for rect in region.rects {
                expect(bounds.contains(rect) && !rect.isEmpty)
                for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { covered[y * 100 + x] += 1 } }
            }
            expect(covered.allSatisfy { $0 <= 1 })
            expect(zip(isAdded, covered).allSatisfy { !$0 || $1 == 1 })
        }
    }

    @Test("flashed damage is tinted for a moment, and then no longer")
    func flashes() {
        let world = World(kind: 0)
        let host = TestHost(width: 180, height: 170) { Page(world: world) }
        host.update()
        host.pipeline.graphics.flashesDamage = true
        world.changed = 3
        host.update()
        let tinted = host.snapshot()
        host.pipeline.graphics.flashesDamage = true
        world.y = -20
        host.update()
        expect(host.settle())
        let settled = host.snapshot()
        host.pipeline.graphics.flashesDamage = false
        host.pipeline.graphics.damageAll()
        host.update()
        expect(settled, equals: host.snapshot())
        expect(tinted != settled)
    }

    @Test(
        "a window that moves to another scale redraws every texture once", arguments: [1.25, 1.5, 2])
    func scales(scale: CGFloat) {
        let world = World(kind: 0)
        let host = TestHost(width: 180, height: 170) { Page(world: world) }
        host.update()
        let first = host.takeStatistics()
        host.move(toScale: scale)
        let moved = host.takeStatistics()
        expect(moved.texturesCreated + moved.texturesUpdated >= 5)
        expect(moved.texturesCreated + moved.texturesUpdated <= first.texturesCreated + first.texturesUpdated + 2)
        expect(moved.framesPresented, equals: 1)
        expect(moved.bodies, equals: 0)
        host.update()
        let after = host.takeStatistics()
        expect(after.texturesUpdated + after.texturesCreated + after.damagedPixels, equals: 0)
    }
}
