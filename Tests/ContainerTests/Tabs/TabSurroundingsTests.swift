import CasementTesting
import ControlSupport
import Expectations
import HostSupport
import SwiftUI
import Testing

/// What the pages of a tab view know of it, and what is below them.
@MainActor struct TabSurroundingsTests {
    private struct Page: View {
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.isTabBarShowingSections) private var showsSections
        var body: some View {
            Text(placement == .sidebar ? "sidebar" : placement == .topBar ? "bar" : "neither")
            Text(showsSections ? "sections" : "no sections")
        }
    }

    private struct Accessory: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .expanded ? "below" : "nowhere") }
    }

    private func host(_ width: CGFloat, _ placement: AdaptableTabBarPlacement) -> TestHost {
        let host = TestHost(width: width, height: 300) {
            TabView {
                Tab("One", systemImage: "star") { Page() }
                Tab("Two", systemImage: "heart") { Text("two") }
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultAdaptableTabBarPlacement(placement)
        }
        host.settle()
        return host
    }

    @Test("An adaptable tab view has a sidebar where there is room, unless the program prefers the bar")
    func placement() {
        let wide = host(800, .automatic)
        expect(wide.find(text: "sidebar") != nil && wide.find(text: "sections") != nil)
        let narrow = host(300, .sidebar)
        expect(narrow.find(text: "bar") != nil && narrow.find(text: "no sections") != nil)
        expect(host(800, .tabBar).find(text: "bar") != nil)
    }

    @Test("An accessory is below the pages while it is enabled")
    func accessory() {
        let isOn = Box(false)
        let host = TestHost.live(width: 300, height: 300) {
            TabView {
                Tab("One", systemImage: "star") { Color.red.accessibilityIdentifier("page") }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory(isEnabled: isOn.value) { Accessory() }
        }
        host.settle()
        expect(host.frame("page")?.maxY, equals: 300)
        isOn.value = true
        host.settle()
        expect((host.find(text: "below")?.minY ?? 0) > (host.frame("page")?.maxY ?? 300))
    }
}
