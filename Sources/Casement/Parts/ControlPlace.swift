import CasementCore
import Foundation

extension View {
    /// Aligns the view's centre with the middle of capital letters when texts are aligned by their baselines.
    func centredOnCapitals() -> some View {
        alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + ControlPlace.halfCapital }
            .alignmentGuide(.lastTextBaseline) { $0[VerticalAlignment.center] + ControlPlace.halfCapital }
    }

    /// Aligns the view with the controls of a form in columns; its label is before it.
    func alignedAsFormControl() -> some View { alignmentGuide(.formControls) { $0[.leading] } }

    /// Sets the font of a control's label to that of the control size, unless a font is set.
    func controlLabel(_ size: ControlSize) -> some View {
        transformEnvironment(\.font) { $0 = $0 ?? size.font }
    }
}

private enum ControlPlace {
    /// Half the height of a capital letter of the standard font, in points.
    static let halfCapital: CGFloat = 4.7
}
