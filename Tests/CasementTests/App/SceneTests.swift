import CasementCore
import Expectations
import Testing

@testable import Casement

/// The scenes of a program that open.
@MainActor struct SceneTests {
    private struct Windows: Scene {
        var body: some Scene {
            WindowGroup("First") { Text("1") }.defaultSize(width: 300, height: 200)
            WindowGroup("Second", id: "second") { Text("2") }
            WindowGroup("Third") { Text("3") }
        }
    }

    private func window(of scenes: some Scene) -> (title: String?, warnings: [String]) {
        var warnings: [String] = []
        RuntimeWarning.onIssue = { warnings.append($0) }
        defer { RuntimeWarning.onIssue = nil }
        return (AppRunner.mainWindow(of: scenes)?.title, warnings)
    }

    @Test("the first scene opens, and a warning names those that never do")
    func severalScenes() {
        let (title, warnings) = window(of: Windows())
        expect(title, equals: "First")
        expect(
            warnings, equals: [#"Only the first scene of a program opens. These windows never do: "Second", "Third"."#])
    }

    @Test("a program with one scene causes no warning")
    func oneScene() {
        let (title, warnings) = window(of: WindowGroup("Only") { Text("1") }.windowResizability(.contentSize))
        expect(title == "Only" && warnings.isEmpty)
    }
}
