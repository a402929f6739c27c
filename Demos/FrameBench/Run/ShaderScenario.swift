import Casement

/// A view of COUNT points a side among labels, drawn by a function of its pixels whose time is new in every frame: only
/// that view is drawn again.
@MainActor struct ShaderScenario: RunScenario {
    private let model = MotionModel()
    private let side: CGFloat

    init(side: Int) { self.side = CGFloat(side) }

    var content: some View { ShadedView(model: model, side: side) }

    func step(_ number: Int) { model.frame = number }
}

private struct ShadedView: View {
    let model: MotionModel
    let side: CGFloat

    var body: some View {
        HStack(alignment: .top) {
            VStack { ForEach(0..<30) { Text("Label \($0)").font(.bench(13)) } }
            Ripples(model: model)
                .frame(width: side, height: side)
        }
    }
}

private struct Ripples: View {
    let model: MotionModel

    var body: some View {
        let time = Float(model.frame % 60) / 60
        VStack(spacing: 0) { ForEach(0..<8) { Color.bench($0) } }
            .layerEffect(
                ShaderLibrary.ripple(.float2(60, 60), .float(time)), maxSampleOffset: CGSize(width: 12, height: 12))
    }
}
