import QuickLook
import SwiftUI
import UniformTypeIdentifiers

// Names that programs of other systems use, in the forms in which they use them.

private struct Described: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
        let y = AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) { "\($0) steps" }
        let points = [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: "Tue", y: 5)]
        let series = AXDataSeriesDescriptor(name: "Steps", isContinuous: false, dataPoints: points)
        return AXChartDescriptor(title: "Steps", summary: nil, xAxis: x, yAxis: y, series: [series])
    }
}

struct OtherNames: View {
    @State private var url: URL?
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
        VStack {
            Text("Chart").accessibilityChartDescriptor(Described())
            Text("Touch").touchBar { Button("Save") {} }.touchBarItemPresence(.required("save"))
            Text("Wrist").accessibilityQuickAction(style: .prompt) { Button("Add") {} }
            Text("Hand").userActivity("org.example.read", element: url) { url, activity in activity.webpageURL = url }
            Text("Over").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { url = $0.webpageURL }
            Text("Services").exportsItemProviders([.text]) { [] }.importsItemProviders([.image]) { _ in true }
            Text("Caret").textSelectionAffinity(.upstream).paletteSelectionEffect(.symbolVariant(.fill))
            Text("Bar").windowToolbarFullScreenVisibility(.onHover).listRowHoverEffect(.highlight)
            Text("Move").gesture(WindowDragGesture()).allowsWindowActivationEvents(true)
            Text("Blend").foregroundStyle(.red.blendMode(.multiply)).background(.blendMode(.screen))
        }
        .quickLookPreview($url)
    }
}
