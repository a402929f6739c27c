import Foundation

/// Collects the steps that a canvas's closure draws, and knows what they depend on. All contexts of one layer share one.
final class CanvasRecording {
    private(set) var operations: [CanvasOperation] = []
    let environment: EnvironmentValues
    let size: CGSize
    let theme: ThemeVariant
    let displayScale: CGFloat
    /// Only used on the main actor, where closures of canvases run.
    let tree: LayoutTree
    let symbols: (any SymbolFinder)?

    init(_ environment: EnvironmentValues, size: CGSize, tree: LayoutTree, symbols: (any SymbolFinder)?) {
        (self.environment, self.size, self.tree, self.symbols) = (environment, size, tree, symbols)
        theme = environment.themeVariant
        displayScale = environment.displayScale
    }

    /// For the steps of a layer.
    init(layerOf outer: CanvasRecording) {
        (environment, size, tree, symbols) = (outer.environment, outer.size, outer.tree, outer.symbols)
        (theme, displayScale) = (outer.theme, outer.displayScale)
    }

    /// The time of day, which texts may tell.
    var now: Date {
        let tree = tree
        return MainThread.sync { tree.now() }
    }

    func add(_ content: CanvasOperation.Content, _ state: CanvasState) {
        operations.append(CanvasOperation(content, state))
    }
}
