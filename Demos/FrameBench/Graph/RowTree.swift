import Casement
import CasementCore
import CasementSDL

/// COUNT rows in a pipeline of 800x600 points that never paints.
@MainActor final class RowTree {
    let model: RowsModel
    let pipeline: FramePipeline

    static let size = CGSize(width: 800, height: 600)

    /// Creates the rows. `textEngine` has already loaded its font, as in a program that shows anything.
    init(_ name: GraphScenarioName, model: RowsModel, count: Int, textEngine: SystemTextEngine) {
        self.model = model
        WatchedRow.id = model.items[model.items.count / 2].id
        switch name {
        case .environment: pipeline = Self.makePipeline(textEngine) { UnitRowsView(model: model) }
        case .preference: pipeline = Self.makePipeline(textEngine) { SummedRowsView(model: model) }
        case .toggle: pipeline = Self.makePipeline(textEngine) { FramedRowsView(model: model) }
        case .relayout: pipeline = Self.makePipeline(textEngine) { WrappingRowsView(model: model) }
        case .lazy, .lazyLast: pipeline = Self.makePipeline(textEngine) { LazyRowsView(count: count) }
        case .list, .listLast, .listScroll, .listSelect:
            pipeline = Self.makePipeline(textEngine) { ListRowsView(count: count) }
        case .listItems: pipeline = Self.makePipeline(textEngine) { ListItemsView(model: model) }
        default: pipeline = Self.makePipeline(textEngine) { RowsView(model: model) }
        }
    }

    private static func makePipeline(
        _ textEngine: SystemTextEngine, @ViewBuilder content: @escaping () -> some View
    ) -> FramePipeline {
        // A font whose digits all have the same width: a text that changes keeps its size.
        FramePipeline(
            size: size, scale: 1, environment: EnvironmentValues(), textEngine: textEngine,
            rasteriser: CairoRasteriser(), clock: { Date() }
        ) {
            content().font(.custom("DejaVu Sans", fixedSize: 14))
        }
    }

    /// Gives the keyboard focus to the view at the top.
    func click() {
        let point = CGPoint(x: 50, y: 20)
        for event in [InputEvent.pointerDown(point, .primary, clicks: 1), .pointerUp(point, .primary)] {
            pipeline.handle(event)
        }
        pipeline.updateUntilStable()
        drain()
    }

    /// Takes the changes that the graphics would take, so that they do not accumulate over iterations.
    func drain() { pipeline.graphics.update() }
}
