import Foundation

extension Image {
    /// The content of the image in its environment: a picture, or a symbol in the size of the font.
    @MainActor func canvasContent(
        _ environment: EnvironmentValues, font: FontRequest? = nil, _ engine: any PictureEngine
    ) -> CanvasImage.Content {
        switch source {
        case .symbol(let name, _): return .symbol(symbol(name, environment, font, engine))
        case .picture(let picture): return .picture(appearance(of: picture))
        // A drawing that could not be drawn, as inside a text.
        case .drawn: return .symbol(symbol(SymbolLibrary.placeholder, environment, font, engine))
        case .named(let name, let folder):
            let wanted = PictureName(
                name, folder: folder, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
            var message = ""
            if let picture = engine.picture(wanted, message: &message) { return .picture(appearance(of: picture)) }
            RuntimeWarning.issue(message)
            return .symbol(symbol(SymbolLibrary.placeholder, environment, font, engine))
        }
    }

    private func appearance(of picture: Picture) -> ImageGraphic.Appearance {
        var appearance = ImageGraphic.Appearance(picture)
        if let resizing { (appearance.caps, appearance.mode) = (PictureCaps(resizing.capInsets), resizing.mode) }
        appearance.interpolation = chosenInterpolation ?? .medium
        appearance.isTemplate = chosenTemplateMode.map { $0 == .template } ?? picture.isTemplate
        return appearance
    }

    @MainActor private func symbol(
        _ name: String, _ environment: EnvironmentValues, _ font: FontRequest?, _ engine: any PictureEngine
    ) -> SizedSymbol {
        let font =
            font
            ?? (environment.font ?? .body)
            .request(environment.textTraits.traits.font, textSize: environment.dynamicTypeSize)
        let name = environment.layoutDirection == .rightToLeft ? SymbolName.mirrored(name) : name
        return SizedSymbol(
            SymbolLibrary.outline(name, environment.symbolVariants, engine), font: font,
            imageScale: environment.imageScale, displayScale: environment.displayScale)
    }
}

extension EnvironmentValues {
    /// The paints of a symbol's layers, front to back: a single paint if all are equal.
    func symbolPaints(_ image: Image, layers: Int) -> [Paint] {
        let paints = flatSymbolPaints(image.chosenSymbolMode ?? symbolRenderingMode, layers: layers)
        guard (image.chosenSymbolColorMode ?? symbolColorRenderingMode)?.isGradient ?? false else { return paints }
        return paints.map { paint in
            // A gradient of the program stays as it is.
            guard case .color(let color) = paint else { return paint }
            let own = Color(
                red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
                opacity: Double(color.alpha))
            return own.gradient.paint(in: self)
        }
    }

    private func flatSymbolPaints(_ mode: SymbolRenderingMode?, layers: Int) -> [Paint] {
        guard layers > 1 else { return [foregroundPaint] }
        switch mode?.mode ?? .monochrome {
        case .monochrome, .multicolor: return [foregroundPaint]
        case .palette, .hierarchical:
            return (0..<layers).map { HierarchicalShapeStyle(level: $0).paint(in: self) }
        }
    }
}
