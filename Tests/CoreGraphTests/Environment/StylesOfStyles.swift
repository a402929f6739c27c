import CoreTesting
import Expectations
import HostSupport
import Testing

@MainActor struct StylesOfStyles {
    @Test("a level of the hierarchy may hide its type or be fainter; it is relative to the style around it")
    func hiddenSteps() {
        func pixel<S: ShapeStyle>(_ style: S) -> [Int] {
            TestHost { Rectangle().foregroundStyle(style).foregroundStyle(.red) }.pixel(200, 150)
        }
        expect(pixel(AnyShapeStyle(.secondary)), equals: pixel(HierarchicalShapeStyle.secondary))
        expect(pixel(AnyShapeStyle(.foreground)), equals: pixel(Color.red))
        expect(pixel(HierarchicalShapeStyle.primary.opacity(0.35)), equals: pixel(HierarchicalShapeStyle.tertiary))
        expect(pixel(AnyShapeStyle(.blue)), equals: pixel(Color.blue))
        let alone = TestHost { Rectangle().foregroundStyle(AnyShapeStyle(.secondary)) }
        let plain = TestHost { Rectangle().foregroundStyle(.secondary) }
        expect(alone.pixel(200, 150), equals: plain.pixel(200, 150))
        alone.setEnvironment(\.colorScheme, .dark)
        plain.setEnvironment(\.colorScheme, .dark)
        expect(alone.pixel(200, 150), equals: plain.pixel(200, 150))
    }
}
