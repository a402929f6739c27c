import Foundation

/// Records the drawing operations of a canvas's closure, and their dependencies. All contexts of one layer share
/// a recording.
final class CanvasRecording {
    private(set) var operations: [CanvasOperation] = []
    let environment: EnvironmentValues
    let size: CGSize
    let theme: ThemeVariant
    let displayScale: CGFloat
    /// Used on the main actor only, where the closures of canvases run.
    let tree: LayoutTree
    let symbols: (any SymbolFinder)?

    init(_ environment: EnvironmentValues, size: CGSize, tree: LayoutTree, symbols: (any SymbolFinder)?) {
        (self.environment, self.size, self.tree, self.symbols) = (environment, size, tree, symbols)
        theme = environment.themeVariant
        displayScale = environment.displayScale
    }

    /// Creates a recording for the operations of a layer.
    init(layerOf outer: CanvasRecording) {
        (environment, size, tree, symbols) = (outer.environment, outer.size, outer.tree, outer.symbols)
        (theme, displayScale) = (outer.theme, outer.displayScale)
    }

    /// The current time, for texts that show it.
    var now: Date {
        let tree = tree
        return MainThread.sync { tree.now() }
    }

    func add(_ content: CanvasOperation.Content, _ state: CanvasState) {
        operations.append(CanvasOperation(content, state))
    }
}
