import CasementCore
import Foundation

extension View {
    /// Stands, where texts are aligned by their baselines, with its middle in the middle of their capital letters.
    func centredOnCapitals() -> some View {
        alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + ControlPlace.halfCapital }
            .alignmentGuide(.lastTextBaseline) { $0[VerticalAlignment.center] + ControlPlace.halfCapital }
    }

    /// Begins where the controls of a form in columns do, with its label before that.
    func alignedAsFormControl() -> some View { alignmentGuide(.formControls) { $0[.leading] } }

    /// The label of a control has its size.
    func controlLabel(_ size: ControlSize) -> some View {
        transformEnvironment(\.font) { $0 = $0 ?? size.font }
    }
}

private enum ControlPlace {
    /// Half the height of a capital letter of the usual text, points.
    static let halfCapital: CGFloat = 4.7
}
